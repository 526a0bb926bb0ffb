import CairnTesting
import SwiftUI
import TestSupport
import Testing

/// A stack of numbered pages on a path that the test can also write.
private struct Numbers: View {
  @Bindable var path: Switchboard<[Int]>
  var journal = Journal()

  var body: some View {
    NavigationStack(path: $path.value) {
      VStack {
        NavigationLink("One", value: 1)
        Tally("Root")
      }
      .logged("Root", in: journal)
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { number in
        VStack {
          NavigationLink("Next", value: number + 1)
          Tally("Tally \(number)")
        }
        .logged("Page \(number)", in: journal)
        .navigationTitle("Page \(number)")
      }
    }
  }
}

private struct PrivatePath: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Mint", value: "mint")
        NavigationLink("Seven", value: 7)
      }
      .navigationTitle("Root")
      .navigationDestination(for: String.self) { name in
        NavigationLink("Deeper", value: name + "+").navigationTitle(name)
      }
      .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Number") }
    }
  }
}

/// A custom collection that is not an array.
private struct Trail: MutableCollection, RandomAccessCollection, RangeReplaceableCollection, Equatable {
  private var steps: [String] = []
  init() {}
  var startIndex: Int { 10 }
  var endIndex: Int { 10 + steps.count }
  subscript(index: Int) -> String {
    get { steps[index - 10] }
    set { steps[index - 10] = newValue }
  }
  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == String {
    steps.replaceSubrange(range.lowerBound - 10..<range.upperBound - 10, with: new)
  }
}

@MainActor
@Suite("A stack and its path")
struct StackTests {
  @Test func N1_showsOnePageMoreForEveryElement() {
    let path = Switchboard([Int]())
    let host = TestHost { Numbers(path: path) }
    #expect(host.title == "Root")
    #expect(host.depth == 0)
    path.value = [4]
    #expect(host.title == "Page 4")
    path.value = [4, 9]
    #expect(host.title == "Page 9")
    #expect(host.pages == ["Root", "Page 4", "Page 9"])
  }

  @Test func N2_theRootCannotBeRemoved() throws {
    let path = Switchboard([Int]())
    let host = TestHost { Numbers(path: path) }
    #expect(throws: TestHostError.self) { try host.goBack() }
    path.value = [1]
    path.value = []
    #expect(host.title == "Root")
    #expect(throws: TestHostError.self) { try host.goBack() }
  }

  @Test func N3_thereIsNoBackControlOnTheRoot() throws {
    let path = Switchboard([Int]())
    let host = TestHost { Numbers(path: path) }
    #expect(host.backLabel == nil)
    #expect(throws: TestHostError.self) { try host.tap("Back", role: .backButton) }
    try host.tap("One")
    #expect(host.backLabel == "Root")
  }

  @Test func N4_aStackKeepsAPathOfMixedTypesToItself() throws {
    let host = TestHost { PrivatePath() }
    try host.tap("Mint")
    try host.tap("Deeper")
    #expect(host.pages == ["Root", "mint", "mint+"])
    try host.goBack(to: "Root")
    try host.tap("Seven")
    #expect(host.pages == ["Root", "Number"])
  }

  @Test func N5_linksAndBackWriteTheBinding() throws {
    let path = Switchboard([Int]())
    let host = TestHost { Numbers(path: path) }
    try host.tap("One")
    #expect(path.value == [1])
    try host.tap("Next")
    #expect(path.value == [1, 2])
    try host.goBack()
    #expect(path.value == [1])
  }

  @Test func N6_writingTheBindingChangesWhatIsShownAlsoBelowTheTop() throws {
    let path = Switchboard([1, 2, 3])
    let host = TestHost { Numbers(path: path) }
    path.value = [1, 7, 3]
    #expect(host.title == "Page 3")
    #expect(host.pages == ["Root", "Page 1", "Page 7", "Page 3"])
    try host.goBack()
    #expect(host.title == "Page 7")
  }

  @Test func N7_severalElementsAtOnceShowTheLastAndBackRevealsTheOneBelow() throws {
    let path = Switchboard([Int]())
    let journal = Journal()
    let host = TestHost { Numbers(path: path, journal: journal) }
    _ = journal.take()
    path.value = [1, 2]
    #expect(host.title == "Page 2")
    #expect(journal.take() == ["Page 2 appears", "Root disappears"])
    try host.goBack()
    #expect(host.title == "Page 1")
    #expect(path.value == [1])
  }

