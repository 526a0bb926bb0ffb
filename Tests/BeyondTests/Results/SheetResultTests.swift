import Cairn
import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Results of sheets that code presents")
struct SheetResultTests {
  @MainActor @Observable final class Control {
    var showsPage = true
    var isGuarded = false
    var attempts = 0
    var scheme = ColorScheme.light
  }

  struct Picker: View, ResultPage {
    typealias PageResult = Int
    let control: Control
    @Environment(\.finish) private var finish
    @Environment(\.dismiss) private var dismiss
    @Environment(\.navigator) private var navigator
    @State private var isSaved = false
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      VStack {
        Text("In the sheet")
        Text(scheme == .dark ? "Dark" : "Light")
        Button("Seven") { finish(7) }
        Button("Word") { finish("seven") }
        Button("Close") { dismiss() }
        Button("Save") { isSaved = true }
        Button("Again") {
          Task {
            let inner = try? await navigator.result(of: Picker(control: control), in: .sheet)
            if let inner { finish(inner * 2) }
          }
        }
      }
      .navigationGuard(when: control.isGuarded && !isSaved) { attempt in
        control.attempts += 1
        attempt.stay()
      }
    }
  }

  struct Asker: View {
    let answers: Answers
    let control: Control
    @State private var presentation = ResultPresentation.sheet
    @Environment(\.navigator) private var navigator

    var body: some View {
      VStack {
        Button("Ask") {
          answers.task = Task {
            do {
              let number = try await navigator.result(of: Picker(control: control), in: presentation)
              answers.all.append("\(number)")
            } catch {
              answers.all.append("\(error)")
            }
          }
        }
        Button("Cover") { presentation = .fullScreenCover }
      }
    }
  }

  struct Screen: View {
    let answers: Answers
    let control: Control
    var isInStack = true

    var body: some View {
      if !control.showsPage {
        Text("Gone")
      } else if isInStack {
        NavigationStack { Asker(answers: answers, control: control).navigationTitle("Asker") }
          .preferredColorScheme(control.scheme)
      } else {
        Asker(answers: answers, control: control)
      }
    }
  }

  enum Ending: CaseIterable {
    case finished, wrongType, swipe, dismiss, cancelled, screenGone

    var expected: String {
      switch self {
      case .finished: "7"
      case .wrongType: "wrongType"
      case .swipe, .dismiss: "left"
      case .cancelled: "cancelled"
      case .screenGone: "removed"
      }
    }

    @MainActor func bringAbout(in host: TestHost, _ answers: Answers, _ control: Control) throws {
      switch self {
      case .finished: try host.tap("Seven")
      case .wrongType: try host.tap("Word")
      case .swipe: try host.dismissSheet()
      case .dismiss: try host.tap("Close")
      case .cancelled: answers.task?.cancel()
      case .screenGone: control.showsPage = false
      }
    }
  }

  /// Lets tasks of the test's own run.
  private func settled() async { for _ in 1...20 { await Task.yield() } }

  @Test(arguments: Ending.allCases, [true, false])
  func everyEndingIsToldOnce(_ ending: Ending, isInStack: Bool) async throws {
    let answers = Answers()
    let control = Control()
    let host = TestHost(strict: true) { Screen(answers: answers, control: control, isInStack: isInStack) }
    try host.tap("Ask")
    await host.settle()
    #expect(host.sheets == 1 && host.isVisible("In the sheet") && answers.all.isEmpty)
    try ending.bringAbout(in: host, answers, control)
    await host.settle()
    await settled()
    // A sheet on a stack goes with its page, any other with its window.
    if ending == .screenGone, !isInStack {
      #expect(answers.all.isEmpty && host.sheets == 1)
      try host.tap("Seven")
      await settled()
      #expect(answers.all == ["7"])
    } else {
      #expect(answers.all == [ending.expected])
    }
    #expect(host.sheets == 0)
  }

  @Test func aSheetAsksItsGuards() async throws {
    let answers = Answers()
    let control = Control()
    control.isGuarded = true
    let host = TestHost(strict: true) { Screen(answers: answers, control: control) }
    try host.tap("Ask")
    await host.settle()
    try host.dismissSheet()
    #expect(host.sheets == 1 && control.attempts == 1 && answers.all.isEmpty)
    try host.tap("Save")
    try host.dismissSheet()
    await settled()
    #expect(host.sheets == 0 && control.attempts == 1 && answers.all == ["left"])
  }

  @Test func aSheetPresentsAnother() async throws {
    let answers = Answers()
    let host = TestHost(strict: true) { Screen(answers: answers, control: Control()) }
    try host.tap("Ask")
    await host.settle()
    try host.tap("Again")
    await host.settle()
    #expect(host.sheets == 2)
    try host.tap("Seven")
    await host.settle()
    await settled()
    #expect(host.sheets == 0 && answers.all == ["14"])
  }

  @Test func aSheetFollowsTheColorSchemeOfItsWindow() async throws {
    let control = Control()
    let host = TestHost(strict: true) { Screen(answers: Answers(), control: control) }
    try host.tap("Ask")
    await host.settle()
    #expect(host.isVisible("Light"))
    control.scheme = .dark
    #expect(host.isVisible("Dark"))
  }

  @Test func aCoverCannotBeSwipedAway() async throws {
    let answers = Answers()
    let host = TestHost(strict: true) { Screen(answers: answers, control: Control()) }
    try host.tap("Cover")
    try host.tap("Ask")
    await host.settle()
    #expect(throws: (any Error).self) { try host.dismissSheet() }
    try host.tap("Seven")
    await settled()
    #expect(answers.all == ["7"])
  }
}
