import CairnCore
import CairnHosting
import SwiftUI
import Testing

@testable import CairnWeb

/// Controls name their shortcuts, and keys reach them.
@MainActor
@Suite struct ShortcutTests {
  private struct Counter: App {
    var body: some Scene {
      WindowGroup { CounterView() }
        .commands {
          CommandMenu("Count") { Button("Nothing") {}.keyboardShortcut("9", modifiers: [.command, .shift]) }
        }
    }
  }

  private struct CounterView: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Count \(count)")
        Button("Add") { count += 1 }.keyboardShortcut("n")
        Button("Hundred") { count += 100 }.keyboardShortcut(.upArrow, modifiers: [.option, .shift])
        Button("Never") { count = -1 }.keyboardShortcut("k").disabled(true)
      }
    }
  }

  @Test func thePageListsItsShortcuts() throws {
    let page = try Served(path: "/") { .of(Counter()) }
    #expect(page.html.contains("aria-keyshortcuts=\"Control+N\""))
    #expect(page.html.contains("aria-keyshortcuts=\"Alt+Shift+ArrowUp\""))
    #expect(page.html.contains("data-keys=\"Control+Shift+9\"") || page.html.contains("Control+Shift+9"))
  }

  @Test func shortcutsReachTheirControls() throws {
    let page = try Served(path: "/") { .of(Counter()) }
    #expect(page.patches(.key("n", 2)).contains("Count 1"))
    #expect(page.patches(.key("N", 2)).contains("Count 2"))
    #expect(page.patches(.key("ArrowUp", 5)).contains("Count 102"))
    #expect(page.patches(.key("k", 2)).isEmpty)
    #expect(page.patches(.key("n", 0)).isEmpty)
    #expect(page.patches(.key("Unheard", 2)).isEmpty)
  }

  private struct Sheets: App {
    var body: some Scene { WindowGroup { SheetView() } }
  }

  private struct SheetView: View {
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        NavigationLink("Below") { Button("Open") { isShown = true }.navigationTitle("Below") }
      }
      .sheet(isPresented: $isShown) {
        NavigationStack { NavigationLink("Inside") { Text("Page inside") } }
      }
    }
  }

  private func openSheet() throws -> (page: Served, sheet: Int) {
    let page = try Served(path: "/below") { .of(Sheets()) }
    _ = page.patches(.tap(try page.element("Open").id.number))
    let sheet = try #require(page.root.firstInside { $0.role == .sheet })
    return (page, sheet.id.number)
  }

  @Test func escapeGoesBackInsideASheetBeforeItClosesIt() throws {
    let (page, sheet) = try openSheet()
    #expect(page.patches(.tap(try page.element("Inside").id.number)).contains("Page inside"))
    _ = page.patches(.leave(sheet))
    #expect(page.root.firstInside { $0.role == .sheet } != nil)
    #expect(page.root.firstInside { $0.label == "Inside" } != nil)
    _ = page.patches(.leave(sheet))
    #expect(page.root.firstInside { $0.role == .sheet } == nil)
  }

  /// A second press may arrive after the sheet is gone. It must not leave the page below.
  @Test func escapeInAClosedSheetDoesNothing() throws {
    let (page, sheet) = try openSheet()
    _ = page.patches(.leave(sheet))
    #expect(page.root.firstInside { $0.role == .sheet } == nil)
    #expect(page.patches(.leave(sheet)).isEmpty)
    #expect(page.tab.history.current.url == "/below")
  }

  @Test(arguments: ["Enter", "Space", "ArrowLeft", "PageDown", "é", "9"]) func keyNamesAreParsed(_ name: String) throws
  {
    let key = try #require(ShortcutKeys.key(named: name, 2))
    let equivalent = try #require(key.equivalent)
    #expect(
      ShortcutKeys.name(of: KeyboardShortcut(equivalent)) == "Control+\(name.count == 1 ? name.uppercased() : name)")
  }
}
