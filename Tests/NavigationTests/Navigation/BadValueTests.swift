import CairnTesting
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Values and apps that misbehave")
struct BadValueTests {
  private struct Shown<Data>: View
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    @Bindable var path: Switchboard<Data>
    var body: some View {
      NavigationStack(path: $path.value) {
        Text("Root").navigationTitle("Root")
          .navigationDestination(for: Data.Element.self) { _ in Text("Page").navigationTitle("Page") }
      }
    }
  }

  /// Never equal, not even to itself.
  private struct Unequal: Hashable {
    let name: String
    static func == (a: Unequal, b: Unequal) -> Bool { false }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// Equal to everything, with a hash value that always differs.
  private struct Equal: Hashable {
    let name: String
    static func == (a: Equal, b: Equal) -> Bool { true }
    func hash(into hasher: inout Hasher) { hasher.combine(UInt64.random(in: .min ... .max)) }
  }

  /// Equal only in one direction.
  private struct OneWay: Hashable {
    let number: Int
    static func == (a: OneWay, b: OneWay) -> Bool { a.number <= b.number }
    func hash(into hasher: inout Hasher) {}
  }

  @Test func aValueThatIsNeverEqual() throws {
    let path = Switchboard([Unequal]())
    let host = TestHost { Shown(path: path) }
    path.value = ["a", "b"].map(Unequal.init)
    #expect(host.depth == 2)
    path.value.append(Unequal(name: "c"))
    #expect(host.depth == 3)
    try host.goBack()
    #expect(path.value.map(\.name) == ["a", "b"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func aValueThatEqualsEveryOther() throws {
    let path = Switchboard([Equal]())
    let host = TestHost { Shown(path: path) }
    path.value = ["a", "b", "c"].map(Equal.init)
    #expect(host.depth == 3)
    path.value.removeFirst()
    #expect(host.depth == 2)
    try host.goBack()
    #expect(path.value.count == 1)
  }

  @Test func aValueEqualInOneDirectionOnly() throws {
    let path = Switchboard([3, 2, 1].map(OneWay.init))
    let host = TestHost { Shown(path: path) }
    path.value = [1, 2, 3].map(OneWay.init)
    #expect(host.depth == 3)
    path.value = [3, 3].map(OneWay.init)
    #expect(host.depth == 2)
    try host.goBack()
    #expect(path.value.count == 1)
  }

  @Test func theSameOnAPathOfAnything() throws {
    struct Mixed: View {
      @Bindable var path: Switchboard<NavigationPath>
      var body: some View {
        NavigationStack(path: $path.value) {
          Text("Root").navigationTitle("Root")
            .navigationDestination(for: Unequal.self) { Text("Page").navigationTitle($0.name) }
            .navigationDestination(for: Equal.self) { Text("Page").navigationTitle($0.name) }
        }
      }
    }
    let path = Switchboard(NavigationPath())
    let host = TestHost { Mixed(path: path) }
    for name in ["a", "b", "c"] {
      path.value.append(Unequal(name: name))
      path.value.append(Equal(name: name))
    }
    #expect(host.depth == 6)
    try host.goBack()
    #expect(host.title == "c")
    #expect(path.value.count == 5)
  }

  @Test func onePathOfOneHundredThousandElements() throws {
    let path = Switchboard(Array(0..<100_000))
    let host = TestHost { Shown(path: path) }
    #expect(host.depth == 100_000)
    try host.goBack()
    #expect(path.value.count == 99_999)
    path.value = Array(path.value.prefix(2))
    #expect(host.depth == 2)
    path.value = []
    #expect(host.title == "Root")
  }

  @MainActor @Observable
  final class Store {
    var records: [Int: String] = [1: "one", 2: "two"]
    var path: [Int] = []
    func forget() { records = [:] }
  }

  @Test func aDestinationThatThrowsAwayTheAppsStateWhileItIsBuilt() {
    struct Throwing: View {
      @Bindable var store: Store
      var body: some View {
        NavigationStack(path: $store.path) {
          Text("\(store.records.count) records").navigationTitle("Root")
            .navigationDestination(for: Int.self) { id in
              let name = store.records[id] ?? "nothing"
              let _ = store.forget()
              Text(name).navigationTitle("Page \(id)")
            }
        }
      }
    }
    let store = Store()
    let host = TestHost { Throwing(store: store) }
    store.path = [1, 2]
    #expect(host.title == "Page 2")
    store.path = []
    #expect(host.texts.contains("0 records"))
  }

  @Test func aCollectionThatCannotKeepWhatItIsGiven() throws {
    /// Holds at most two elements.
    struct Short: MutableCollection, RandomAccessCollection, RangeReplaceableCollection, Equatable {
      private var elements: [Int] = []
      init() {}
      var startIndex: Int { 0 }
      var endIndex: Int { elements.count }
      subscript(index: Int) -> Int {
        get { elements[index] }
        set { elements[index] = newValue }
      }
      mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == Int {
        elements.replaceSubrange(range, with: new)
        elements = Array(elements.prefix(2))
      }
    }
    struct Stack: View {
      @State private var path = Short()
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("Next", value: 0).navigationTitle("Root").navigationDestination(for: Int.self) { number in
            NavigationLink("Next", value: number + 1).navigationTitle("Page \(number)")
          }
        }
      }
    }
    let host = TestHost { Stack() }
    for _ in 0..<4 { try host.tap("Next") }
    #expect(host.pages == ["Root", "Page 0", "Page 1"])
    try host.goBack()
    #expect(host.pages == ["Root", "Page 0"])
  }
}
