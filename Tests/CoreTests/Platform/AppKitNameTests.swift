import CairnTesting
import SwiftUI
import Testing

/// AppKit names that Mac code reaches through `import SwiftUI`.
@MainActor @Suite("Names of AppKit's")
struct AppKitNameTests {
  private struct Desk: App {
    var body: some Scene {
      WindowGroup {
        Button("Quit") { NSApp.terminate(nil) }
        Button("Front") { NSApplication.shared.activate(ignoringOtherApps: true) }
        Button("Website") { NSWorkspace.shared.open(URL(string: "https://example.org")!) }
        Button("Copy") {
          NSPasteboard.general.clearContents()
          NSPasteboard.general.setString("Milk", forType: .string)
        }
      }
    }
  }

  @Test func quittingClosesAllWindows() throws {
    let host = TestHost(Desk.self)
    try host.tap("Front")
    #expect(host.windows.count == 1)
    try host.tap("Quit")
    #expect(host.windows.isEmpty)
  }

  @Test func linksAndTextsGoWhereOthersSendThem() throws {
    let host = TestHost(Desk.self)
    try host.tap("Website")
    #expect(host.openedURLs == [URL(string: "https://example.org")!])
    try host.tap("Copy")
    #expect(NSPasteboard.general.string(forType: .string) == "Milk")
    #expect(UIPasteboard.general.string == "Milk")
  }

  private struct Library: LibraryContentProvider {
    var views: [LibraryItem] { LibraryItem(Text("Rating"), title: "Rating", category: .control) }
  }

  @Test func whatIsForXcodesLibraryIsMade() {
    #expect(Library().views.count == 1)
  }
}
