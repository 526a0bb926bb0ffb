import CairnValues
import Foundation

/// An editor for several lines of text.
///
/// ```swift
/// TextEditor(text: $notes)
/// ```
nonisolated public struct TextEditor: View {
  private enum Source {
    case plain(Binding<String>, Binding<TextSelection?>?)
    case attributed(Binding<AttributedString>, Binding<AttributedTextSelection>?)
  }

  private let source: Source
  @Environment(\.contentMargins) private var margins
  @Environment(\.textEditorStyle) private var style

  /// Creates an editor bound to a text.
  public init(text: Binding<String>) { source = .plain(text, nil) }

  /// Creates an editor with a bound selection.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { source = .plain(text, selection) }

  /// Creates an editor of attributed text. Typed text takes the attributes of the characters around it or of the
  /// selection. The looks of single characters have no effect.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    source = .attributed(text, selection)
  }

  @MainActor public var body: some View {
    if case .own(let style) = style {
      AnyView(made(by: style)).environment(key: TextEditorStyleKey.self, .builtIn(.automatic))
    } else {
      field.padding(margins.content)
    }
  }

  @MainActor private func made<S: TextEditorStyle>(by style: S) -> any View {
    let configuration = TextEditorStyleConfiguration(editor: self)
    return StyledBody(style: style) { $0.makeBody(configuration: configuration) }
  }

  @MainActor private var field: FieldElement {
    switch source {
    case .plain(let text, let selection): field(text, selection)
    case .attributed(let text, let selection):
      field(Self.characters(of: text, typed: selection), selection.map { Self.places($0, in: text) })
    }
  }

  private func field(_ text: Binding<String>, _ selection: Binding<TextSelection?>?) -> FieldElement {
    FieldElement(kind: .editor, text: text, title: nil, prompt: nil, axis: .vertical, selection: selection)
  }

  @MainActor private static func characters(
    of text: Binding<AttributedString>, typed selection: Binding<AttributedTextSelection>?
  ) -> Binding<String> {
    .unread(
      get: { String(text.wrappedValue.characters) },
      set: { new in
        var changed = text.wrappedValue
        changed.takeCharacters(of: new, typed: selection?.wrappedValue)
        text.wrappedValue = changed
      })
  }

  /// A binding to the selection as a selection of the plain text that hosts show.
  @MainActor private static func places(
    _ selection: Binding<AttributedTextSelection>, in text: Binding<AttributedString>
  ) -> Binding<TextSelection?> {
    .unread(
      get: {
        let text = text.wrappedValue
        return TextSelection(
          characters: selection.wrappedValue.characters(of: text), of: String(text.characters))
      },
      set: { new in
        let text = text.wrappedValue
        let characters = new?.characters(of: String(text.characters)) ?? 0..<0
        selection.wrappedValue = AttributedTextSelection(characters: characters, of: text)
      })
  }
}
