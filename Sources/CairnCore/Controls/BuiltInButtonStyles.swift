import CairnScreen
import CairnValues

/// The style that suits the context.
///
/// ```swift
/// button.buttonStyle(.automatic)
/// ```
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .automatic }
}

/// A style that shows only the label.
///
/// ```swift
/// button.buttonStyle(.plain)
/// ```
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .plain }
}

/// A style with a tinted label and no border.
///
/// ```swift
/// button.buttonStyle(.borderless)
/// ```
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .borderless }
}

/// A style with a border.
///
/// ```swift
/// button.buttonStyle(.bordered)
/// ```
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .bordered }
}

/// A style with a filled border.
///
/// ```swift
/// button.buttonStyle(.borderedProminent)
/// ```
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .borderedProminent }
}

/// A style that looks like a link.
///
/// ```swift
/// button.buttonStyle(.link)
/// ```
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .link }
}

/// A style with a glass background.
///
/// ```swift
/// button.buttonStyle(.glass)
/// ```
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .glass }
}

/// A style with a tinted glass background.
///
/// ```swift
/// button.buttonStyle(.glassProminent)
/// ```
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .glassProminent }
}

/// A style with a card that rises when focused.
///
/// ```swift
/// button.buttonStyle(.card)
/// ```
nonisolated public struct CardButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .card }
}

/// A style for buttons in a bar below the title.
///
/// ```swift
/// button.buttonStyle(.accessoryBar)
/// ```
nonisolated public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .accessoryBar }
}

/// A style for action buttons in a bar below the title.
///
/// ```swift
/// button.buttonStyle(.accessoryBarAction)
/// ```
nonisolated public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .accessoryBarAction }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that suits the context.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that shows only the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style with a tinted label and no border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style with a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style with a filled border.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A style that looks like a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style with a glass background.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A style with a tinted glass background.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// A style with a card that rises when focused.
  public static var card: CardButtonStyle { CardButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A style for buttons in a bar below the title.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A style for action buttons in a bar below the title.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
