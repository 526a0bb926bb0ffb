import CairnTesting
import SwiftUI
import TestSupport
import Testing

private struct Item: Identifiable, Equatable {
  var id: Int
  var name: String
}

/// Reads its source only during iteration.
private struct LazyNames: RandomAccessCollection {
  let board: Switchboard<[String]>
  var startIndex: Int { 0 }
  var endIndex: Int { MainActor.assumeIsolated { board.value.count } }
  subscript(position: Int) -> String { MainActor.assumeIsolated { board.value[position] } }
}

@MainActor
@Suite("ForEach")
struct ForEachTests {
  @Test func aRangeOfNumbers() {
    #expect(TestHost { ForEach(0..<3) { Text("\($0)") } }.texts == ["0", "1", "2"])
    #expect(TestHost { ForEach(0..<0) { Text("\($0)") } }.texts == [])
  }

  @Test func elementsWithAnIDOfTheirOwn() {
    let items = [Item(id: 7, name: "x"), Item(id: 3, name: "y")]
    #expect(TestHost { ForEach(items) { Text($0.name) } }.texts == ["x", "y"])
  }

  @Test func elementsToldApartByAKeyPath() {
    #expect(TestHost { ForEach(["a", "b"], id: \.self) { Text($0) } }.texts == ["a", "b"])
    #expect(TestHost { ForEach([Item(id: 1, name: "n")], id: \.name) { Text($0.name) } }.texts == ["n"])
  }

  @Test func sliceAndReversedAndEnumerated() {
    let letters = ["a", "b", "c", "d"]
    #expect(TestHost { ForEach(letters[1...2], id: \.self) { Text($0) } }.texts == ["b", "c"])
    #expect(TestHost { ForEach(letters.reversed(), id: \.self) { Text($0) } }.texts == ["d", "c", "b", "a"])
    let numbered = Array(letters.enumerated())
    #expect(TestHost { ForEach(numbered, id: \.offset) { Text("\($0.offset)\($0.element)") } }.texts[3] == "3d")
  }

  @Test func severalViewsForEachElementStayTogether() {
    let host = TestHost {
      ForEach(0..<2) { number in
        Text("\(number)")
        if number == 1 { Text("one") }
        Text(".")
      }
    }
    #expect(host.texts == ["0", ".", "1", "one", "."])
  }

