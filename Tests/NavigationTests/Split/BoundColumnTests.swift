import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Items and Bools that fill the next column")
struct BoundColumnTests {
  private struct Shop: View {
    @Bindable var library: Library
    var body: some View {
      NavigationSplitView {
        VStack {
          Button("Choose a") { library.item = "a" }
          Button("Choose b") { library.item = "b" }
          Button("Choose nothing") { library.item = nil }
          Button("Show all") { library.isShown = true }
        }
        .navigationTitle("Shop")
        .navigationDestination(item: $library.item) { item in
          Tapper(name: "item \(item)").navigationTitle("Item")
        }
        .navigationDestination(isPresented: $library.isShown) {
          Tapper(name: "all").navigationTitle("All")
        }
      } detail: {
        Tapper(name: "own").navigationTitle("Own")
      }
    }
  }

  @Test func N127_anItemReplacesTheRootOfTheNextColumnAndNilRestoresIt() throws {
    let host = TestHost(width: 900) { Shop(library: Library()) }
    try host.tap("own 0")
    try host.tap("Choose a")
    #expect(host.texts(in: .detail) == ["Item", "item a 0"])
    #expect(host.backLabel == nil)
    try host.tap("Choose nothing")
    #expect(host.texts(in: .detail) == ["Own", "own 1"])
  }

  @Test func N124_anotherItemKeepsThePage() throws {
    let host = TestHost(width: 900) { Shop(library: Library()) }
    try host.tap("Choose a")
    try host.tap("item a 0")
    try host.tap("Choose b")
    #expect(host.isVisible("item b 1"))
  }

  @Test func N127_collapsedItIsAPageAndGoingBackSetsItToNil() throws {
    let library = Library()
    let host = TestHost { Shop(library: library) }
    try host.tap("Choose a")
    #expect(host.pages == ["Shop", "Item"])
    try host.goBack()
    #expect(library.item == nil)
    #expect(host.pages == ["Shop"])
  }

  @Test func N125_anItemThatIsThereFromTheStartIsShownAtOnce() {
    let library = Library()
    library.item = "a"
    let wide = TestHost(width: 900) { Shop(library: library) }
    #expect(wide.texts(in: .detail) == ["Item", "item a 0"])
    let narrow = TestHost { Shop(library: library) }
    #expect(narrow.pages == ["Shop", "Item"])
  }

  @Test func whatIsReplacedIsResetAsIfThePersonHadGoneBack() throws {
    let library = Library()
    let host = TestHost(width: 900) { Shop(library: library) }
    try host.tap("Choose a")
    try host.tap("Show all")
    #expect(host.texts(in: .detail) == ["All", "all 0"])
    #expect(library.item == nil)
    try host.tap("Choose b")
    #expect(library.isShown == false)
    #expect(host.texts(in: .detail) == ["Item", "item b 0"])
  }

  @Test func N129_anItemNeedsOnlyBeHashable() throws {
    struct Size: Hashable { let inches: Int }
    struct Host: View {
      @State private var size: Size?
      var body: some View {
        NavigationSplitView {
          Button("Ten") { size = Size(inches: 10) }
            .navigationDestination(item: $size) { Text("\($0.inches) inches") }
        } detail: {
          Text("Own")
        }
      }
    }
    let host = TestHost(width: 900) { Host() }
    try host.tap("Ten")
    #expect(host.texts(in: .detail) == ["10 inches"])
  }

  @Test func inTheLastColumnAnItemIsPushed() throws {
    struct Host: View {
      @State private var item: String?
      var body: some View {
        NavigationSplitView {
          Text("Left")
        } detail: {
          Button("Push") { item = "x" }.navigationTitle("Base")
            .navigationDestination(item: $item) { Text("Pushed \($0)").navigationTitle("Top") }
        }
      }
    }
    let host = TestHost(width: 900) { Host() }
    try host.tap("Push")
    #expect(host.pages == ["Base", "Top"])
    try host.goBack()
    #expect(host.pages == ["Base"])
  }

  @Test func aDeclarationThatGoesTakesItsViewWithIt() throws {
    struct Host: View {
      @State private var isThere = true
      @State private var item: String? = "x"
      var body: some View {
        NavigationSplitView {
          Button("Change") { isThere.toggle() }
          if isThere { Text("Declarer").navigationDestination(item: $item) { Text("Item \($0)") } }
        } detail: {
          Text("Own")
        }
      }
    }
    let host = TestHost(width: 900) { Host() }
    #expect(host.texts(in: .detail) == ["Item x"])
    try host.tap("Change")
    #expect(host.texts(in: .detail) == ["Own"])
    try host.tap("Change")
    #expect(host.texts(in: .detail) == ["Item x"])
  }

  @Test func itReadsWhatItsClosureReads() throws {
    struct Host: View {
      @State private var item: String?
      @State private var count = 0
      var body: some View {
        NavigationSplitView {
          Button("Show") { item = "x" }
          Button("More") { count += 1 }
            .navigationDestination(item: $item) { Text("\($0) \(count)") }
        } detail: {
          Text("Own")
        }
      }
    }
    let host = TestHost(width: 900) { Host() }
    try host.tap("Show")
    try host.tap("More")
    #expect(host.texts(in: .detail) == ["x 1"])
  }
}
