import SwiftUI

@testable import Books

/// Scenes for an app with a window for each book, and settings.
struct BookScenes: Scene {
  var body: some Scene {
    WindowGroup("Books") { LibraryView() }
    WindowGroup("Book", for: Book.ID.self) { $id in
      Text("Book \(id ?? 0)").navigationTitle("Book")
    }
    Settings { ReaderPage() }
  }
}

struct OpenInWindow: View {
  let id: Book.ID
  @Environment(\.openWindow) private var openWindow
  @Environment(\.openSettings) private var openSettings

  var body: some View {
    Button("Open in New Window") { openWindow(value: id) }
    Button("Settings") { openSettings() }
  }
}
