import CairnCore
import CairnTesting
import SwiftUI
import TestSupport
import Testing

/// Known problems of other implementations, by their numbers in the list of known problems.
@MainActor
@Suite("Known problems of navigation, and how it is here")
struct KnownProblemTests {
  /// A stack of numbers on a path owned by the test.
  private struct Numbers: View {
    @Bindable var path: Switchboard<[Int]>
    var journal = Journal()
    var body: some View {
      NavigationStack(path: $path.value) {
        NavigationLink("Next", value: 1).navigationTitle("Root").logged("Root", in: journal)
          .navigationDestination(for: Int.self) { number in
            NavigationLink("Next", value: number + 1).navigationTitle("Page \(number)")
              .logged("Page \(number)", in: journal)
          }
      }
    }
  }

  @Test func problem2_manyWritesOfOneFrameAreOneChangeAndNoneIsLost() {
    let path = Switchboard([Int]())
    let journal = Journal()
    let host = TestHost { Numbers(path: path, journal: journal) }
    _ = journal.take()
    for number in 1...20 { path.value.append(number) }
    path.value.removeLast(5)
    path.value.append(99)
    #expect(host.depth == 16)
    #expect(host.title == "Page 99")
    #expect(journal.take() == ["Page 99 appears", "Root disappears"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func problem3_pathsOfDifferentTypesAreDifferentAndNothingMore() {
    struct Switching: View {
      let usesNumbers: Switchboard<Bool>
      @State private var numbers: [AnyHashable] = [1, "one", 1.0]
      @State private var words = ["a", "b"]
      var body: some View {
        if usesNumbers.value {
          NavigationStack(path: $numbers) {
            Text("Root").navigationTitle("Root")
              .navigationDestination(for: AnyHashable.self) { Text("Page").navigationTitle("\($0)") }
          }
        } else {
          NavigationStack(path: $words) {
            Text("Root").navigationTitle("Root")
              .navigationDestination(for: String.self) { Text("Page").navigationTitle($0) }
          }
        }
      }
    }
    let usesNumbers = Switchboard(true)
    let host = TestHost { Switching(usesNumbers: usesNumbers) }
    #expect(host.pages == ["Root", "1", "one", "1.0"])
    usesNumbers.value = false
    #expect(host.pages == ["Root", "a", "b"])
    usesNumbers.value = true
    #expect(host.pages == ["Root", "1", "one", "1.0"])
  }

  @Test func problem4_stacksNestAndBackUnwindsTheInnermostFirst() throws {
    let host = TestHost {
      NavigationStack {
        NavigationLink("In", value: true).navigationTitle("Outer root").navigationDestination(for: Bool.self) { _ in
          NavigationStack {
            VStack {
              NavigationLink("Inner", value: 1)
              NavigationLink("Outer", value: "word")
            }
            .navigationTitle("Inner root")
            .navigationDestination(for: Int.self) { Text("Number").navigationTitle("Number \($0)") }
          }
        }
        .navigationDestination(for: String.self) { Text("Word").navigationTitle($0) }
      }
    }
    try host.tap("In")
    try host.tap("Inner")
    #expect(host.title == "Number 1")
    try host.goBack()
    #expect(host.title == "Inner root")
    try host.tap("Outer")
    #expect(host.title == "word")
    try host.goBack()
    #expect(host.title == "Inner root")
    try host.goBack()
    #expect(host.title == "Outer root")
  }

