import SwiftUI

/// The app's windows and menus.
struct WindowsPage: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

  var body: some View {
    List {
      Section {
        Button("A color in a window of its own") { openWindow(value: PaintColor.mint) }
        Button("Another color") { openWindow(value: PaintColor.pink) }
      } footer: {
        Text(supportsMultipleWindows ? "A window for a value is opened once." : "There is one window only here.")
      }
      .disabled(!supportsMultipleWindows)
    }
  }
}

/// The content of a window for a color.
struct ColorWindow: View {
  let color: PaintColor
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    NavigationStack {
      ColorDetail(color: color)
        .navigationDestination(for: PaintColor.self) { ColorDetail(color: $0) }
        .toolbar { CloseButton { dismissWindow(value: color) } }
    }
  }
}
