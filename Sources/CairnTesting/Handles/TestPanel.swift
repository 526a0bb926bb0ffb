import CairnCore
import CairnScreen
import SwiftUI

/// A presentation in front of a page: a sheet, a popover, an alert or a dialog.
///
/// ```swift
/// #expect(host.alert.title == "Delete the note?")
/// try host.alert.button("Delete").tap()
/// ```
public struct TestPanel: TestHandle {
  public let query: TestQuery
  init(_ query: TestQuery) { self.query = query }

  /// The title of an alert or a dialog, or of the top page in a sheet or popover. A panel without a title returns its
  /// first text outside of controls.
  public var title: String? {
    query.ask(or: nil) { $0.label ?? StackReader(inside: $0)?.title ?? $0.firstPlainText }
  }

  /// The labels of the buttons, in reading order.
  public var buttons: [String] {
    query.ask(or: []) { panel in panel.inside.filter { $0.role == .button && !$0.isUnseen }.compactMap(\.label) }
  }

  /// The heights that a sheet can have, in ascending order. Empty if its content sets none.
  public var detents: [PresentationDetent] {
    query.ask(or: []) { $0.presentationLook?.options.detents?.byHeight ?? [] }
  }

  /// The current height of a sheet; `nil` if its content sets none.
  ///
  /// Setting it drags the sheet to that height. If the sheet cannot have it, the failure goes to the host's
  /// `failureHandler`. Use `resize(to:)` to throw instead.
  public var detent: PresentationDetent? {
    get { query.ask(or: nil) { $0.presentationLook?.detent } }
    nonmutating set {
      guard let newValue else { return }
      assign { () throws(TestHostError) in try resize(to: newValue, query.location) }
    }
  }

  /// Drags a sheet to one of its heights.
  public func resize(
    to detent: PresentationDetent,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try resize(to: detent, .init(fileID, filePath, line, column)) }

  private func resize(
    to detent: PresentationDetent, _ location: TestHost.SourceLocation
  ) throws(TestHostError) {
    try query.perform(at: location) { (panel) throws(Failure) in
      let look = panel.presentationLook
      let heights = look?.options.detents?.byHeight ?? []
      guard let wanted = heights.firstIndex(of: detent) else {
        throw Failure(
          .noChoice("\(detent)", in: TestHostError.Candidate(panel).description, available: heights.map { "\($0)" }))
      }
      let present = look?.detent.flatMap { heights.firstIndex(of: $0) } ?? 0
      if wanted != present { try query.host.send(.step(wanted - present), to: panel) }
    }
  }

  /// Closes the panel by a swipe, or by a tap outside.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try query.perform(at: .init(fileID, filePath, line, column)) { (panel) throws(Failure) in
      try query.host.dismiss(panel)
    }
  }
}

extension TestHost {
  /// The alert in front. Like any handle, it is resolved when it is used.
  public var alert: TestPanel { panel([.alert], "alert") }

  /// The confirmation dialog in front.
  public var dialog: TestPanel { panel([.dialog], "dialog") }

  /// The confirmation dialog in front, like `dialog`.
  public var confirmationDialog: TestPanel { panel([.dialog], "confirmation dialog") }

  /// The sheet or full-screen cover in front.
  public var sheet: TestPanel { panel([.sheet], "sheet") }

  /// The full-screen cover in front.
  public var fullScreenCover: TestPanel {
    panel([.sheet], "full-screen cover") { $0.presentationLook?.style == .fullScreenCover }
  }

  /// The popover in front.
  public var popover: TestPanel { panel([.popover], "popover") }

  private func panel(
    _ roles: Set<Role>, _ name: String, where isMeant: @escaping @MainActor (Element) -> Bool = { _ in true }
  ) -> TestPanel {
    TestPanel(query(at: lastLocation).finding(.init(kind: .panel(roles, isMeant), name: name), at: lastLocation))
  }
}

extension Element {
  fileprivate var presentationLook: PresentationLook? { traits?[PresentationTrait.self] }

  /// The first text that is neither in a bar nor part of a control.
  fileprivate var firstPlainText: String? {
    for child in children where !child.isUnseen && child.role != .bar {
      if child.role == .text, let label = child.label { return label }
      if child.role.isActionable, child.role != .row { continue }
      if let found = child.firstPlainText { return found }
    }
    return nil
  }
}
