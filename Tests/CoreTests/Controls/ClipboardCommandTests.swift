import CairnTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor @Suite("Commands of the clipboard")
struct ClipboardCommandTests {
  private struct Shelf: View {
    @State private var text = "Milk"
    @State private var pasted = "nothing"
    var body: some View {
      Text(text).focusable()
        .onCopyCommand { [NSItemProvider(object: text as NSString)] }
        .onCutCommand {
          defer { text = "empty" }
          return [NSItemProvider(object: text as NSString)]
        }
      Text("Place").focusable()
        .onPasteCommand(of: [.plainText]) { providers in
          for provider in providers {
            _ = provider.loadObject(ofClass: String.self) { text, _ in
              Task { @MainActor in pasted = text ?? "unreadable" }
            }
          }
        }
      Text(pasted)
    }
  }

  @Test func copyWhatIsProvided() async throws {
    let host = TestHost { Shelf() }
    try host.press(.tab)
    try host.press("c", modifiers: .command)
    await host.settle()
    #expect(host.clipboard == "Milk")
    #expect(host.isVisible("Milk"))
  }

  @Test func cutAndPutItInElsewhere() async throws {
    let host = TestHost { Shelf() }
    try host.press(.tab)
    try host.press("x", modifiers: .command)
    await host.settle()
    #expect(host.isVisible("empty"))
    try host.press(.tab)
    try host.press("v", modifiers: .command)
    await host.settle()
    #expect(host.texts.last == "Milk")
  }

  @Test func leaveWhatIsOfAnotherType() async throws {
    struct Place: View {
      @State private var isTaken = false
      var body: some View {
        Text(isTaken ? "taken" : "left").focusable().onPasteCommand(of: [.image]) { _ in isTaken = true }
      }
    }
    let host = TestHost { Place() }
    host.clipboard = "Milk"
    try host.press(.tab)
    try host.press("v", modifiers: .command)
    await host.settle()
    #expect(host.isVisible("left"))
  }
}