  @Test func N8_anEmptyPathReturnsToTheRootInOneStep() {
    let path = Switchboard([1, 2, 3, 4])
    let journal = Journal()
    let host = TestHost { Numbers(path: path, journal: journal) }
    _ = journal.take()
    path.value = []
    #expect(host.title == "Root")
    #expect(journal.take() == ["Root appears", "Page 4 disappears"])
  }

  @Test func N9_startsAtTheDepthOfItsPath() throws {
    let path = Switchboard([1, 2])
    let journal = Journal()
    let host = TestHost { Numbers(path: path, journal: journal) }
    #expect(host.title == "Page 2")
    #expect(journal.take() == ["Page 2 appears"])
    try host.goBack()
    #expect(host.title == "Page 1")
  }

  @Test func N11_aValueMayOccurSeveralTimes() throws {
    let path = Switchboard([5, 5, 5])
    let host = TestHost { Numbers(path: path) }
    #expect(host.depth == 3)
    try host.goBack()
    #expect(path.value == [5, 5])
    #expect(host.title == "Page 5")
  }

  @Test func N12_elementsNeedOnlyBeHashable() throws {
    struct Plain: Hashable {
      let name: String
    }
    let host = TestHost {
      NavigationStack {
        NavigationLink("Go", value: Plain(name: "plain"))
          .navigationDestination(for: Plain.self) { Text($0.name) }
      }
    }
    try host.tap("Go")
    #expect(host.texts.contains("plain"))
  }

  @Test func N13_anyMutableRandomAccessRangeReplaceableCollectionIsAPath() throws {
    struct Trails: View {
      @State private var trail = Trail()
      var body: some View {
        NavigationStack(path: $trail) {
          VStack {
            Text("Steps \(trail.count)")
            NavigationLink("Go", value: "a")
          }
          .navigationDestination(for: String.self) { step in
            NavigationLink("On from \(step)", value: step + "!").navigationTitle(step)
          }
        }
      }
    }
    let host = TestHost { Trails() }
    try host.tap("Go")
    try host.tap("On from a")
    #expect(host.title == "a!")
    try host.goBack()
    #expect(host.title == "a")
    try host.goBack()
    #expect(host.texts.contains("Steps 0"))
  }

  @Test func N14_anEqualPathDoesNothing() {
    let path = Switchboard([1, 2])
    let journal = Journal()
    let host = TestHost { Numbers(path: path, journal: journal) }
    _ = journal.take()
    let nodes = host.liveNodes
    path.value = [1, 2]
    #expect(host.title == "Page 2")
    #expect(journal.take() == [])
    #expect(host.liveNodes == nodes)
  }

