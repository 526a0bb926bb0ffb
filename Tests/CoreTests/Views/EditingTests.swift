import CairnTesting
import Foundation
import SwiftUI
import Testing

@testable import CairnCore

@MainActor
@Suite("Editing collections")
struct EditingTests {
  @Test(
    "N227: offsets and destination are counted before the removal",
    arguments: [
      ([0], 3, "bcad"), ([3], 0, "dabc"), ([1, 3], 0, "bdac"), ([0, 2], 4, "bdac"), ([1], 1, "abcd"), ([1], 2, "abcd"),
      ([0, 3], 2, "badc"), ([], 2, "abcd"), ([7], 0, "abcd"), ([0], 99, "bcda"),
    ] as [([Int], Int, String)])
  func moving(source: [Int], destination: Int, expected: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == expected)
    var slice = Array("xabcd")[1...]
    slice.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(slice) == expected)
  }

  @Test func removing() {
    var letters = Array("abcd")
    letters.remove(atOffsets: [1, 3, 9])
    #expect(String(letters) == "ac")
    letters.remove(atOffsets: [])
    #expect(String(letters) == "ac")
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @Test func editableElementsAreShownAndWritten() throws {
    struct Page: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        ForEach($items, editActions: .all) { $item in
          Button(item.name) { item.name += "!" }
        }
        ForEach($items, id: \.name, editActions: [.delete, .move]) { $item in Text(item.name.uppercased()) }
      }
    }
    let host = TestHost { Page() }
    try host.tap("b")
    #expect(host.texts == ["a", "b!", "A", "B!"])
  }

  @Test func theEditsOfAForEachAreThereForTheListAroundIt() throws {
    final class Box { var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")] }
    let box = Box()
    let binding = Binding {
      box.items
    } set: {
      box.items = $0
    }

    let all = try #require(edits(in: ForEach(binding, editActions: .all) { Text($0.wrappedValue.name) }))
    all.move?([0], 3)
    #expect(box.items.map(\.id) == [2, 3, 1])
    all.delete?([1])
    #expect(box.items.map(\.id) == [2, 1])

    let onlyMoves = try #require(edits(in: ForEach(binding, editActions: .move) { Text($0.wrappedValue.name) }))
    #expect(onlyMoves.delete == nil)
    #expect(onlyMoves.move != nil)

    let none = try #require(edits(in: ForEach(box.items) { Text($0.name) }))
    #expect(none.delete == nil)
    #expect(none.move == nil)
  }

  @Test func onDeleteAndOnMoveAddUpAndNilTakesAway() throws {
    var calls: [String] = []
    let view = ForEach(0..<3) { Text("\($0)") }
      .onDelete { calls.append("delete \($0.map { $0 })") }
      .onMove { calls.append("move \($0.map { $0 }) to \($1)") }
    let both = try #require(edits(in: view))
    both.delete?([1])
    both.move?([0], 2)
    #expect(calls == ["delete [1]", "move [0] to 2"])

    let fewer = try #require(edits(in: view.onDelete(perform: nil)))
    #expect(fewer.delete == nil)
    #expect(fewer.move != nil)
  }

  /// Returns the edits of the first `ForEach` in a view.
  private func edits<V: View>(in view: V) -> ForEachEdits? {
    let host = TestHost { view }
    func find(_ node: _Node) -> ForEachEdits? {
      if let source = node as? any EditableRows { return source.edits }
      var found: ForEachEdits?
      node.forEachChild { if found == nil { found = find($0) } }
      return found
    }
    return host.session.graph.root.flatMap(find)
  }
}
