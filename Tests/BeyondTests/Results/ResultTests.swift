import Cairn
import CairnTesting
import SwiftUI
import Testing

struct PickNumber: Hashable, ResultPage {
  typealias PageResult = Int
  var title = "Pick"
}

struct NumberPicker: View, ResultPage {
  typealias PageResult = Int
  @Environment(\.finish) private var finish
  @Environment(\.navigator) private var navigator

  var body: some View {
    VStack {
      Button("Seven") { finish(7) }
      Button("Word") { finish("seven") }
      Button("Later") {
        Task {
          try? await Task.sleep(for: .seconds(1))
          finish(7)
        }
      }
      Button("Deeper") { navigator.push(Text("Deep").navigationTitle("Deep")) }
    }
    .navigationTitle("Pick")
  }
}

/// What the asker of results has heard.
@MainActor @Observable
final class Answers {
  var all: [String] = []
  var task: Task<Void, Never>?
}

@MainActor @Suite("Results of pages")
struct ResultTests {
  struct Asker: View {
    let answers: Answers
    @Binding var path: NavigationPath
    @Environment(\.navigator) private var navigator

    var body: some View {
      VStack {
        Button("Ask View") { ask { try await navigator.result(of: NumberPicker()) } }
        Button("Ask Value") { ask { try await navigator.result(of: PickNumber()) } }
        Button("Ask Unknown") { ask { try await navigator.result(of: Unregistered()) } }
        Button("Ask Closure") {
          navigator.push(NumberPicker()) { result in
            switch result {
            case .success(let number): answers.all.append("\(number)")
            case .failure(let end): answers.all.append("\(end)")
            }
          }
        }
        Button("Cancel") { answers.task?.cancel() }
      }
      .navigationTitle("Asker")
      .navigationDestination(for: PickNumber.self) { _ in NumberPicker() }
      .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
    }

    private func ask(_ question: @escaping @MainActor () async throws -> Int) {
      answers.task = Task {
        do {
          answers.all.append("\(try await question())")
        } catch {
          answers.all.append("\(error)")
        }
      }
    }
  }

  struct Unregistered: Hashable, ResultPage { typealias PageResult = Int }

  @MainActor @Observable final class Control {
    var path = NavigationPath()
    var showsStack = true
  }

  struct Screen: View {
    let answers: Answers
    @Bindable var control: Control

    var body: some View {
      if control.showsStack {
        NavigationStack(path: $control.path) { Asker(answers: answers, path: $control.path) }
      } else {
        Text("No stack")
      }
    }
  }

  enum Question: String, CaseIterable {
    case view = "Ask View"
    case value = "Ask Value"
    case closure = "Ask Closure"
  }

  enum Ending: CaseIterable {
    case finished, wrongType, back, swipe, history, withOthers, replaced, stackGone

    var expected: String {
      switch self {
      case .finished: "7"
      case .wrongType: "wrongType"
      case .back, .swipe, .history: "left"
      case .withOthers, .stackGone: "removed"
      case .replaced: "replaced"
      }
    }

    @MainActor func bringAbout(in host: TestHost, _ control: Control) throws {
      switch self {
      case .finished: try host.tap("Seven")
      case .wrongType: try host.tap("Word")
      case .back: try host.goBack()
      case .swipe: try host.swipeBack()
      case .history: try host.goBack(to: "Asker")
      case .withOthers:
        try host.tap("Deeper")
        try host.goBack(to: "Asker")
      case .replaced:
        control.path = NavigationPath(["other"])
      case .stackGone: control.showsStack = false
      }
    }
  }

  @Test(arguments: Question.allCases, Ending.allCases)
  func everyEndingIsToldOnce(_ question: Question, _ ending: Ending) async throws {
    let answers = Answers()
    let control = Control()
    let host = TestHost { Screen(answers: answers, control: control) }
    try host.tap(question.rawValue)
    await host.settle()
    #expect(host.title == "Pick")
    #expect(answers.all.isEmpty)
    try ending.bringAbout(in: host, control)
    await host.settle()
    await settled()
    #expect(answers.all == [ending.expected])
    #expect(host.title != "Pick")
  }

  /// Lets tasks of the test's own run.
  private func settled() async { for _ in 1...20 { await Task.yield() } }

  @Test func aPageThatIsPushedTwiceAnswersEachTime() async throws {
    let answers = Answers()
    let host = TestHost { Screen(answers: answers, control: Control()) }
    try host.tap("Ask View")
    await settled()
    try host.tap("Seven")
    await settled()
    try host.tap("Ask View")
    await settled()
    try host.goBack()
    await settled()
    #expect(answers.all == ["7", "left"])
  }

  @Test func twoQuestionsAtOnceAreAnsweredEach() async throws {
    let answers = Answers()
    let host = TestHost { Screen(answers: answers, control: Control()) }
    try host.tap("Ask Closure")
    #expect(host.title == "Pick")
    try host.tap("Seven")
    try host.tap("Ask Closure")
    try host.tap("Seven")
    #expect(answers.all == ["7", "7"])
  }

