import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Alerts and dialogs for an item")
struct PresentedItemTests {
  private struct Letters: View {
    @State private var letter: String?
    @State private var log = ""
    @ContentBuilder var body: some View {
      Text("log \(log)")
      Button("Ask for A") { letter = "A" }
        .alert("Delete letter?", item: $letter) { letter in
          Button("Delete", role: .destructive) { log += letter }
          Button("Keep", role: .cancel) {}
        } message: { letter in
          Text("It is \(letter).")
        }
      Text(letter == nil ? "none" : "one")
    }
  }

  @Test func theItemIsTakenAwayWithTheAnswer() throws {
    let host = TestHost { Letters() }
    try host.tap("Ask for A")
    #expect(host.texts == ["Delete letter?", "It is A.", "Delete", "Keep"])
    try host.tap("Delete")
    #expect(host.texts.contains("log A"))
    #expect(host.texts.contains("none"))
    try host.tap("Ask for A")
    try host.tap("Keep")
    #expect(host.texts.contains("log A"))
    #expect(host.texts.contains("none"))
  }

  private struct Numbers: View {
    @State private var number: Int?
    @State private var log = 0
    var body: some View {
      Text("sum \(log)")
      ForEach(1..<3) { choice in Button("Choose \(choice)") { number = choice } }
      Button("Nothing") { number = nil }
        .confirmationDialog("What now?", item: $number, titleVisibility: .visible) { number in
          Button("Add \(number)") { log += number }
        }
    }
  }

  @Test func aDialogIsOfTheItemThereIs() throws {
    let host = TestHost { Numbers() }
    try host.tap("Choose 1")
    #expect(host.isVisible("What now?"))
    try host.tap("Add 1")
    try host.tap("Choose 2")
    try host.tap("Add 2")
    #expect(host.isVisible("sum 3"))
    #expect(!host.isVisible("What now?"))
  }
}
