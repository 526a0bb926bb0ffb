import CairnScreen

/// A look of text editors.
///
/// ```swift
/// struct Locked: TextEditorStyle {
///   func makeBody(configuration: Configuration) -> some View { Text("Nothing can be written today.") }
/// }
/// ```
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View
  /// The look of one editor.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = TextEditorStyleConfiguration

  /// How the hosts know the style; styles of apps they do not know.
  nonisolated static var _look: _Looks.TextEditor { get }
}

extension TextEditorStyle {
  nonisolated public static var _look: _Looks.TextEditor { .custom }
}

/// What a style knows of a text editor: nothing that an app could read, as on Apple's systems.
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
  /// Sets how editors in this view look.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    modifier(StyleModifier<TextEditorStyleKey, S>(style: style) { StyleChoice($0, look: S._look) })
  }
}

/// The style that fits the place.
///
/// ```swift
/// TextEditor(text: $notes).textEditorStyle(.automatic)
/// ```
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.editor }
  nonisolated public static var _look: _Looks.TextEditor { .automatic }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// Nothing but the text.
///
/// ```swift
/// TextEditor(text: $notes).textEditorStyle(.plain)
/// ```
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.editor }
  nonisolated public static var _look: _Looks.TextEditor { .plain }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The look of text editors with a border.
///
/// ```swift
/// TextEditor(text: $notes).textEditorStyle(.roundedBorder)
/// ```
nonisolated public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.editor }
  nonisolated public static var _look: _Looks.TextEditor { .roundedBorder }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
