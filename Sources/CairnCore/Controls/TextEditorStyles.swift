import CairnScreen

/// The look of a text editor.
///
/// ```swift
/// struct Locked: TextEditorStyle {
///   func makeBody(configuration: Configuration) -> some View { Text("Nothing can be written today.") }
/// }
/// ```
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View
  /// Returns the view of a styled editor.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = TextEditorStyleConfiguration

  /// The style's name for hosts; `nil` for a custom style.
  nonisolated static var _look: _Looks.TextEditor { get }
}

extension TextEditorStyle {
  nonisolated public static var _look: _Looks.TextEditor { .custom }
}

/// The configuration of a text editor. As on Apple's platforms, it has no public properties.
///
/// ```swift
/// func makeBody(configuration: Configuration) -> some View { Text("Nothing can be written today.") }
/// ```
public struct TextEditorStyleConfiguration {
  let editor: TextEditor
}

struct TextEditorStyleKey: EnvironmentKey {
  static var defaultValue: StyleChoice<any TextEditorStyle, _Looks.TextEditor> { .builtIn(.automatic) }
}

extension EnvironmentValues {
  var textEditorStyle: StyleChoice<any TextEditorStyle, _Looks.TextEditor> { self[TextEditorStyleKey.self] }
}

nonisolated extension View {
  /// Sets the style of text editors in this view.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    modifier(StyleModifier<TextEditorStyleKey, S>(style: style) { StyleChoice($0, look: S._look) })
  }
}

/// The style that suits the context.
///
/// ```swift
/// TextEditor(text: $notes).textEditorStyle(.automatic)
/// ```
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
  /// Returns the editor in this style.
  public func makeBody(configuration: Configuration) -> some View { configuration.editor }
  nonisolated public static var _look: _Looks.TextEditor { .automatic }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style that suits the context.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// A style that shows only the text.
///
/// ```swift
/// TextEditor(text: $notes).textEditorStyle(.plain)
/// ```
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
  /// Returns the editor in this style.
  public func makeBody(configuration: Configuration) -> some View { configuration.editor }
  nonisolated public static var _look: _Looks.TextEditor { .plain }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A style that shows only the text.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// A style with a border with rounded corners.
///
/// ```swift
/// TextEditor(text: $notes).textEditorStyle(.roundedBorder)
/// ```
nonisolated public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
  /// Returns the editor in this style.
  public func makeBody(configuration: Configuration) -> some View { configuration.editor }
  nonisolated public static var _look: _Looks.TextEditor { .roundedBorder }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A style with a border with rounded corners.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
