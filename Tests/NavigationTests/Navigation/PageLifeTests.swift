import CairnTesting
import SwiftUI
import TestSupport
import Testing

/// Pages that record their lifecycle.
private struct Living: View {
  @Bindable var path: Switchboard<[Int]>
  let journal: Journal

  var body: some View {
    NavigationStack(path: $path.value) {
      Text("Root")
        .logged("Root", in: journal)
        .task { await live("Root") }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          Text("Page \(number)")
            .logged("Page \(number)", in: journal)
            .task { await live("Page \(number)") }
            .navigationTitle("Page \(number)")
        }
    }
    .onChange(of: path.value) { journal.write("path is \(path.value)") }
  }

  private func live(_ name: String) async {
    journal.write("\(name) starts")
    while !Task.isCancelled { await Task.yield() }
    journal.write("\(name) ends")
  }
}

@MainActor
@Suite("The lives of pages")
struct PageLifeTests {
  @Test func N82_N85_N90_aPushBringsTheNewPageThenTakesTheOldThenStartsTasks() async {
    let path = Switchboard([Int]())
    let journal = Journal()
    let host = TestHost { Living(path: path, journal: journal) }
    await settle(host)
    #expect(journal.take() == ["Root appears", "Root starts"])
    path.value = [1]
    await settle(host)
    let lines = journal.take()
    #expect(lines.prefix(3) == ["Page 1 appears", "Root disappears", "path is [1]"])
    // The order of the two tasks is unspecified.
    #expect(Set(lines.dropFirst(3)) == ["Page 1 starts", "Root ends"])
  }

  @Test func N86_N90_aPopBringsTheRevealedPageThenTakesThePopped() async {
    let path = Switchboard([1, 2])
    let journal = Journal()
    let host = TestHost { Living(path: path, journal: journal) }
    await settle(host)
    #expect(journal.take() == ["Page 2 appears", "Page 2 starts"])
    path.value = [1]
    await settle(host)
    let lines = journal.take()
    #expect(lines.prefix(3) == ["Page 1 appears", "Page 2 disappears", "path is [1]"])
    // The order of the two tasks is unspecified.
    #expect(Set(lines.dropFirst(3)) == ["Page 1 starts", "Page 2 ends"])
  }

  @Test func N84_goingBackToAPageLetsItAppearAgain() throws {
    let path = Switchboard([Int]())
    let journal = Journal()
    let host = TestHost { Living(path: path, journal: journal) }
    path.value = [1]
    #expect(host.title == "Page 1")
    try host.goBack()
    #expect(journal.take().filter { $0 == "Root appears" }.count == 2)
  }

  @Test func N87_appearAndDisappearOfTheRootMatch() throws {
    let path = Switchboard([Int]())
    let journal = Journal()
    do {
      let host = TestHost { Living(path: path, journal: journal) }
      for number in 0..<5 {
        path.value.append(number)
        host.runPending()
      }
      try host.goBack(to: "Root")
      #expect(host.title == "Root")
    }
    let lines = journal.take()
    #expect(lines.filter { $0 == "Root appears" }.count == 2)
    #expect(lines.filter { $0 == "Root disappears" }.count == 2)
  }

  @Test func N88_N89_jumpsCallNothingOnPagesInBetween() {
    let path = Switchboard([Int]())
    let journal = Journal()
    let host = TestHost { Living(path: path, journal: journal) }
    _ = journal.take()
    path.value = [1, 2, 3, 4, 5]
    #expect(host.title == "Page 5")
    #expect(journal.take() == ["Page 5 appears", "Root disappears", "path is [1, 2, 3, 4, 5]"])
    path.value = [1, 2]
    #expect(host.title == "Page 2")
    #expect(journal.take() == ["Page 2 appears", "Page 5 disappears", "path is [1, 2]"])
    path.value = []
    #expect(host.title == "Root")
    #expect(journal.take() == ["Root appears", "Page 2 disappears", "path is []"])
  }

