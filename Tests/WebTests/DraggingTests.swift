import CairnCore
import CairnScreen
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import CairnWeb

private struct Coin: Codable, Transferable {
  var worth: Int
  static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

private struct Dragged: App {
  var body: some SwiftUI.Scene { WindowGroup { DraggedView() } }
}

private struct DraggedView: View {
  @State private var taken = "nothing"
  @State private var isOver = false
  @State private var isLocked = false
  @State private var names = ["Ada", "Bob", "Cleo"]

  var body: some View {
    VStack {
      Text("Coin").draggable(Coin(worth: 5))
      Text("Link").draggable(URL(string: "https://example.org")!)
      Text("Words").draggable("words").disabled(isLocked)
      Text("Purse").dropDestination(for: Coin.self) { coins, place in
        taken = "\(coins.reduce(0) { $0 + $1.worth }) at \(Int(place.x)),\(Int(place.y))"
        return true
      } isTargeted: {
        isOver = $0
      }
      VStack { Text("Inner") }
        .dropDestination(for: String.self) { words, _ in
          taken = words.joined()
          return true
        }
        .disabled(isLocked)
      Button("Lock") { isLocked = true }
      Text("Taken \(taken)")
      Text(isOver ? "Over" : "Not over")
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          .onInsert(of: [UTType.text]) { index, _ in names.insert("New", at: index) }
      }
      .frame(height: 200)
    }
  }
}

@MainActor
@Suite struct WebDraggingTests {
  private let page: Served

  init() throws { page = try Served { .of(Dragged()) } }

  private func id(_ text: String) throws -> Int {
    try #require(
      page.root.firstInside { if case .text(let own) = $0.content { own.string == text } else { false } }
    ).id.number
  }

  private func row(_ name: String) throws -> Element {
    try #require(page.root.firstInside { $0.role == .row && $0.name == name })
  }

  @Test func draggableElementsAndDropTargetsAreMarked() throws {
    #expect(page.html.contains("draggable=\"true\""))
    #expect(page.html.contains("data-o"))
  }

  @Test func draggedValuesStayOnTheServer() throws {
    let (coin, purse) = (try id("Coin"), try id("Purse"))
    #expect(page.patches(.lift(coin)).isEmpty)
    #expect(page.patches(.over(purse)).contains("Over"))
    #expect(page.patches(.drop(purse, CGPoint(x: 3, y: 4)), .letGo).contains("Taken 5 at 3,4"))
    #expect(page.texts().contains("Not over"))
  }

  @Test func textForOtherProgramsIsSent() throws {
    let link = try id("Link")
    #expect(page.patches(.lift(link)).contains("[\"d\",\(link),\"https://example.org\",1]"))
    let words = try id("Words")
    #expect(page.patches(.lift(words)).contains("[\"d\",\(words),\"words\",0]"))
  }

  @Test func theDropTargetIsSentWhileDragging() throws {
    let (inner, purse) = (try id("Inner"), try id("Purse"))
    _ = page.patches(.lift(try id("Coin")))
    #expect(page.patches(.over(purse)).contains("[\"v\",\(purse),\(purse),0]"))
    #expect(page.patches(.over(inner)).contains("[\"v\",\(inner),0,0]"))
  }

  @Test func dropsWithoutADragAreIgnored() throws {
    #expect(page.patches(.drop(try id("Purse"), .zero)).isEmpty)
    _ = page.patches(.lift(try id("Inner")))
    #expect(page.patches(.drop(try id("Purse"), .zero)).isEmpty)
    _ = page.patches(.lift(try id("Coin")), .letGo)
    #expect(page.patches(.drop(try id("Purse"), .zero)).isEmpty)
  }

  @Test func elementsThatAcceptNoDropsGetNone() throws {
    let lock = try page.element("Lock").id.number
    _ = page.patches(.dropText(lock, .zero, "x"), .dropText(999_999, .zero, "x"), .lift(999_999), .over(999_999))
    _ = page.patches(.lift(try id("Words")), .drop(try id("Purse"), .zero))
    #expect(page.texts().contains("Taken nothing"))
  }

  @Test func disabledElementsNeitherDragNorAcceptDrops() throws {
    let (words, inner) = (try id("Words"), try id("Inner"))
    _ = page.patches(.tap(try page.element("Lock").id.number))
    #expect(page.patches(.lift(words)).isEmpty)
    _ = page.patches(.drop(inner, .zero), .dropText(inner, .zero, "x"))
    #expect(page.texts().contains("Taken nothing"))
  }

  @Test func anElementDisabledDuringTheDragIsNotDropped() throws {
    let (words, inner) = (try id("Words"), try id("Inner"))
    _ = page.patches(.lift(words), .tap(try page.element("Lock").id.number), .drop(inner, .zero))
    #expect(page.texts().contains("Taken nothing"))
  }

  @Test func textFromOutsideIsDropped() throws {
    #expect(page.patches(.dropText(try id("Inner"), .zero, "from outside")).contains("Taken from outside"))
  }

  @Test func anItemIsInsertedBeforeARow() throws {
    let bob = try row("Bob")
    #expect(bob.takesInsertions)
    _ = page.patches(.dropText(bob.id.number, .zero, "x"))
    #expect(page.texts().suffix(4) == ["Ada", "New", "Bob", "Cleo"])
  }

  @Test func rowsMoveByTheirGripWithinTheirSection() throws {
    #expect(page.html.contains("class=\"grip\""))
    let ada = try row("Ada").id.number
    _ = page.patches(.move(ada, 2))
    #expect(page.texts().suffix(3) == ["Bob", "Cleo", "Ada"])
    _ = page.patches(.move(ada, 1), .move(ada, -99_999))
    #expect(page.texts().suffix(3) == ["Bob", "Cleo", "Ada"])
  }
}