  @Test func bindingsToTheElementsWriteBack() throws {
    struct Row: View {
      @Binding var item: Item
      var body: some View { Button(item.name) { item.name += "!" } }
    }
    struct Page: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        ForEach($items) { $item in Row(item: $item) }
        ForEach($items, id: \.name) { item in Text(item.wrappedValue.name.uppercased()) }
        Button("Swap") { items.swapAt(0, 1) }
        Button("Drop") { items.removeFirst() }
      }
    }
    let host = TestHost { Page() }
    try host.tap("b")
    #expect(host.texts == ["a", "b!", "A", "B!", "Swap", "Drop"])
    try host.tap("Swap")
    try host.tap("a")
    #expect(host.texts == ["b!", "a!", "B!", "A!", "Swap", "Drop"])
    try host.tap("Drop")
    try host.tap("a!")
    #expect(host.texts == ["a!!", "A!!", "Swap", "Drop"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func stateMovesWithItsElement() throws {
    let order = Switchboard(["a", "b", "c"])
    let host = TestHost { Deferred { ForEach(order.value, id: \.self) { Tally($0) } } }
    try host.tap("b 0")
    order.value = ["c", "b", "a"]
    #expect(host.texts == ["c 0", "b 1", "a 0"])
    order.value = ["b"]
    #expect(host.texts == ["b 1"])
    order.value = ["x", "b", "y", "c"]
    #expect(host.texts == ["x 0", "b 1", "y 0", "c 0"])
  }

  @Test func anElementThatGoesAndComesBackStartsAfresh() throws {
    let order = Switchboard(["a"])
    let host = TestHost { Deferred { ForEach(order.value, id: \.self) { Tally($0) } } }
    try host.tap("a 0")
    order.value = []
    #expect(host.texts == [])
    order.value = ["a"]
    #expect(host.texts == ["a 0"])
  }

  @Test func onlyWhatChangedRuns() {
    struct Row: View {
      let name: String
      var body: some View { Text(name) }
    }
    let items = Switchboard((0..<10).map { Item(id: $0, name: "\($0)") })
    let host = TestHost { Deferred { ForEach(items.value) { Row(name: $0.name) } } }
    #expect(host.bodyRuns(of: Row.self) == 10)
    items.value[4].name = "four"
    #expect(host.texts[4] == "four")
    #expect(host.bodyRuns(of: Row.self) == 11)
    items.value.swapAt(0, 9)
    #expect(host.texts.first == "9")
    #expect(host.bodyRuns(of: Row.self) == 11)
    items.value.insert(Item(id: 99, name: "new"), at: 5)
    #expect(host.texts[5] == "new")
    #expect(host.bodyRuns(of: Row.self) == 12)
  }

  @Test func whatARowReadsRunsThatRowAlone() throws {
    let marks = (0..<3).map { _ in Switchboard("-") }
    var runs: [Int] = []
    let host = TestHost {
      Deferred {
        ForEach(0..<3) { number in
          let _ = runs.append(number)
          Text(marks[number].value)
        }
      }
    }
    #expect(runs == [0, 1, 2])
    marks[1].value = "+"
    #expect(host.texts == ["-", "+", "-"])
    #expect(runs == [0, 1, 2, 1])
  }

  @Test func aCollectionThatReadsLazilyIsFollowed() {
    let names = Switchboard(["a", "bb", "c"])
    let host = TestHost {
      let short = LazyNames(board: names)
      ForEach(short, id: \.self) { Text($0) }
      ForEach(short.lazy.map { $0.uppercased() }, id: \.self) { Text($0) }
    }
    #expect(host.texts == ["a", "bb", "c", "A", "BB", "C"])
    names.value.removeFirst()
    #expect(host.texts == ["bb", "c", "BB", "C"])
  }

  @Test func aBindingIsACollectionToo() throws {
    struct Page: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        ForEach($items.reversed()) { $item in
          Button(item.name) { item.name += "!" }
        }
        Button("Drop") { items.removeLast() }
      }
    }
    let host = TestHost { Page() }
    try host.tap("b")
    #expect(host.texts == ["b!", "a", "Drop"])
    try host.tap("Drop")
    #expect(host.texts == ["a", "Drop"])
  }

  @Test func theContentIsMadeAgainWhenWhatItCapturedChanges() throws {
    struct Page: View {
      @State private var suffix = "?"
      var body: some View {
        ForEach(0..<2) { Text("\($0)\(suffix)") }
        Button("Change") { suffix = "!" }
      }
    }
    let host = TestHost { Page() }
    try host.tap("Change")
    #expect(host.texts == ["0!", "1!", "Change"])
  }

  @Test func equalIDsAreDiagnosedAndNothingElseIsLost() throws {
    let items = Switchboard([Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 1, name: "c")])
    let line = #line + 1
    let host = TestHost { Deferred { ForEach(items.value) { Tally($0.name) } } }
    #expect(host.texts.contains("a 0") && host.texts.contains("b 0"))
    let diagnostic = try #require(host.diagnostics.first)
    #expect(diagnostic.code == "foreach.duplicate-id")
    #expect(diagnostic.file?.hasSuffix("ForEachTests.swift") == true)
    #expect(diagnostic.line == line)
    #expect(diagnostic.message.contains("the ID 1 occurs multiple times within the collection"))
    try host.tap("b 0")
    items.value[2].id = 3
    #expect(host.texts == ["a 0", "b 1", "c 0"])
    #expect(host.diagnostics.count == 1)
  }

  @Test func idsReadFromNumbersMayBeEqualToo() throws {
    let host = TestHost { ForEach(0..<3, id: \.nonzeroBitCount) { Text("\($0)") } }
    #expect(host.texts == ["0", "1", "2"])
    #expect(host.diagnostics.map(\.code) == ["foreach.duplicate-id"])
  }

  @Test func elementsWithEqualIDsAreAllShown() throws {
    let names = Switchboard(["a", "b", "a"])
    let host = TestHost { Deferred { ForEach(names.value, id: \.self) { Tally($0) } } }
    #expect(host.texts == ["a 0", "b 0", "a 0"])
    try host.tap("a 0", at: 1)
    #expect(host.texts == ["a 0", "b 0", "a 1"])
    names.value = ["b", "a", "a", "a"]
    #expect(host.texts == ["b 0", "a 0", "a 1", "a 0"])
    names.value = ["a", "b"]
    #expect(host.texts == ["a 0", "b 0"])
  }

  @Test func tenThousandElements() {
    let data = Switchboard(Array(0..<10_000))
    let host = TestHost { Deferred { ForEach(data.value, id: \.self) { Text(verbatim: String($0)) } } }
    #expect(host.texts.count == 10_000)
    data.value.insert(-1, at: 5_000)
    #expect(host.texts[5_000] == "-1")
    data.value.reverse()
    #expect(host.texts.first == "9999")
    data.value.removeAll()
    #expect(host.texts == [])
  }
}