  @Test func aReplacementBringsTheNewPageThenTakesTheOld() {
    struct Mixed: View {
      @Bindable var path: Switchboard<NavigationPath>
      let journal: Journal
      var body: some View {
        NavigationStack(path: $path.value) {
          Text("Root").logged("Root", in: journal)
            .navigationDestination(for: Int.self) { Text("Page").logged("Number \($0)", in: journal) }
            .navigationDestination(for: String.self) { Text("Page").logged("Text \($0)", in: journal) }
        }
      }
    }
    let path = Switchboard(NavigationPath([1]))
    let journal = Journal()
    let host = TestHost { Mixed(path: path, journal: journal) }
    _ = journal.take()
    path.value.removeLast()
    path.value.append("a")
    #expect(host.depth == 1)
    #expect(journal.take() == ["Text a appears", "Number 1 disappears"])
  }

  @Test func N83_bindingsAreWrittenBeforeAnythingAppearsOrDisappears() throws {
    struct Presenting: View {
      @State private var path: [Int] = []
      @State private var item: String?
      let journal: Journal
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("Item") { item = "i" }
          }
          .onAppear { journal.write("Root: \(path) \(item ?? "nil")") }
          .navigationDestination(for: Int.self) { _ in
            Text("Number").onAppear { journal.write("Number: \(path) \(item ?? "nil")") }
          }
          .navigationDestination(item: $item) { _ in
            NavigationLink("Number", value: 1)
              .onAppear { journal.write("Item: \(path) \(item ?? "nil")") }
              .onDisappear { journal.write("Item goes: \(path) \(item ?? "nil")") }
          }
        }
      }
    }
    let journal = Journal()
    let host = TestHost { Presenting(journal: journal) }
    try host.tap("Item")
    try host.tap("Number")
    #expect(host.texts.contains("Number"))
    try host.goBack()
    #expect(
      journal.take() == [
        "Root: [] nil", "Item: [] i", "Number: [1] nil", "Item goes: [1] nil", "Root: [] nil",
      ])
  }

  @Test func N91_aTaskWithAnIdRestartsOnItsPage() async throws {
    struct Identified: View {
      let journal: Journal
      @State private var id = 1
      var body: some View {
        NavigationStack {
          NavigationLink("Go", value: 0).navigationDestination(for: Int.self) { _ in
            Button("Next") { id += 1 }.task(id: id) { journal.write("starts \(id)") }
          }
        }
      }
    }
    let journal = Journal()
    let host = TestHost { Identified(journal: journal) }
    try host.tap("Go")
    await host.settle()
    try host.tap("Next")
    await host.settle()
    #expect(journal.take() == ["starts 1", "starts 2"])
  }

  @Test func N93_onChangeInitialRunsWhenItsPageIsShownAndOnlyThen() throws {
    struct Deep: View {
      @State private var path = [1, 2]
      let journal: Journal
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: Int.self) { number in
            Text("Page").onChange(of: number, initial: true) { old, new in journal.write("\(old) \(new)") }
          }
        }
      }
    }
    let journal = Journal()
    let host = TestHost { Deep(journal: journal) }
    #expect(host.pages.count == 3)
    #expect(journal.take() == ["2 2"])
    try host.goBack()
    #expect(journal.take() == ["1 1"])
  }

  @Test func N20_whatIsHiddenWithItsStackDisappearsAndComesBack() throws {
    struct Hiding: View {
      @Bindable var path: Switchboard<[Int]>
      let isShown: Switchboard<Bool>
      let journal: Journal
      var body: some View {
        if isShown.value { Living(path: path, journal: journal) } else { Text("Nothing") }
      }
    }
    let isShown = Switchboard(true)
    let journal = Journal()
    let host = TestHost { Hiding(path: Switchboard([1, 2]), isShown: isShown, journal: journal) }
    #expect(journal.take() == ["Page 2 appears"])
    isShown.value = false
    #expect(host.texts == ["Nothing"])
    #expect(journal.take() == ["Page 2 disappears"])
    isShown.value = true
    #expect(host.title == "Page 2")
    #expect(journal.take() == ["Page 2 appears"])
  }

  @Test func aPageThatIsPushedAndPoppedUnseenCallsNothing() throws {
    struct Quick: View {
      @State private var path: [Int] = []
      let journal: Journal
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") { path = [1] }
            .logged("Root", in: journal)
            .navigationDestination(for: Int.self) { Text("Page").logged("Page \($0)", in: journal) }
        }
        .onChange(of: path) { if !path.isEmpty { path = [] } }
      }
    }
    let journal = Journal()
    let host = TestHost { Quick(journal: journal) }
    _ = journal.take()
    try host.tap("Go")
    #expect(host.depth == 0)
    // The page was on the screen for one turn.
    #expect(
      journal.take() == ["Page 1 appears", "Root disappears", "Root appears", "Page 1 disappears"])
  }

  private func settle(_ host: TestHost) async {
    for _ in 0..<20 {
      host.runPending()
      await Task.yield()
    }
  }
}

