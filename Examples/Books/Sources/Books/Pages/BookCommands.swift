import SwiftUI

/// The menu Book. Its command acts on the window in front.
struct BookCommands: Commands {
  @FocusedValue(\.addBook) private var addBook
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandMenu("Book") {
      Button("Add Book…") { addBook?() }
        .keyboardShortcut("b", modifiers: [.command, .shift])
        .disabled(addBook == nil)
      Button("Statistics") { openWindow(id: "statistics") }
        .keyboardShortcut("i")
    }
  }
}

extension FocusedValues {
  @Entry var addBook: (() -> Void)?
}
