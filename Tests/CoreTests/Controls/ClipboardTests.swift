import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Copying, pasting and renaming")
struct ClipboardTests {
  @Test func aPasteButtonPutsInWhatWasCopied() throws {
    struct Notes: View {
      @State private var lines: [String] = []
      var body: some View {
        ForEach(lines, id: \.self) { Text($0) }
        PasteButton(payloadType: String.self) { lines += $0 }
      }
    }
    let host = TestHost { Notes() }
    #expect(!host.isEnabled("Paste"))
    host.clipboard = "Milk"
    #expect(host.isEnabled("Paste"))
    try host.tap("Paste")
    #expect(host.texts.first == "Milk")
  }

  @Test func uiKitsClipboardIsTheAppsOwn() throws {
    let host = TestHost {
      Button("Copy") { UIPasteboard.general.string = "code" }
      Button("Copy link") { UIPasteboard.general.url = URL(string: "https://example.org") }
    }
    try host.tap("Copy")
    #expect(host.clipboard == "code")
    try host.tap("Copy link")
    #expect(UIPasteboard.general.string == "https://example.org")
    host.clipboard = "other"
    #expect(UIPasteboard.general.string == "other" && !UIPasteboard.general.hasURLs)
  }

  @Test func whatIsOfAnotherTypeCannotBePasted() {
    struct Item: Codable, Transferable {
      var name: String
      static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
    }
    let host = TestHost { PasteButton(payloadType: Item.self) { _ in } }
    host.clipboard = "Milk"
    #expect(!host.isEnabled("Paste"))
  }

  @Test func whatHasTheFocusIsCopiedAndPastedByTheUsualKeys() throws {
    struct Card: View {
      @State private var pasted = "nothing"
      var body: some View {
        Text("Card").focusable().copyable(["Content"])
        Text("Place").focusable().pasteDestination(for: String.self) { pasted = $0.joined() }
        Text(pasted)
      }
    }
    let host = TestHost { Card() }
    try host.press(.tab)
    try host.press("c", modifiers: .command)
    #expect(host.clipboard == "Content")
    try host.press(.tab)
    try host.press("v", modifiers: .command)
    #expect(host.texts.last == "Content")
  }

  @Test func aLinkThatWasCopiedIsPastedWhereTextsAre() throws {
    struct Card: View {
      @State private var pasted = "nothing"
      var body: some View {
        Text("Card").focusable().copyable([URL(string: "https://example.org")!])
        PasteButton(payloadType: String.self) { pasted = $0.joined() }
        Text(pasted)
      }
    }
    let host = TestHost { Card() }
    try host.press(.tab)
    try host.press("c", modifiers: .command)
    try host.tap("Paste")
    #expect(host.texts.last == "https://example.org")
  }

  @Test func aRenameButtonBeginsToRename() throws {
    struct File: View {
      @State private var isRenaming = false
      @FocusState private var isFocused: Bool
      var body: some View {
        Text(isRenaming ? "Renaming" : "Named")
        RenameButton().renameAction { isRenaming = true }
        RenameButton().accessibilityIdentifier("Other")
      }
    }
    let host = TestHost { File() }
    #expect(!host.isEnabled("Other"))
    try host.tap("Rename", at: 0)
    #expect(host.texts.first == "Renaming")
  }

  @Test func undoAndRedoGoBackAndForth() throws {
    final class Model {
      var value = 0
      func set(_ new: Int, _ undo: UndoManager?) {
        let old = value
        value = new
        undo?.registerUndo(withTarget: self) { $0.set(old, undo) }
        undo?.setActionName("Change")
      }
    }
    let (model, undo) = (Model(), UndoManager())
    model.set(1, undo)
    model.set(2, undo)
    #expect(undo.undoMenuItemTitle == "Undo Change")
    undo.undo()
    #expect(model.value == 1)
    undo.undo()
    #expect(model.value == 0)
    #expect(!undo.canUndo)
    undo.redo()
    undo.redo()
    #expect(model.value == 2)
    #expect(!undo.canRedo)
    undo.undo()
    model.set(9, undo)
    #expect(!undo.canRedo)
  }

  @Test func anUndoGroupIsOneStepAndAWindowHasOneManager() throws {
    final class Model: ObservableObject { @Published var items: [String] = [] }
    struct Editor: View {
      @StateObject private var model = Model()
      @Environment(\.undoManager) private var undo
      var body: some View {
        Text(model.items.joined(separator: ","))
        Button("Add two") {
          undo?.beginUndoGrouping()
          for item in ["a", "b"] {
            model.items.append(item)
            undo?.registerUndo(withTarget: model) { $0.items.removeLast() }
          }
          undo?.endUndoGrouping()
        }
        Button("Undo") { undo?.undo() }
      }
    }
    let host = TestHost { Editor() }
    try host.tap("Add two")
    #expect(host.texts.first == "a,b")
    try host.tap("Undo")
    #expect(!host.texts.contains("a"))
  }
}
