import SwiftUI
import Testing

@testable import CairnWeb

@MainActor @Suite("Undo in a browser")
struct UndoTests {
  private struct Shelf: View {
    @State private var books = ["Emma", "Persuasion"]
    @Environment(\.undoManager) private var undoManager

    private func remove(_ book: String) {
      let before = books
      books.removeAll { $0 == book }
      undoManager?.registerUndo(withTarget: Target.shared) { _ in books = before }
      undoManager?.setActionName("<\(book)> removed")
    }

    var body: some View {
      VStack { ForEach(books, id: \.self) { book in Button("Remove \(book)") { remove(book) } } }
    }
  }

  @MainActor private final class Target { static let shared = Target() }

  private struct Library: App {
    var body: some Scene { WindowGroup { Shelf() } }
  }

  @Test func aNoticeOffersToUndoWhatTheUserDid() throws {
    let page = try Served { .of(Library()) }
    let button = try #require(page.tab.root?.firstInside { $0.role == .button && $0.label == "Remove Emma" })
    let offer = page.patches(.tap(button.id.number))
    #expect(offer.contains("&lt;Emma> removed") || offer.contains("&lt;Emma&gt; removed"))
    #expect(offer.contains("data-act=\\\"undo\\\""))
    #expect(page.tab.root?.frontTexts.contains("Remove Emma") == false)
    // The notice leaves, and the book is back, once.
    #expect(page.patches(.undo).contains("Remove Emma"))
    #expect(page.tab.root?.frontTexts.contains("Remove Emma") == true)
    #expect(page.patches(.undo).isEmpty)
  }

  @Test func aButtonOfAnEarlierNoticeUndoesNothing() throws {
    let page = try Served { .of(Library()) }
    for book in ["Emma", "Persuasion"] {
      let button = try #require(page.tab.root?.firstInside { $0.role == .button && $0.label == "Remove \(book)" })
      _ = page.patches(.tap(button.id.number))
    }
    _ = page.patches(.undo)
    #expect(page.tab.root?.frontTexts == ["Remove Persuasion"])
  }
}
