import CairnScreen

/// Many lines of text that a person can change.
///
/// ```swift
/// TextEditor(text: $notes)
/// ```
nonisolated public struct TextEditor: View {
  let text: Binding<String>
  var selection: Binding<TextSelection?>?
  @Environment(\.contentMargins) private var margins
  @Environment(\.textEditorStyle) private var style

  public init(text: Binding<String>) { self.text = text }

  @MainActor public var body: some View {
    if case .own(let style) = style {
      AnyView(made(by: style)).environment(key: TextEditorStyleKey.self, .builtIn(nil))
    } else {
      FieldElement(kind: .editor, text: text, title: nil, prompt: nil, axis: .vertical, selection: selection)
        .padding(margins.content)
    }
  }

  @MainActor private func made<S: TextEditorStyle>(by style: S) -> any View {
    let configuration = TextEditorStyleConfiguration(editor: self)
    return StyledBody(style: style) { $0.makeBody(configuration: configuration) }
  }
}