  @Test func aValueWithoutADestinationIsRefused() async throws {
    let answers = Answers()
    let host = TestHost { Screen(answers: answers, control: Control()) }
    try host.tap("Ask Unknown")
    await settled()
    #expect(answers.all == ["refused"])
    #expect(host.title == "Asker")
    #expect(host.diagnostics.contains { $0.code == "navigation.no-destination" })
  }

  @Test func cancelingTheTaskRemovesThePage() async throws {
    let answers = Answers()
    let host = TestHost { Screen(answers: answers, control: Control()) }
    try host.tap("Ask View")
    await settled()
    answers.task?.cancel()
    await settled()
    #expect(answers.all == ["cancelled"])
    #expect(host.title == "Asker")
  }

  // MARK: Results that nobody waits for

  struct Form: View {
    @State private var number = 0
    @State private var isChoosing = false

    var body: some View {
      NavigationStack {
        VStack {
          Text("Number \(number)")
          NavigationLink("Pick", value: PickNumber())
          Button("Sheet") { isChoosing = true }
        }
        .navigationTitle("Form")
        .navigationDestination(for: PickNumber.self) { _ in NumberPicker() }
        .sheet(isPresented: $isChoosing) { NumberPicker() }
        .onNavigationResult(of: PickNumber.self) { number, _ in self.number = number }
        .onNavigationResult(for: Int.self) { self.number = $0 * 10 }
      }
    }
  }

  @Test func aPageFromALinkAnswersTheHandlerBelow() throws {
    let host = TestHost { Form() }
    try host.tap("Pick")
    try host.tap("Seven")
    #expect(host.title == "Form")
    #expect(host.texts.contains("Number 7"))
  }

  @Test func aSheetAnswersTheHandlerAroundIt() throws {
    let host = TestHost { Form() }
    try host.tap("Sheet")
    #expect(host.sheets == 1)
    try host.tap("Seven")
    #expect(host.sheets == 0)
    #expect(host.texts.contains("Number 70"))
  }

  @Test func aResultThatNobodyWantsIsDiagnosed() throws {
    let host = TestHost { Form() }
    try host.tap("Pick")
    try host.tap("Word")
    #expect(host.title == "Form")
    #expect(host.diagnostics.contains { $0.code == "navigation.unwanted-result" })
  }

  @Test func aSecondTapOnAResultIsIgnored() throws {
    let answers = Answers()
    let host = TestHost(strict: true) { Screen(answers: answers, control: Control()) }
    try host.tap("Ask Closure")
    try host.doubleTap("Seven")
    #expect(answers.all == ["7"])
    #expect(host.pages == ["Asker"])
  }

  @Test(arguments: ["Pick", "Sheet"]) func aSecondTapOnAResultThatNobodyAwaitsIsIgnored(_ way: String) throws {
    let host = TestHost(strict: true) { Form() }
    try host.tap(way)
    try host.doubleTap("Seven")
    #expect(host.pages == ["Form"])
    #expect(host.texts.contains(way == "Pick" ? "Number 7" : "Number 70"))
  }

  @Test(arguments: ["Pick", "Sheet"]) func aLateResultOfAPageThatWasLeftIsIgnored(_ way: String) async throws {
    let host = TestHost(strict: true) { Form() }
    try host.tap(way)
    try host.tap("Later")
    await host.settle()
    if way == "Pick" { try host.goBack() } else { try host.dismissSheet() }
    await host.advance(by: .seconds(2))
    #expect(host.texts.contains("Number 0"))
  }

  struct RestoredForm: View {
    @State private var path = NavigationPath()

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Open Form", value: FormPage())
          .navigationTitle("Root")
          .navigationDestination(for: FormPage.self) { _ in FormBody() }
          .navigationDestination(for: PickSaved.self) { _ in NumberPicker() }
      }
      .restoresNavigation("form", path: $path)
    }
  }

  struct FormPage: Hashable, Codable {}
  struct PickSaved: Hashable, Codable, ResultPage { typealias PageResult = Int }

  struct FormBody: View {
    @State private var number = 0

    var body: some View {
      VStack {
        Text("Number \(number)")
        NavigationLink("Pick", value: PickSaved())
      }
      .navigationTitle("Form")
      .onNavigationResult(of: PickSaved.self) { number, _ in self.number = number }
    }
  }

  @Test func aRestoredPageAnswersThePageBelowWhichWasNotShownYet() throws {
    let first = TestHost(strict: true) { RestoredForm() }
    try first.tap("Open Form")
    try first.tap("Pick")
    let host = try first.terminateAndRestore()
    try host.tap("Seven")
    #expect(host.title == "Form")
    #expect(host.texts.contains("Number 7"))
  }
}