  @Test func problem6_aTypeRegisteredTwiceFailsAStrictTestWithBothLines() {
    func show(strict: Bool) -> TestHost {
      TestHost(strict: strict) {
        NavigationStack {
          Text("Root").navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("Inner \($0)") }
            .navigationDestination(for: Int.self) { Text("Outer \($0)") }
        }
      }
    }
    withKnownIssue("The test is about the issue itself.") {
      _ = show(strict: true).title
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined()
      return message.components(separatedBy: "KnownProblemTests.swift:").count >= 3
    }
    #expect(show(strict: false).title == "Root")
  }

  @Test func problem7_nothingLandsUnderThePageOneSees() throws {
    struct Mixed: View {
      @State private var path: [Int] = []
      @State private var item: String?
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("Item") { item = "item" }
          }
          .navigationTitle("Root")
          .navigationDestination(item: $item) { name in
            VStack {
              Button("Value") { path.append(1) }
              NavigationLink("Link", value: 2)
            }
            .navigationTitle(name)
          }
          .navigationDestination(for: Int.self) { number in
            Button("Item") { item = "again" }.navigationTitle("Page \(number)")
          }
        }
      }
    }
    let host = TestHost { Mixed() }
    for (button, title) in [("Value", "Page 1"), ("Link", "Page 2")] {
      try host.tap("Item")
      try host.tap(button)
      #expect(host.title == title)
      try host.goBack()
      #expect(host.title == "Root")
    }
  }

  @Test func problem9_bindingAndStackAreTwoViewsOfOneState() throws {
    struct Deep: View {
      @Bindable var shown: Switchboard<[Bool]>
      @Bindable var item: Switchboard<String?>
      var body: some View {
        NavigationStack {
          Text("Root").navigationTitle("0").navigationDestination(isPresented: $shown.value[0]) {
            Text("One").navigationTitle("1").navigationDestination(isPresented: $shown.value[1]) {
              Text("Two").navigationTitle("2").navigationDestination(item: $item.value) { Text($0).navigationTitle($0) }
            }
          }
        }
      }
    }
    let shown = Switchboard([true, true])
    let item = Switchboard<String?>("3")
    let host = TestHost { Deep(shown: shown, item: item) }
    #expect(host.pages == ["0", "1", "2", "3"])
    item.value = nil
    #expect(host.pages == ["0", "1", "2"])
    shown.value[1] = false
    #expect(host.pages == ["0", "1"])
    shown.value[1] = true
    #expect(host.pages == ["0", "1", "2"])
    shown.value[0] = false
    #expect(host.pages == ["0"])
    #expect(shown.value == [false, false])
  }

  @Test func problem9_aPathIsClearedAlsoWhileASearchIsActive() throws {
    struct Searching: View {
      @State private var path = [1]
      @State private var text = ""
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
            Button("Clear") { path = [] }.navigationTitle("Page").searchable(text: $text, prompt: "Find")
          }
        }
      }
    }
    let host = TestHost { Searching() }
    try host.type("words", into: "Find")
    try host.tap("Clear")
    #expect(host.title == "Root")
  }

  @Test func problem10_oneBackIsOnePageWhateverElseHappens() throws {
    let path = Switchboard([1, 2, 3])
    let host = TestHost { Numbers(path: path) }
    try host.goBack()
    path.value = path.value.map { $0 + 10 }
    #expect(host.pages == ["Root", "Page 11", "Page 12"])
    try host.goBack()
    #expect(host.pages == ["Root", "Page 11"])
  }

  @Test func problem12_onePageAppearsAndOneDisappearsForEveryChangeThatCanBeSeen() throws {
    let path = Switchboard([1])
    let journal = Journal()
    let host = TestHost { Numbers(path: path, journal: journal) }
    try host.tap("Next")
    try host.goBack()
    path.value = [1, 5, 6]
    host.runPending()
    path.value = [1, 7, 6]
    host.runPending()
    path.value = []
    host.runPending()
    #expect(
      journal.take() == [
        "Page 1 appears", "Page 2 appears", "Page 1 disappears", "Page 1 appears", "Page 2 disappears",
        "Page 6 appears", "Page 1 disappears", "Root appears", "Page 6 disappears",
      ])
  }

  @Test func problem13_aFreshBindingForEachRunMakesNoPhantoms() throws {
    final class Model: ObservableObject {
      static nonisolated(unsafe) var count = 0
      init() { Model.count += 1 }
    }
    struct Page: View {
      @StateObject private var model = Model()
      let number: Int
      var body: some View { NavigationLink("Next", value: number + 1).navigationTitle("Page \(number)") }
    }
    struct Fresh: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: Binding(get: { path }, set: { path = $0 })) {
          NavigationLink("Next", value: 1).navigationDestination(for: Int.self) { Page(number: $0) }
        }
      }
    }
    let host = TestHost { Fresh() }
    for _ in 0..<5 { try host.tap("Next") }
    for _ in 0..<5 { try host.goBack() }
    #expect(Model.count == 5)
  }

  private struct Columns: View {
    @State private var chosen: Int?
    @State private var path: [String] = []
    @State private var showsSheet = false
    var body: some View {
      NavigationSplitView {
        List(0..<5, id: \.self, selection: $chosen) { Text("Row \($0)") }
          .navigationTitle("Sidebar")
          .toolbar {
            Button("Choose 3") { chosen = 3 }
            Button("Sheet") { showsSheet = true }
          }
      } detail: {
        NavigationStack(path: $path) {
          VStack {
            Tally("Detail")
            NavigationLink("Deeper", value: "deeper")
          }
          .navigationTitle(chosen.map { "Detail \($0)" } ?? "Nothing")
          .navigationDestination(for: String.self) { name in
            Tally("Page").navigationTitle(name)
          }
        }
      }
      .environment(\.label, "outside")
      .sheet(isPresented: $showsSheet) { Inside() }
      .environment(\.label, "around")
    }

    struct Inside: View {
      @Environment(\.label) private var label
      var body: some View { Text(label) }
    }
  }

  @Test func problem15_problem16_narrowAndWideAgainLosesNothing() throws {
    let host = TestHost(width: 900) { Columns() }
    try host.tap("Row 2")
    try host.tap("Deeper")
    try host.tap("Page 0")
    for width in [320.0, 1400, 599, 600, 320, 900] {
      host.resize(width: width, height: 800)
      #expect(host.title == "deeper")
      #expect(host.texts.contains("Page 1"))
      host.setScenePhase(.background)
      host.setScenePhase(.active)
    }
    #expect(host.isSelected("Row 2"))
    try host.tap("Row 2")
    #expect(host.isSelected("Row 2"))
    #expect(host.diagnostics.filter { $0.severity >= .warning }.isEmpty)
  }

  @Test func problem17_theEnvironmentReachesASheetOfASplitView() throws {
    let host = TestHost(width: 900) { Columns() }
    try host.tap("Sheet")
    #expect(host.texts.contains("around"))
  }

  @Test func problem18_anyWriteToTheSelectionMovesOnInCompactWidth() throws {
    let host = TestHost { Columns() }
    #expect(host.title == "Sidebar")
    try host.tap("Choose 3")
    #expect(host.title == "Detail 3")
    try host.goBack()
    #expect(host.title == "Sidebar")
  }

  @Test func problem23_whatDismissDoesCanBeTested() throws {
    struct Dismissing: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Done") { dismiss() }.navigationTitle("Page") }
    }
    let host = TestHost { NavigationStack { NavigationLink("Go") { Dismissing() }.navigationTitle("Root") } }
    try host.tap("Go")
    try host.tap("Done")
    #expect(host.title == "Root")
    // Outside a presentation, the button does nothing.
    try TestHost { Dismissing() }.tap("Done")
  }

  @Test func problem24_theFocusGoesAlongAndComesBack() throws {
    let host = TestHost {
      NavigationStack {
        VStack {
          Button("First") {}
          NavigationLink("Go") {
            VStack {
              Text("Words")
              Button("On the page") {}
            }
            .navigationTitle("Page")
          }
        }
        .navigationTitle("Root")
      }
    }
    try host.focus("Go")
    try host.tap("Go")
    #expect(host.focused == "On the page")
    try host.goBack()
    #expect(host.focused == "Go")
  }

  @Test func problem24_theFocusGoesFromColumnToColumn() throws {
    let host = TestHost(width: 390) {
      NavigationSplitView {
        List {
          NavigationLink("First") { Text("Words") }
          NavigationLink("Go") { Button("On the page") {} }
        }
        .navigationTitle("Root")
      } detail: {
        Text("Nothing")
      }
    }
    try host.focus("Go")
    try host.tap("Go")
    #expect(host.focused == "On the page")
    try host.goBack()
    #expect(host.focused == "Go")
  }

  @Test func problem24_noFocusIsGivenWhereThereWasNone() throws {
    let path = Switchboard([Int]())
    let host = TestHost { Numbers(path: path) }
    try host.tap("Next")
    #expect(host.focused == nil)
  }

  @Test func problem25_aValueNobodyKnowsTeachesAndStaysOnThePath() {
    struct Tool: Hashable {}
    struct Unknown: View {
      @State private var path = NavigationPath([Tool()])
      var body: some View {
        NavigationStack(path: $path) {
          Text("\(path.count) on the path").navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
    let host = TestHost { Unknown() }
    #expect(host.depth == 1)
    #expect(host.texts.contains { $0.contains("No destination for Tool") })
    #expect(host.texts.contains("Registered: Int"))
    withKnownIssue("The test is about the issue itself.") { _ = TestHost(strict: true) { Unknown() }.title }
  }

  @Test func problem26_aDoubleTapIsOnePush() throws {
    let path = Switchboard([Int]())
    let host = TestHost { Numbers(path: path) }
    try host.doubleTap("Next")
    #expect(path.value == [1])
    try host.doubleTap("Next")
    #expect(path.value == [1, 2])
  }
}

extension EnvironmentValues {
  @Entry fileprivate var label = "none"
}
