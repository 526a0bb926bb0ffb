import SwiftUI

/// A catalog of Cairn's features, one page each.
@main
struct CatalogApp: App {
  var body: some Scene {
    WindowGroup("Catalog") { CatalogView() }
      .commands {
        CommandMenu("Go") { GoMenu() }
      }
    WindowGroup("Color", for: PaintColor.self) { $color in
      if let color { ColorWindow(color: color) }
    }
  }
}

/// Places to navigate to from anywhere in the app.
private struct GoMenu: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button("Notes") { go("catalog://notes") }.keyboardShortcut("1")
    Button("Colors") { go("catalog://colors") }.keyboardShortcut("2")
    Divider()
    Button("The start") { go("catalog://start") }.keyboardShortcut("0")
  }

  private func go(_ link: String) {
    if let url = URL(string: link) { openURL(url) }
  }
}