@MainActor
@Suite("Pages that have gone")
struct PageMemoryTests {
  final class PageModel {
    let load = [UInt8](repeating: 0, count: 16)
  }

  struct Weak {
    weak var model: PageModel?
  }

  @MainActor final class Observed {
    var models: [Weak] = []
    nonisolated init() {}
    func make() -> PageModel {
      let model = PageModel()
      models.append(Weak(model: model))
      return model
    }
    var alive: Int { models.filter { $0.model != nil }.count }
  }

  struct Page: View {
    let observed: Observed
    @State private var model: PageModel?
    var body: some View {
      Button("Page") { _ = model }
        .onAppear { model = observed.make() }
        .navigationTitle("Page")
    }
  }

  @Test func modelsOfAThousandPoppedPagesAreFreedAtOnce() {
    struct Root: View {
      @Bindable var path: Switchboard<[Int]>
      let observed: Observed
      var body: some View {
        NavigationStack(path: $path.value) {
          Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in Page(observed: observed) }
        }
      }
    }
    let path = Switchboard([Int]())
    let observed = Observed()
    let host = TestHost { Root(path: path, observed: observed) }
    let nodes = host.liveNodes
    for number in 0..<1000 {
      path.value.append(number)
      host.runPending()
    }
    #expect(observed.models.count == 1000)
    #expect(observed.alive == 1000)
    path.value.removeLast(400)
    #expect(host.depth == 600)
    #expect(observed.alive == 600)
    path.value = []
    #expect(host.depth == 0)
    #expect(observed.alive == 0)
    #expect(host.liveNodes == nodes)
  }

  @Test func capturesOfEveryKindOfPageAreFreedWithIt() throws {
    struct Capturing: View {
      let observed: Observed
      @State private var isShown = false
      @State private var item: Int?
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Value", value: 1)
            NavigationLink("View") { Page(observed: observed) }
            Button("Bool") { isShown = true }
            Button("Item") { item = 1 }
          }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { _ in Page(observed: observed) }
          .navigationDestination(isPresented: $isShown) { Page(observed: observed) }
          .navigationDestination(item: $item) { _ in Page(observed: observed) }
        }
      }
    }
    let observed = Observed()
    let host = TestHost { Capturing(observed: observed) }
    let nodes = host.liveNodes
    for way in ["Value", "View", "Bool", "Item"] {
      try host.tap(way)
      #expect(host.title == "Page")
      #expect(observed.alive == 1)
      try host.goBack()
      #expect(host.title == "Root")
      #expect(observed.alive == 0)
      #expect(host.liveNodes == nodes)
    }
  }

  @Test func aStackThatGoesTakesAllItsPagesWithIt() {
    struct Root: View {
      @Bindable var path: Switchboard<[Int]>
      let isShown: Switchboard<Bool>
      let observed: Observed
      var body: some View {
        if isShown.value {
          NavigationStack(path: $path.value) {
            Text("Root").navigationDestination(for: Int.self) { _ in Page(observed: observed) }
          }
        }
      }
    }
    let path = Switchboard([Int]())
    let isShown = Switchboard(true)
    let observed = Observed()
    let host = TestHost { Root(path: path, isShown: isShown, observed: observed) }
    for number in 0..<10 {
      path.value.append(number)
      host.runPending()
    }
    #expect(observed.alive == 10)
    isShown.value = false
    #expect(host.texts == [])
    #expect(observed.alive == 0)
  }
}
