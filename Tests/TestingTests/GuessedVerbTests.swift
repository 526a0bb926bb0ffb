import CairnTesting
import Foundation
import SwiftUI
import Testing

/// Verbs that test authors tried before they looked them up.
@MainActor
@Suite("Verbs that test authors guess")
struct GuessedVerbTests {
  private struct Sheets: View {
    @State private var isShown = false
    @State private var isCovered = false
    @State private var asks = false
    @State private var detent = PresentationDetent.medium
    var body: some View {
      Button("Sheet") { isShown = true }
      Button("Cover") { isCovered = true }
      Button("Ask") { asks = true }
      Text(detent == .large ? "large" : "not large")
        .confirmationDialog("Really?", isPresented: $asks, titleVisibility: .visible) { Button("Yes") {} }
        .fullScreenCover(isPresented: $isCovered) { Text("Covered") }
        .sheet(isPresented: $isShown) {
          NavigationStack {
            NavigationLink("Deeper") { Text("deep").navigationTitle("Details") }
              .navigationTitle("New note")
              .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isShown = false } }
              }
          }
          .presentationDetents([.medium, .large], selection: $detent)
        }
    }
  }

  @Test func aSheetHasTheTitleOfItsPage() throws {
    let host = TestHost { Sheets() }
    try host.tap("Sheet")
    #expect(host.sheet.title == "New note")
    try host.sheet.link("Deeper").tap()
    #expect(host.sheet.title == "Details")
  }

  @Test func aPanelWithoutATitleIsNamedByItsText() throws {
    let host = TestHost {
      Text("behind").sheet(isPresented: .constant(true)) {
        VStack {
          Button("Cancel") {}
          Text("Choose a color")
        }
      }
    }
    #expect(host.sheet.title == "Choose a color")
  }

  @Test func aSheetIsDraggedToAHeight() throws {
    let host = TestHost { Sheets() }
    try host.tap("Sheet")
    #expect(host.sheet.detents == [.medium, .large])
    #expect(host.sheet.detent == .medium)
    host.sheet.detent = .large
    #expect(host.sheet.detent == .large)
    try host.sheet.resize(to: .medium)
    #expect(host.sheet.detent == .medium)
    let error = #expect(throws: TestHostError.self) { try host.sheet.resize(to: .height(100)) }
    guard case .noChoice? = error?.reason else { return #expect(Bool(false), "\(error as Any)") }
  }

  @Test func coversAndDialogsAreNamedLikeTheirModifiers() throws {
    let host = TestHost { Sheets() }
    #expect(!host.fullScreenCover.exists && !host.confirmationDialog.exists)
    try host.tap("Ask")
    #expect(host.confirmationDialog.title == "Really?")
    try host.confirmationDialog.button("Yes").tap()
    #expect(!host.confirmationDialog.exists)
    try host.tap("Cover")
    #expect(host.fullScreenCover.texts == ["Covered"])
    let other = TestHost { Sheets() }
    try other.tap("Sheet")
    #expect(other.sheet.exists && !other.fullScreenCover.exists)
  }

  private struct Words: View {
    @State private var words = ["one", "two", "three"]
    @State private var query = ""
    @State private var note = "a note"
    @State private var share = 0.25
    @State private var count = 1
    var body: some View {
      TabView {
        NavigationStack {
          List {
            ForEach(words.filter { query.isEmpty || $0.contains(query) }, id: \.self) { word in
              Text(word).contextMenu {
                Button("Copy") {}
                Button("Double") { words.append(word + word) }
              }
            }
          }
          .searchable(text: $query, prompt: "Find a word")
        }
        .tabItem { Text("Words") }
        Form {
          TextEditor(text: $note)
          Slider(value: $share) { Text("Share") }
          Stepper("Count", value: $count)
        }
        .tabItem { Text("Settings") }
      }
    }
  }

  @Test func rowsAreHandles() throws {
    let host = TestHost { Words() }
    #expect(host.rows == ["one", "two", "three"])
    #expect(host.rows.count == 3)
    let handles: [TestRow] = host.rows
    #expect(handles.map(\.label) == ["one", "two", "three"])
    try host.rows[1].contextMenu.choose("Double")
    #expect(host.rows.last?.texts == ["twotwo"])
  }

  @Test func aRowHasAContextMenu() throws {
    let host = TestHost { Words() }
    #expect(host.row("two").contextMenu.items == ["Copy", "Double"])
    let error = #expect(throws: TestHostError.self) { try host.row("two").contextMenu.choose("Triple") }
    guard case .noChoice? = error?.reason else { return #expect(Bool(false), "\(error as Any)") }
  }

  @Test func aSearchFieldAcceptsText() throws {
    let host = TestHost { Words() }
    host.searchField.text = "t"
    #expect(host.rows == ["two", "three"])
    try host.searchField("Find a word").type("th")
    #expect(host.rows == ["three"])
    try host.searchField.clear()
    #expect(host.rows == ["one", "two", "three"])
  }

  @Test func tabsAreSelected() throws {
    let host = TestHost { Words() }
    #expect(host.tab("Words").isSelected)
    try host.tab("Settings").select()
    #expect(host.tab("Settings").isSelected && !host.tab("Words").isSelected)
  }

  @Test func controlsAreSetByTheirHandles() throws {
    let host = TestHost { Words() }
    try host.tab("Settings").select()
    #expect(host.textEditor.text == "a note")
    host.textEditor.text = "another"
    #expect(host.textEditor.text == "another")
    #expect(host.slider("Share").value == 0.25)
    host.slider("Share").value = 0.5
    #expect(host.slider("Share").value == "0.5")
    try host.stepper("Count").increment()
    try host.stepper("Count").increment()
    try host.stepper("Count").decrement()
    #expect(host.stepper("Count").value == "2")
  }

  private struct Item: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private struct People: View {
    @State private var order = [KeyPathComparator(\Item.name)]
    private let items = [Item(id: 1, name: "Cy", age: 30), Item(id: 2, name: "Ann", age: 50)]
    var body: some View {
      Table(items.sorted(using: order), sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
      }
    }
  }

  @Test func aTableIsSorted() throws {
    let host = TestHost(width: 1_000) { People() }
    #expect(host.table.columns == ["Name", "Age"])
    #expect(host.table.rows.map(\.texts) == [["Ann", "50"], ["Cy", "30"]])
    try host.table.sort(by: "Age")
    #expect(host.table.row(at: 0).texts == ["Cy", "30"])
    #expect(throws: TestHostError.self) { try host.table.sort(by: "Town") }
  }

  private struct Dragged: View {
    @State private var offset = CGSize.zero
    @State private var taken = "nothing"
    var body: some View {
      Text("Card").gesture(DragGesture().onEnded { offset = $0.translation })
      Text("moved by \(Int(offset.width))")
      Text("Word").draggable("word")
      Text("Box").dropDestination(for: String.self) { words, _ in
        taken = words.joined()
        return true
      }
      Text("took \(taken)")
    }
  }

  @Test func handlesAreDragged() throws {
    let host = TestHost { Dragged() }
    try host.text("Card").drag(by: CGSize(width: 40, height: 0))
    #expect(host.isVisible("moved by 40"))
    let drag = try host.text("Card").startDrag()
    try drag.move(by: CGSize(width: 25, height: 0))
    try drag.end()
    #expect(host.isVisible("moved by 25"))
    try host.text("Word").drag(onto: "Box")
    #expect(host.isVisible("took word"))
  }
}
