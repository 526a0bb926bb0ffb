import CairnScreen
import CairnValues

/// A look of text fields.
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
  /// The look of one field.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
  typealias _Label = _TextFieldStyleLabel

  /// How the hosts know the style; styles of apps they do not know.
  nonisolated static var _look: _Looks.TextField { get }
}

extension TextFieldStyle {
  nonisolated public static var _look: _Looks.TextField { .custom }
}

/// The label of a field that a style is given.
///
/// ```swift
/// func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() }
/// ```
nonisolated public struct _TextFieldStyleLabel: View {
  let content: AnyView
  /// The label, where it is a text.
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
  /// Sets how fields in this view look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(StyleModifier<TextFieldStyleKey, S>(style: style) { StyleChoice($0, look: S._look) })
  }
}

/// The style that fits the place.
///
/// ```swift
/// field.textFieldStyle(.automatic)
/// ```
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
  nonisolated public static var _look: _Looks.TextField { .automatic }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// Nothing but the text.
///
/// ```swift
/// field.textFieldStyle(.plain)
/// ```
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
  nonisolated public static var _look: _Looks.TextField { .plain }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A border with rounded corners.
///
/// ```swift
/// field.textFieldStyle(.roundedBorder)
/// ```
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
  nonisolated public static var _look: _Looks.TextField { .roundedBorder }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A border with square corners.
///
/// ```swift
/// field.textFieldStyle(.squareBorder)
/// ```
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
  nonisolated public static var _look: _Looks.TextField { .squareBorder }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
