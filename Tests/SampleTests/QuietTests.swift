import CairnTesting
import Foundation
import SwiftUI
import Testing

/// The samples are correct, so a program made of one prints nothing on standard error, wherever a person goes in
/// it.
@Suite("Samples print nothing")
struct QuietTests {
  /// Visits everything in an app, in a window of each width.
  @MainActor
  private static func walk<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws {
    for width in [390.0, 900, 1200] { _ = try TestHost(width: width, content: content).walkEverything(maxSteps: 60) }
  }

  private func expectSilence(_ result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation) {
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(said == "", sourceLocation: sourceLocation)
  }

  @MainActor
  private static func walkThePageOnLinksAndDestinations() throws {
    try walk { Catalog() }
    try walk { OrderStack() }
    try walk { StateDrivenPush() }
  }

  @Test func whatThePageOnLinksAndDestinationsHas() async {
    expectSilence(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        try await Self.walkThePageOnLinksAndDestinations()
      })
  }

  @MainActor
  private static func walkTheLesson() throws {
    try walk { PeopleView() }
    try walk { SettingsByBool() }
    try walk { PersonByItem { _ in } }
    try walk { ViewsByType() }
    try walk { PathOfAnything() }
    try walk { Columns(visibility: .all) }
  }

  @Test func whatTheLessonHas() async {
    expectSilence(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        try await Self.walkTheLesson()
      })
  }

  @MainActor
  private static func walkThePageOnLinks() throws {
    try walk { LabelledLink() }
    try walk { TextLink() }
    try walk { LinksToViews() }
    try walk { PresentationLinks() }
    try walk { ProgrammaticLinks() }
    try walk { CoordinatedList() }
  }

  @Test func whatThePageOnLinksHas() async {
    expectSilence(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        try await Self.walkThePageOnLinks()
      })
  }

  @available(*, deprecated)
  @MainActor
  private static func walkTheArticle() throws {
    try walk { OldSingleColumn() }
    try walk { NewSingleColumn() }
    try walk { OldTwoColumns() }
    try walk { NewTwoColumns() }
    try walk { OldThreeColumns() }
    try walk { NewThreeColumns() }
    try walk { LinksWithBools() }
    try walk { PathOfColors() }
    try walk { LinksWithSelection() }
    try walk { ListWithSelection() }
  }

  @available(*, deprecated)
  @Test func whatTheArticleHas() async {
    expectSilence(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        try await Self.walkTheArticle()
      })
  }

  @MainActor
  private static func walkAMistake() throws { try walk { NavigationLink("Nowhere", value: 1) } }

  @Test func aSampleWithAMistakeIsHeard() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await Self.walkAMistake()
    }
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(said.contains("navigation.link-outside-container"), "\(said)")
  }
}
