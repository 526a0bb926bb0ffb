import CairnScreen
import CairnValues

/// The style that suits the context.
///
/// ```swift
/// button.buttonStyle(.automatic)
/// ```
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .automatic }
}

/// A style that shows only the label.
///
/// ```swift
/// button.buttonStyle(.plain)
/// ```
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .plain }
}

/// A style with a tinted label and no border.
///
/// ```swift
/// button.buttonStyle(.borderless)
/// ```
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .borderless }
}

/// A style with a border.
///
/// ```swift
/// button.buttonStyle(.bordered)
/// ```
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .bordered }
}

/// A style with a filled border.
///
/// ```swift
/// button.buttonStyle(.borderedProminent)
/// ```
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .borderedProminent }
}

/// A style that looks like a link.
///
/// ```swift
/// button.buttonStyle(.link)
/// ```
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .link }
}

/// A style with a glass background.
///
/// ```swift
/// button.buttonStyle(.glass)
/// ```
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .glass }
}

/// A style with a tinted glass background.
///
/// ```swift
/// button.buttonStyle(.glassProminent)
/// ```
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .glassProminent }
}

/// A style with a card that rises when focused.
///
/// ```swift
/// button.buttonStyle(.card)
/// ```
nonisolated public struct CardButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .card }
}

/// A style for buttons in a bar below the title.
///
/// ```swift
/// button.buttonStyle(.accessoryBar)
/// ```
nonisolated public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .accessoryBar }
}

/// A style for action buttons in a bar below the title.
///
/// ```swift
/// button.buttonStyle(.accessoryBarAction)
/// ```
nonisolated public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _look: _Looks.Button { .accessoryBarAction }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  public static var card: CardButtonStyle { CardButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
