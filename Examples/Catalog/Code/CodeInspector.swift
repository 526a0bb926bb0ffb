import SwiftUI

extension View {
  /// Adds a button that shows source code beside the view, or in a sheet where there is no room.
  func code(_ files: [SourceFile]) -> some View { modifier(CodeInspector(files: files)) }
}

private struct CodeInspector: ViewModifier {
  let files: [SourceFile]
  @State private var isShown = false

  func body(content: Content) -> some View {
    content
      .inspector(isPresented: $isShown) {
        CodeView(files: files)
          .inspectorColumnWidth(min: 280, ideal: 440, max: 720)
      }
      .toolbar {
        if !files.isEmpty {
          ToolbarItem { Button("Code") { isShown.toggle() } }
        }
      }
  }
}
