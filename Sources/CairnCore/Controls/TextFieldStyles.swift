import CairnScreen
import CairnValues

/// The look of a text field.
///
/// ```swift
/// struct Underlined: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     VStack { configuration; Divider() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  /// Returns the view of a styled field.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
  typealias _Label = _TextFieldStyleLabel

  /// The style's name for hosts; `nil` for a custom style.
  nonisolated static var _look: _Looks.TextField { get }
}

extension TextFieldStyle {
  nonisolated public static var _look: _Looks.TextField { .custom }
}

/// The label of a field in a style.
///
/// ```swift
/// func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() }
/// ```
nonisolated public struct _TextFieldStyleLabel: View {
  let content: AnyView
  /// The label, if it is a `Text`.
  let text: Text?

  init(_ content: some View) {
    self.content = AnyView(content)
    text = content as? Text ?? (content as? _TextFieldStyleLabel)?.text
  }

  @MainActor public var body: some View { content }
}

struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: StyleChoice<any TextFieldStyle, _Looks.TextField> { .builtIn(.automatic) }
}

extension EnvironmentValues {
  var textFieldStyle: StyleChoice<any TextFieldStyle, _Looks.TextField> { self[TextFieldStyleKey.self] }
}

nonisolated extension View {
  /// Sets the style of text fields in this view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(StyleModifier<TextFieldStyleKey, S>(style: style) { StyleChoice($0, look: S._look) })
  }
}

/// The style that suits the context.
///
/// ```swift
/// field.textFieldStyle(.automatic)
/// ```
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
  nonisolated public static var _look: _Looks.TextField { .automatic }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that suits the context.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A style that shows only the text.
///
/// ```swift
/// field.textFieldStyle(.plain)
/// ```
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
  nonisolated public static var _look: _Looks.TextField { .plain }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style that shows only the text.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A style with a border with rounded corners.
///
/// ```swift
/// field.textFieldStyle(.roundedBorder)
/// ```
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
  nonisolated public static var _look: _Looks.TextField { .roundedBorder }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a border with rounded corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A style with a border with square corners.
///
/// ```swift
/// field.textFieldStyle(.squareBorder)
/// ```
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
  nonisolated public static var _look: _Looks.TextField { .squareBorder }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A style with a border with square corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
