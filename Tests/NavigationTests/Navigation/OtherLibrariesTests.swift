import CairnScreen
import CairnTesting
import SwiftUI
import TestSupport
import Testing

/// Types that an encoded path can name.
struct ChainedSong: Hashable, Codable { let id: Int }
struct ChainedStranger: Hashable, Codable { let id: Int }

/// Cases from the tests of other navigation libraries that no other suite here covers.
@MainActor
@Suite("What other libraries found worth a test")
struct OtherLibrariesTests {
  /// Each page only declares the destination of the next one.
  private struct Chain: View {
    let path: Switchboard<NavigationPath>
    var body: some View {
      @Bindable var path = path
      NavigationStack(path: $path.value) {
        Text("root").navigationTitle("root").navigationDestination(for: Int.self) { number in
          Text("number").navigationTitle("\(number)").navigationDestination(for: String.self) { text in
            Text("text").navigationTitle(text).navigationDestination(for: ChainedSong.self) { song in
              Text("song").navigationTitle("song \(song.id)")
            }
          }
        }
      }
    }
  }

  private func decoded(_ path: NavigationPath) throws -> NavigationPath {
    let data = try JSONEncoder().encode(try #require(path.codable))
    return NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
  }

  @Test func aDecodedPathWhoseDestinationsHideInEachOtherIsShownWhole() throws {
    var live = NavigationPath()
    live.append(1)
    live.append("two")
    live.append(ChainedSong(id: 3))
    let path = Switchboard(try decoded(live))
    let host = TestHost { Chain(path: path) }
    #expect(host.pages == ["root", "1", "two", "song 3"])
    #expect(path.value == live)
    #expect(host.diagnostics.filter { $0.severity >= .warning }.isEmpty)
  }

  @Test func oneNobodyKnowsInItsMiddleEndsItThere() throws {
    var live = NavigationPath()
    live.append(1)
    live.append(ChainedStranger(id: 0))
    live.append("two")
    let path = Switchboard(try decoded(live))
    let host = TestHost { Chain(path: path) }
    #expect(host.pages == ["root", "1"])
    #expect(path.value.count == 1)
    let told = host.diagnostics.filter { $0.code == "navigation.undecodable-element" }
    #expect(told.count == 1)
    #expect(told.first?.message.contains("at index 1") == true)
  }

  @Test func severalFeaturesAreAppendedAtOnceWhereEachDeclaresTheNext() throws {
    let path = Switchboard(NavigationPath())
    let host = TestHost { Chain(path: path) }
    path.value.append(2)
    path.value.append("b")
    path.value.append(ChainedSong(id: 9))
    #expect(host.pages == ["root", "2", "b", "song 9"])
    path.value.removeLast(2)
    #expect(host.pages == ["root", "2"])
  }

  // MARK: Pages with numbers

  private struct Numbers: View {
    let path: Switchboard<[Int]>
    let journal: Journal
    var body: some View {
      @Bindable var path = path
      NavigationStack(path: $path.value) {
        Text("root").navigationTitle("root").logged("root", in: journal)
          .navigationDestination(for: Int.self) { Page(number: $0, journal: journal) }
      }
    }

    struct Page: View {
      let number: Int
      let journal: Journal
      @State private var isShown = false
      var body: some View {
        VStack {
          Tally("tally")
          Button("show") { isShown = true }
        }
        .navigationTitle("\(number)")
        .logged("\(number)", in: journal)
        .navigationDestination(isPresented: $isShown) { Page(number: number + 100, journal: journal) }
      }
    }
  }

  @Test func aReorderedPathShowsEveryPageInItsNewPlace() {
    let path = Switchboard([1, 2, 3, 4])
    let host = TestHost { Numbers(path: path, journal: Journal()) }
    #expect(host.pages == ["root", "1", "2", "3", "4"])
    path.value = [4, 1, 3, 2]
    #expect(host.pages == ["root", "4", "1", "3", "2"])
  }

  @Test func pagesOutsideOfThePathStackUpAndGoOneByOne() throws {
    let path = Switchboard<[Int]>([1])
    let host = TestHost { Numbers(path: path, journal: Journal()) }
    try host.tap("show")
    try host.tap("show")
    #expect(host.pages == ["root", "1", "101", "201"])
    #expect(path.value == [1])
    try host.goBack()
    #expect(host.title == "101")
    try host.goBack()
    #expect(host.title == "1")
    #expect(path.value == [1])
    // The bindings are false again, so both can be presented once more.
    try host.tap("show")
    #expect(host.title == "101")
  }

  @Test func aNewPathKeepsThePagesOfItsOldBeginning() throws {
    let path = Switchboard([1, 2, 3])
    let journal = Journal()
    let host = TestHost { Numbers(path: path, journal: journal) }
    path.value = [1]
    try host.tap("tally 0")
    path.value = [1, 2, 3]
    host.runPending()
    _ = journal.take()
    path.value = [1, 4]
    #expect(host.pages == ["root", "1", "4"])
    #expect(journal.take() == ["4 appears", "3 disappears"])
    try host.goBack()
    #expect(host.isVisible("tally 1"))
  }

  @Test func whatIsPushedAndTakenBackBeforeAnybodySawItNeverAppears() {
    let path = Switchboard<[Int]>([])
    let journal = Journal()
    let host = TestHost { Numbers(path: path, journal: journal) }
    _ = journal.take()
    path.value = [1, 2]
    path.value = []
    #expect(host.title == "root")
    #expect(journal.take() == [])
  }

  @Test func goingBackToAPageThatIsNotThereIsRefused() throws {
    let path = Switchboard([1, 2])
    let host = TestHost { Numbers(path: path, journal: Journal()) }
    #expect(throws: TestHostError.self) { try host.goBack(to: "7") }
    #expect(host.depth == 2)
    try host.goBack(to: "1")
    #expect(path.value == [1])
  }

  // MARK: Presented pages

  /// Two pages, the second presented by the first. The app owns their bindings.
  private struct Two: View {
    let items: Switchboard<[Int?]>
    var body: some View {
      @Bindable var items = items
      NavigationStack {
        Text("root").navigationTitle("root").navigationDestination(item: $items.value[0]) { first in
          Text("first").navigationTitle("first \(first)").navigationDestination(item: $items.value[1]) { second in
            Text("second").navigationTitle("second \(second)")
          }
        }
      }
    }
  }

  @Test func takingTheLowerItemAwayWhileAPersonGoesBackFromTheUpperIsOneStep() throws {
    let items = Switchboard<[Int?]>([1, 2])
    let host = TestHost { Two(items: items) }
    #expect(host.pages == ["root", "first 1", "second 2"])
    let back = try #require(host.root?.firstInside { $0.role == .backButton })
    items.value[0] = nil
    _ = host.session.send(.activate, to: back)
    #expect(host.title == "root")
    #expect(items.value == [nil, nil])
  }

  @Test func bothItemsAnewInOneTurnAreBothShown() {
    let items = Switchboard<[Int?]>([nil, nil])
    let host = TestHost { Two(items: items) }
    items.value = [3, 4]
    #expect(host.pages == ["root", "first 3", "second 4"])
    items.value = [5, 6]
    #expect(host.pages == ["root", "first 5", "second 6"])
    #expect(items.value == [5, 6])
  }

  /// Presentations in one turn are processed from the root up. A declaration on a page that is being replaced is
  /// not presented, and so not reset either.
  @Test func ofPresentationsOnTwoPagesInOneTurnTheLowerIsMade() {
    struct Pages: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack(path: $model.path) {
          Text("root").navigationTitle("root")
            .navigationDestination(item: $model.lower) { Text("lower").navigationTitle("lower \($0)") }
            .navigationDestination(for: Int.self) { number in
              Text("number").navigationTitle("\(number)")
                .navigationDestination(item: $model.upper) { Text("upper").navigationTitle("upper \($0)") }
            }
        }
      }
    }
    let model = Model()
    model.path = [1]
    let host = TestHost { Pages(model: model) }
    #expect(host.pages == ["root", "1"])
    model.upper = 8
    model.lower = 7
    #expect(host.pages == ["root", "lower 7"])
    #expect(model.path == [])
    #expect(model.lower == 7)
    #expect(model.upper == 8)
    // The presenting page is back, and so is its presentation.
    model.path = [1]
    #expect(host.pages == ["root", "1", "upper 8"])
    #expect(model.lower == nil)
  }

  @Observable
  final class Model {
    var path: [Int] = []
    var lower: Int?
    var upper: Int?
  }

  // MARK: A tree of features

  /// A feature of an app with tree-shaped state: what is pushed or presented is a property of its source.
  @Observable
  final class Feature: Identifiable, Hashable {
    let name: String
    var child: Feature?
    var sheet: Feature?

    init(_ name: String, child: Feature? = nil) {
      self.name = name
      self.child = child
    }

    nonisolated static func == (a: Feature, b: Feature) -> Bool { a === b }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private struct FeatureView: View {
    @Bindable var feature: Feature
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("this is \(feature.name)")
        Button("dismiss \(feature.name)") { dismiss() }
      }
      .navigationTitle(feature.name)
      .navigationDestination(item: $feature.child) { FeatureView(feature: $0) }
      .sheet(item: $feature.sheet) { sheet in NavigationStack { FeatureView(feature: sheet) } }
    }
  }

  @Test func aTreeOfFeaturesIsShownToItsLastLeafAndUnwindsLeafFirst() throws {
    let tree = Feature("a", child: Feature("b", child: Feature("c", child: Feature("d"))))
    let host = TestHost { NavigationStack { FeatureView(feature: tree) } }
    #expect(host.pages == ["a", "b", "c", "d"])
    try host.goBack()
    #expect(tree.child?.child?.child == nil)
    #expect(tree.child?.child?.name == "c")
    try host.goBack()
    #expect(tree.child?.child == nil)
    tree.child?.child = Feature("e")
    #expect(host.pages == ["a", "b", "e"])
    tree.child = nil
    #expect(host.pages == ["a"])
  }

  @Test func dismissingAPageInTheMiddleTakesItsChildrenAlong() throws {
    let tree = Feature("a", child: Feature("b", child: Feature("c", child: Feature("d"))))
    let host = TestHost { NavigationStack { FeatureView(feature: tree) } }
    try host.goBack(to: "b")
    #expect(tree.child?.child == nil)
    try host.tap("dismiss b")
    #expect(tree.child == nil)
    #expect(host.pages == ["a"])
  }

  @Test func theSheetOfAPageGoesWithItsPage() throws {
    let tree = Feature("a", child: Feature("b"))
    let host = TestHost { NavigationStack { FeatureView(feature: tree) } }
    tree.child?.sheet = Feature("s", child: Feature("t"))
    #expect(host.sheets == 1)
    #expect(host.title == "t")
    // A page in the sheet can go without the sheet,
    tree.child?.sheet?.child = nil
    #expect(host.sheets == 1)
    #expect(host.title == "s")
    // and the sheet goes with the page below it.
    tree.child = nil
    #expect(host.sheets == 0)
    #expect(host.title == "a")
  }

  @Test func twelvePagesAreTakenBackOneByOne() throws {
    let path = Switchboard(Array(1...12))
    let journal = Journal()
    let host = TestHost { Numbers(path: path, journal: journal) }
    _ = journal.take()
    for number in (1...12).reversed() {
      #expect(host.title == "\(number)")
      try host.goBack()
      #expect(path.value.count == number - 1)
    }
    #expect(journal.take().filter { $0.hasSuffix("disappears") }.count == 12)
  }

  // MARK: Stacks in pages

  @Test func aStackInAPageGoesWithItsPageAndEachOfItsPagesDisappearsOnce() throws {
    struct Outer: View {
      let outer: Switchboard<[Int]>
      let inner: Switchboard<[String]>
      let journal: Journal
      var body: some View {
        @Bindable var outer = outer
        @Bindable var inner = inner
        NavigationStack(path: $outer.value) {
          Text("root").navigationTitle("root").navigationDestination(for: Int.self) { _ in
            NavigationStack(path: $inner.value) {
              Text("inner").logged("inner root", in: journal)
                .navigationDestination(for: String.self) { Text($0).logged($0, in: journal) }
            }
          }
        }
      }
    }
    let (outer, inner, journal) = (Switchboard([1]), Switchboard(["a", "b"]), Journal())
    let host = TestHost { Outer(outer: outer, inner: inner, journal: journal) }
    #expect(journal.take() == ["b appears"])
    outer.value = []
    #expect(host.title == "root")
    #expect(journal.take() == ["b disappears"])
    // The app owns the path, which is shown again with the stack.
    #expect(inner.value == ["a", "b"])
    outer.value = [2]
    #expect(host.isVisible("b"))
  }
}