  @Test func N15_observersOfThePathSeeEveryPushAndPop() throws {
    struct Watching: View {
      let journal: Journal
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("One", value: 1)
            .navigationDestination(for: Int.self) { NavigationLink("Next", value: $0 + 1) }
        }
        .onChange(of: path) { old, new in journal.write("\(old) to \(new)") }
      }
    }
    let journal = Journal()
    let host = TestHost { Watching(journal: journal) }
    try host.tap("One")
    try host.tap("Next")
    try host.goBack()
    #expect(journal.take() == ["[] to [1]", "[1] to [1, 2]", "[1, 2] to [1]"])
  }

  @Test func N16_observersOfThePathDoNotSeeViewPages() throws {
    struct Watching: View {
      let journal: Journal
      @State private var path: [Int] = []
      @State private var isShown = false
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("View") { Text("A view") }
            Button("Present") { isShown = true }
          }
          .navigationDestination(isPresented: $isShown) { Text("Presented") }
        }
        .onChange(of: path) { old, new in journal.write("\(old) to \(new)") }
      }
    }
    let journal = Journal()
    let host = TestHost { Watching(journal: journal) }
    try host.tap("View")
    #expect(host.texts.contains("A view"))
    try host.goBack()
    try host.tap("Present")
    #expect(host.texts.contains("Presented"))
    try host.goBack()
    #expect(journal.take() == [])
  }

  @Test func N17_aBindingMadeAnewOnEachUpdateBehavesLikeAStableOne() throws {
    struct Fresh: View {
      let journal: Journal
      @State private var path: [Int] = []
      @State private var other = 0
      var body: some View {
        let _ = other
        NavigationStack(path: Binding(get: { path }, set: { path = $0 })) {
          VStack {
            NavigationLink("One", value: 1)
            Tally("Root")
          }
          .logged("Root", in: journal)
          .navigationDestination(for: Int.self) { number in
            VStack {
              Tally("Page")
              Button("Other") { other += 1 }
            }
            .logged("Page \(number)", in: journal)
          }
        }
      }
    }
    let journal = Journal()
    let host = TestHost { Fresh(journal: journal) }
    try host.tap("Root 0")
    try host.tap("One")
    try host.tap("Page 0")
    try host.tap("Other")
    try host.tap("Other")
    #expect(host.texts.contains("Page 1"))
    try host.goBack()
    #expect(host.texts.contains("Root 1"))
    #expect(
      journal.take() == [
        "Root appears", "Page 1 appears", "Root disappears", "Root appears", "Page 1 disappears",
      ])
  }

  @Test func N18_aSetterThatRefusesWins() throws {
    struct Stubborn: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: Binding(get: { path }, set: { if $0.count < 2 { path = $0 } })) {
          NavigationLink("One", value: 1)
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { number in
              NavigationLink("Next", value: number + 1).navigationTitle("Page \(number)")
            }
        }
      }
    }
    let host = TestHost { Stubborn() }
    try host.tap("One")
    try host.tap("Next")
    #expect(host.pages == ["Root", "Page 1"])
    try host.tap("Next")
    #expect(host.pages == ["Root", "Page 1"])
    try host.goBack()
    #expect(host.pages == ["Root"])
  }

  @Test func N18_aSetterThatAltersWins() throws {
    struct Altering: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: Binding(get: { path }, set: { path = $0.map { $0 * 10 } })) {
          NavigationLink("One", value: 1)
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("Page").navigationTitle("Page \($0)") }
        }
      }
    }
    let host = TestHost { Altering() }
    try host.tap("One")
    #expect(host.pages == ["Root", "Page 10"])
  }

  @Test func N18_aSetterThatRefusesToGoBackKeepsThePageAndItsState() throws {
    struct Locked: View {
      let journal: Journal
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: Binding(get: { path }, set: { _ in })) {
          Text("Root").navigationDestination(for: Int.self) { _ in Tally("Page").logged("Page", in: journal) }
        }
      }
    }
    let journal = Journal()
    let host = TestHost { Locked(journal: journal) }
    try host.tap("Page 0")
    try host.goBack()
    #expect(host.texts.contains("Page 1"))
    #expect(journal.take() == ["Page appears"])
  }

  @Test func N19_aPrivatePathGoesWithItsStackAndABoundOneComesBack() throws {
    struct Conditional: View {
      @Bindable var isShown: Switchboard<Bool>
      @Bindable var path: Switchboard<[Int]>
      var body: some View {
        if isShown.value { Numbers(path: path) } else { Text("Nothing") }
      }
    }
    struct ConditionalPrivate: View {
      @Bindable var isShown: Switchboard<Bool>
      var body: some View {
        if isShown.value { PrivatePath() } else { Text("Nothing") }
      }
    }
    let isShown = Switchboard(true)
    let path = Switchboard([1, 2])
    let bound = TestHost { Conditional(isShown: isShown, path: path) }
    let own = TestHost { ConditionalPrivate(isShown: isShown) }
    try own.tap("Mint")
    isShown.value = false
    #expect(bound.texts == ["Nothing"])
    #expect(own.texts == ["Nothing"])
    #expect(path.value == [1, 2])
    isShown.value = true
    #expect(bound.pages == ["Root", "Page 1", "Page 2"])
    #expect(own.pages == ["Root"])
  }

  @Test func N20_everyStackHasAPathOfItsOwn() throws {
    let host = TestHost {
      VStack {
        ForEach(["Left", "Right"], id: \.self) { side in
          NavigationStack {
            NavigationLink(side, value: side)
              .navigationDestination(for: String.self) { Text("\($0) page") }
          }
        }
      }
    }
    try host.tap("Left")
    #expect(host.isVisible("Left page"))
    #expect(host.isVisible("Right"))
    #expect(!host.isVisible("Right page"))
  }
}
