import CairnScreen
import CairnValues

struct TextInputKey: EnvironmentKey {
  static var defaultValue: FieldInput { FieldInput() }
}

struct TextFieldStyleKey: EnvironmentKey {
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

  /// Sets how fields in this view look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(key: TextFieldStyleKey.self, S._name == "automatic" ? nil : S._name)
  }

  /// Sets how editors in this view look.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    environment(key: TextFieldStyleKey.self, S._name == "automatic" ? nil : S._name)
  }
}

/// A look of text fields.
///
/// ```swift
/// TextField("Name", text: $name).textFieldStyle(.roundedBorder)
/// ```
public protocol TextFieldStyle {
  /// How the hosts know the style.
  static var _name: String { get }
}

extension TextFieldStyle {
  public static var _name: String { "automatic" }
}

/// The style that fits the place.
///
/// ```swift
/// field.textFieldStyle(.automatic)
/// ```
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
}

/// Nothing but the text.
///
/// ```swift
/// field.textFieldStyle(.plain)
/// ```
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _name: String { "plain" }
}

/// A border with rounded corners.
///
/// ```swift
/// field.textFieldStyle(.roundedBorder)
/// ```
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _name: String { "roundedBorder" }
}

/// A border with square corners.
///
/// ```swift
/// field.textFieldStyle(.squareBorder)
/// ```
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _name: String { "squareBorder" }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
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

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
