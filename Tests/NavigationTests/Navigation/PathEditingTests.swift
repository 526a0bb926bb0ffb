import CairnCore
import CairnNavigation
import CairnTesting
import SwiftUI
import TestSupport
import Testing

private struct Numbers: View {
  @Bindable var path: Switchboard<[Int]>
  var journal = Journal()

  var body: some View {
    NavigationStack(path: $path.value) {
      Tally("Root")
        .logged("Root", in: journal)
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          Tally("Page \(number)")
            .logged("Page \(number)", in: journal)
            .navigationTitle("Page \(number)")
        }
    }
  }
}

private struct Mixed: View {
  @Bindable var path: Switchboard<NavigationPath>

  var body: some View {
    NavigationStack(path: $path.value) {
      Tally("Root")
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Tally("Page").navigationTitle("Number \($0)") }
        .navigationDestination(for: String.self) { Tally("Page").navigationTitle("Text \($0)") }
    }
  }
}

extension TestHost {
  @MainActor fileprivate var transition: StackTransition? {
    _ = title
    return session.windows.last?.frontStack?.transition
  }
}

@MainActor
@Suite("Editing a path")
struct PathEditingTests {
  @Test func N10_theDepthAStackStartsAtComesWithoutATransition() {
    let host = TestHost { Numbers(path: Switchboard([1, 2])) }
    #expect(host.transition == StackTransition.none)
  }

  @Test func N57_N60_N61_N63_theDirectionFollowsTheCount() {
    let path = Switchboard([Int]())
    let host = TestHost { Numbers(path: path) }
    path.value.append(1)
    #expect(host.transition == .push)
    path.value = [1, 2, 3, 4]
    #expect(host.transition == .push)
    path.value = [1]
    #expect(host.transition == .pop)
    path.value = [7, 8]
    #expect(host.transition == .push)
    path.value = []
    #expect(host.transition == .pop)
  }

  @Test func N58_aChangeWithoutAnimationsIsCommittedAsSuch() {
    let path = Switchboard([Int]())
    let host = TestHost { Numbers(path: path) }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { path.value = [1] }
    #expect(host.title == "Page 1")
    #expect(host.host.lastTransaction.disablesAnimations)
    path.value = []
    #expect(host.title == "Root")
    #expect(!host.host.lastTransaction.disablesAnimations)
  }

