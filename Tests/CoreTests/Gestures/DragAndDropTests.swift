import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Drag and drop")
struct DragAndDropTests {
  private struct Board: View {
    @State private var kept: [String] = []
    @State private var isOver = false
    let seen: (Bool) -> Void

    var body: some View {
      Text("Apple").draggable("apple")
      Text("Number").draggable(URL(string: "https://example.com")!)
      Text("Fixed")
      VStack {
        Text("Basket")
        ForEach(kept, id: \.self) { Text($0) }
      }
      .dropDestination(for: String.self) { items, _ in
        if kept.contains(items[0]) { return false }
        kept += items
        return true
      } isTargeted: {
        seen($0)
      }
    }
  }

  @Test func whatIsDroppedIsTakenByThePlaceForItsType() throws {
    var seen: [Bool] = []
    let host = TestHost { Board { seen.append($0) } }
    try host.drag("Apple", onto: "Basket")
    #expect(host.texts.contains("apple"))
    #expect(seen == [true, false])
  }

  @Test func aPlaceMayRefuseAndSoMayItsType() throws {
    let host = TestHost { Board { _ in } }
    try host.drag("Apple", onto: "Basket")
    #expect(throws: TestHostError.self) { try host.drag("Apple", onto: "Basket") }
    #expect(throws: TestHostError.self) { try host.drag("Number", onto: "Basket") }
    #expect(throws: TestHostError.self) { try host.drag("Fixed", onto: "Basket") }
    #expect(throws: TestHostError.self) { try host.drag("Apple", onto: "Fixed") }
  }

  @Test func coloursCanBeDragged() throws {
    struct Palette: View {
      @State private var chosen = Color.clear
      var body: some View {
        Text("Red").draggable(Color.red)
        Text("Chosen: \(chosen.description)")
        Text("Wall").dropDestination(for: Color.self) { colours, _ in
          chosen = colours[0]
          return true
        }
      }
    }
    let host = TestHost { Palette() }
    try host.drag("Red", onto: "Wall")
    #expect(host.texts.contains("Chosen: red"))
  }
}
