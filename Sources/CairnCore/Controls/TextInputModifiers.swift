import CairnScreen
import CairnValues

struct TextInputKey: EnvironmentKey {
  static var defaultValue: FieldInput { FieldInput() }
}

struct TextEditorStyleKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

nonisolated struct TextInputModifier: _EnvironmentModifier {
  typealias Body = Never
  let change: (inout FieldInput) -> Void
  func _write(to values: inout EnvironmentValues) { change(&values[TextInputKey.self]) }
}

nonisolated extension View {
  private func input(_ change: @escaping (inout FieldInput) -> Void) -> some View {
    modifier(TextInputModifier(change: change))
  }

  /// Sets the keyboard for fields in this view.
  public func keyboardType(_ type: UIKeyboardType) -> some View { input { $0.keyboard = type } }

  /// Says what the text of fields in this view means.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    input { $0.contentType = textContentType }
  }

  /// Says which letters of what is typed become capitals.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    input { $0.capitalization = autocapitalization }
  }

  @available(*, deprecated, message: "use textInputAutocapitalization(_:)")
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Says whether what is typed is corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { input { $0.isCorrected = !disable } }

  /// Says whether what is typed is corrected.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    input { if let disable { $0.isCorrected = !disable } }
  }

  /// Sets how editors in this view look.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    environment(key: TextEditorStyleKey.self, S._name == "automatic" ? nil : S._name)
  }
}

/// A look of text editors.
///
/// ```swift
/// TextEditor(text: $notes).textEditorStyle(.plain)
/// ```
public protocol TextEditorStyle {
  /// How the hosts know the style.
  static var _name: String { get }
}

/// The style that fits the place.
///
/// ```swift
/// editor.textEditorStyle(.automatic)
/// ```
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
  public static var _name: String { "automatic" }
}

/// Nothing but the text.
///
/// ```swift
/// editor.textEditorStyle(.plain)
/// ```
public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
  public static var _name: String { "plain" }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// The look of text editors with a border.
///
/// ```swift
/// TextEditor(text: $notes).textEditorStyle(.roundedBorder)
/// ```
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public init() {}
  public static var _name: String { "roundedBorder" }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// The look of text editors with a border.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