  @Test func N59_theAnimationOfTheWriteReachesTheHost() throws {
    struct Animated: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path.animation(.linear)) {
          VStack {
            NavigationLink("Link", value: 1)
            Button("Write") { withAnimation(.easeIn) { path = [2] } }
          }
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
        }
      }
    }
    let host = TestHost { Animated() }
    try host.tap("Link")
    #expect(host.host.lastTransaction.animation == .linear)
    try host.goBack()
    try host.tap("Write")
    #expect(host.host.lastTransaction.animation == .easeIn)
  }

  @Test func N60_poppingSeveralShowsNoneInBetween() {
    let path = Switchboard([1, 2, 3, 4])
    let journal = Journal()
    let host = TestHost { Numbers(path: path, journal: journal) }
    _ = journal.take()
    path.value.removeLast(3)
    #expect(host.title == "Page 1")
    #expect(journal.take() == ["Page 1 appears", "Page 4 disappears"])
  }

  @Test func N62_anotherElementAtTheSameDepthOfTheSameTypeIsNoTransition() {
    let path = Switchboard([1])
    let host = TestHost { Numbers(path: path) }
    path.value = [2]
    #expect(host.title == "Page 2")
    #expect(host.transition == StackTransition.none)
  }

  @Test func N62_andOfAnotherTypeAReplacement() {
    var start = NavigationPath()
    start.append(1)
    let path = Switchboard(start)
    let host = TestHost { Mixed(path: path) }
    var other = NavigationPath()
    other.append("a")
    path.value = other
    #expect(host.title == "Text a")
    #expect(host.transition == .replace)
  }

  @Test func N64_N65_allWritesOfATurnAreOneChange() throws {
    struct Writing: View {
      @State private var path: [Int] = []
      let journal: Journal
      var body: some View {
        NavigationStack(path: $path) {
          Button("Write") {
            path = [1]
            path.append(2)
            path = []
            path = [3, 4]
            path.removeLast()
          }
          .logged("Root", in: journal)
          .navigationDestination(for: Int.self) { Text("Page").logged("Page \($0)", in: journal) }
        }
        .onChange(of: path) { old, new in journal.write("\(old) to \(new)") }
      }
    }
    let journal = Journal()
    let host = TestHost(strict: true) { Writing(journal: journal) }
    _ = journal.take()
    try host.tap("Write")
    #expect(journal.take() == ["Page 3 appears", "Root disappears", "[] to [3]"])
    #expect(host.diagnostics.filter { $0.severity > .note } == [])
  }

  @Test func N65_ofTwoLinksInOneTurnTheFirstIsFollowed() throws {
    let host = TestHost(strict: true) {
      NavigationStack {
        VStack {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Text("Page").navigationTitle("Page \($0)") }
      }
    }
    try host.tapTogether("Two", "One")
    #expect(host.pages == ["Root", "Page 2"])
  }

  @Test func N65_aLinkAndAWriteInOneTurnAreBothMade() throws {
    struct Both: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("Link", value: 1)
            Button("Write") { path.append(2) }
          }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("Page").navigationTitle("Page \($0)") }
        }
      }
    }
    let host = TestHost(strict: true) { Both() }
    try host.tapTogether("Link", "Write")
    #expect(host.pages == ["Root", "Page 1", "Page 2"])
  }

  @Test func N66_aWriteWhileABodyRunsIsToldOfAndMadeAfterwards() throws {
    struct Rash: View {
      @State private var path: [Int] = []
      @State private var isRash = false
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            let _ = isRash && path.isEmpty ? { path = [1] }() : ()
            Button("Go") { isRash = true }
          }
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
        }
      }
    }
    let host = TestHost { Rash() }
    try host.tap("Go")
    #expect(host.texts.contains("Page 1"))
    #expect(host.diagnostics.contains { $0.code == "update.write-during-body" })
  }

  @Test func N68_N69_backRemovesExactlyOneElementOnce() throws {
    let path = Switchboard([1, 2, 3])
    let host = TestHost { Numbers(path: path) }
    try host.goBack()
    #expect(path.value == [1, 2])
    try host.swipeBack()
    #expect(path.value == [1])
    // Both taps hit the page that was on top.
    try host.doubleTap(#require(host.backLabel))
    #expect(path.value == [])
  }

  @Test func N69_aDoubleTapOnBackRemovesOnePage() throws {
    let path = Switchboard([1, 2, 3])
    let host = TestHost { Numbers(path: path) }
    try host.doubleTap(#require(host.backLabel))
    #expect(path.value == [1, 2])
  }
}

@MainActor
@Suite("The identity of pages")
struct PageIdentityTests {
  @Test func N71_aPoppedPageIsForgotten() throws {
    let path = Switchboard([1])
    let host = TestHost { Numbers(path: path) }
    try host.tap("Page 1 0")
    #expect(host.texts.contains("Page 1 1"))
    path.value = []
    #expect(host.title == "Root")
    path.value = [1]
    #expect(host.texts.contains("Page 1 0"))
  }

  @Test func N72_coveredPagesAndTheRootKeepTheirState() throws {
    let path = Switchboard([Int]())
    let host = TestHost { Numbers(path: path) }
    try host.tap("Root 0")
    path.value = [1]
    try host.tap("Page 1 0")
    path.value = [1, 2]
    #expect(host.title == "Page 2")
    path.value = [1]
    #expect(host.texts.contains("Page 1 1"))
    path.value = []
    #expect(host.texts.contains("Root 1"))
  }

  @Test func N73_everyOccurrenceOfAValueHasStateOfItsOwn() throws {
    let path = Switchboard([5, 5])
    let host = TestHost { Numbers(path: path) }
    try host.tap("Page 5 0")
    path.value = [5]
    #expect(host.texts.contains("Page 5 0"))
  }

  @Test func N74_anotherValueOfTheSameTypeAtADepthKeepsTheState() throws {
    let path = Switchboard([1])
    let journal = Journal()
    let host = TestHost { Numbers(path: path, journal: journal) }
    try host.tap("Page 1 0")
    _ = journal.take()
    path.value = [2]
    #expect(host.texts.contains("Page 2 1"))
    #expect(journal.take() == [])
  }

  @Test func N74_idOfTheValueResetsIt() throws {
    struct WithID: View {
      @Bindable var path: Switchboard<[Int]>
      var body: some View {
        NavigationStack(path: $path.value) {
          Text("Root").navigationDestination(for: Int.self) { Tally("Page \($0)").id($0) }
        }
      }
    }
    let path = Switchboard([1])
    let host = TestHost { WithID(path: path) }
    try host.tap("Page 1 0")
    path.value = [2]
    #expect(host.texts.contains("Page 2 0"))
  }

  @Test func N75_aValueOfAnotherTypeResetsTheState() throws {
    let path = Switchboard(NavigationPath([1]))
    let host = TestHost { Mixed(path: path) }
    try host.tap("Page 0")
    var other = NavigationPath()
    other.append("a")
    path.value = other
    #expect(host.texts.contains("Page 0"))
  }

  @Test func N76_aSharedPrefixIsLeftAlone() throws {
    let path = Switchboard([1, 2])
    let host = TestHost { Numbers(path: path) }
    try host.tap("Page 2 0")
    path.value = [1]
    try host.tap("Page 1 0")
    path.value = [1, 3, 4]
    #expect(host.title == "Page 4")
    path.value = [1]
    #expect(host.texts.contains("Page 1 1"))
  }

  @Test func N77_removingOneInTheMiddleShiftsTheOthersDown() throws {
    let path = Switchboard([1, 2, 3])
    let journal = Journal()
    let host = TestHost { Numbers(path: path, journal: journal) }
    #expect(host.pages.count == 4)
    try host.tap("Page 3 0")
    _ = journal.take()
    path.value = [1, 3]
    // The page at depth 2 stays and shows 3; the one at depth 3 is removed together with its state.
    #expect(host.texts.contains("Page 3 0"))
    #expect(journal.take() == ["Page 3 appears", "Page 3 disappears"])
  }

  @Test func N78_aStateObjectIsMadeOncePerPush() throws {
    struct Factoring: View {
      let made: Journal
      @State private var factor = 0
      var body: some View {
        NavigationStack {
          NavigationLink("Go", value: 1)
            .navigationDestination(for: Int.self) { _ in
              VStack {
                Page(made: made)
                Button("Again \(factor)") { factor += 1 }
              }
            }
        }
      }
      final class Model: ObservableObject {
        @MainActor init(_ made: Journal) { made.write("made") }
      }
      struct Page: View {
        @StateObject private var model: Model
        init(made: Journal) { _model = StateObject(wrappedValue: Model(made)) }
        var body: some View {
          let _ = model
          Text("Page")
        }
      }
    }
    let made = Journal()
    let host = TestHost { Factoring(made: made) }
    try host.tap("Go")
    try host.tap("Again 0")
    try host.tap("Again 1")
    #expect(made.take() == ["made"])
    try host.goBack()
    try host.tap("Go")
    #expect(made.take() == ["made"])
  }

  @Test func aPageThatIsTakenOffAndPutBackInOneTurnIsTheSamePage() throws {
    let path = Switchboard([1, 2])
    let journal = Journal()
    let host = TestHost { Numbers(path: path, journal: journal) }
    try host.tap("Page 2 0")
    _ = journal.take()
    path.value = []
    path.value = [1, 2]
    #expect(host.texts.contains("Page 2 1"))
    #expect(journal.take() == [])
  }

  @Test func theIdentityOfAPageDoesNotComeFromItsBinding() throws {
    struct Fresh: View {
      @State private var isShown = false
      @State private var ticks = 0
      let made: Journal
      var body: some View {
        let _ = ticks
        NavigationStack {
          VStack {
            Button("Show") { isShown = true }
          }
          .navigationDestination(isPresented: Binding(get: { isShown }, set: { isShown = $0 })) {
            VStack {
              Tally("Page")
              Button("Tick") { ticks += 1 }
            }
            .logged("Page", in: made)
          }
        }
      }
    }
    let made = Journal()
    let host = TestHost { Fresh(made: made) }
    try host.tap("Show")
    try host.tap("Page 0")
    try host.tap("Tick")
    try host.tap("Tick")
    #expect(host.texts.contains("Page 1"))
    #expect(made.take() == ["Page appears"])
    try host.goBack()
    #expect(host.depth == 0)
  }

  @Test func N13_aCollectionOfTheAppMayKeepItsElementsInAnObservableObject() throws {
    let trail = Trail()
    let host = TestHost { TrailStack(path: TrailPath(trail: trail)) }
    trail.numbers.append(7)
    #expect(host.title == "Page 7")
    trail.numbers.append(8)
    #expect(host.pages == ["Root", "Page 7", "Page 8"])
    try host.goBack()
    #expect(trail.numbers == [7])
    #expect(host.title == "Page 7")
  }
}

@Observable
private final class Trail {
  var numbers: [Int] = []
}

/// A collection with reference semantics.
private struct TrailPath: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
  var trail = Trail()

  init() {}
  init(trail: Trail) { self.trail = trail }

  var startIndex: Int { 0 }
  var endIndex: Int { trail.numbers.count }
  subscript(index: Int) -> Int {
    get { trail.numbers[index] }
    set { trail.numbers[index] = newValue }
  }

  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C) where C.Element == Int {
    trail.numbers.replaceSubrange(range, with: elements)
  }
}

private struct TrailStack: View {
  @State var path: TrailPath

  var body: some View {
    NavigationStack(path: $path) {
      Text("Start").navigationTitle("Root")
        .navigationDestination(for: Int.self) { Text("There").navigationTitle("Page \($0)") }
    }
  }
}
