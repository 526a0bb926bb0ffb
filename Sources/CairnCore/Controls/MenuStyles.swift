import CairnScreen
import CairnValues

/// The look of a menu.
///
/// ```swift
/// struct Framed: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View { Menu(configuration).border(.gray) }
/// }
/// ```
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  /// Returns the view of a styled menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = MenuStyleConfiguration

  /// The style's name for hosts; `nil` for a custom style.
  nonisolated static var _look: _Looks.Menu { get }
}

extension MenuStyle {
  nonisolated public static var _look: _Looks.Menu { .custom }
}

/// The properties of a menu that a style receives.
///
/// ```swift
/// Menu(configuration)
/// ```
public struct MenuStyleConfiguration {
  /// The label of a menu.
  ///
  /// ```swift
  /// Menu(configuration)
  /// ```
  public typealias Label = _StylePart

  /// The items of a menu.
  ///
  /// ```swift
  /// Menu(configuration)
  /// ```
  public typealias Content = _StylePart

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

nonisolated extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from a style's configuration, in the style around it.
  public init(_ configuration: MenuStyleConfiguration) {
    content = configuration.content
    label = configuration.label
    primaryAction = configuration.primaryAction
  }
}

/// A menu in a custom style.
nonisolated struct StyledMenu<Label: View, Content: View>: View {
  let menu: Menu<Label, Content>
  @Environment(\.menuStyle) private var style

  init(menu: Menu<Label, Content>) { self.menu = menu }

  @MainActor var body: some View {
    if case .own(let style) = style {
      AnyView(made(by: style)).environment(key: MenuStyleKey.self, .builtIn(.automatic))
    } else {
      menu
    }
  }

  @MainActor private func made<S: MenuStyle>(by style: S) -> any View {
    let configuration = MenuStyleConfiguration(
      label: .init(menu.label), content: .init(menu.content), primaryAction: menu.primaryAction)
    return StyledBody(style: style) { $0.makeBody(configuration: configuration) }
  }
}

struct MenuStyleKey: EnvironmentKey {
  static var defaultValue: StyleChoice<any MenuStyle, _Looks.Menu> { .builtIn(.automatic) }
}

struct MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

struct MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

struct MenuDismissalKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
  var menuStyle: StyleChoice<any MenuStyle, _Looks.Menu> { self[MenuStyleKey.self] }

  /// The order of menu items here.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether menus here show a menu indicator.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

/// Whether choosing an item closes its menu.
///
/// ```swift
/// Button("Larger", action: larger).menuActionDismissBehavior(.disabled)
/// ```
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let kind: Int
  /// The system default.
  public static let automatic = MenuActionDismissBehavior(kind: 0)
  /// An action closes the menu.
  public static let enabled = MenuActionDismissBehavior(kind: 1)
  /// The menu stays open after an action.
  public static let disabled = MenuActionDismissBehavior(kind: 2)
}

nonisolated extension View {
  /// Sets the style of menus in this view.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(StyleModifier<MenuStyleKey, S>(style: style) { StyleChoice($0, look: S._look) })
  }

  /// Sets the order of menu items in this view.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(key: MenuOrderKey.self, order) }

  /// Shows or hides the menu indicators in this view.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(key: MenuIndicatorKey.self, visibility)
  }

  /// Sets whether choosing an item in this view closes its menu.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(key: MenuDismissalKey.self, behavior)
  }
}

/// The style that suits the context.
///
/// ```swift
/// menu.menuStyle(.automatic)
/// ```
nonisolated public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Returns the menu in this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
  nonisolated public static var _look: _Looks.Menu { .automatic }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that suits the context.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A style with a button that opens the menu.
///
/// ```swift
/// menu.menuStyle(.button)
/// ```
nonisolated public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Returns the menu in this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
  nonisolated public static var _look: _Looks.Menu { .button }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A style with a button that opens the menu.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A style with a borderless label that opens the menu.
///
/// ```swift
/// menu.menuStyle(.borderlessButton)
/// ```
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Returns the menu in this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
  nonisolated public static var _look: _Looks.Menu { .borderlessButton }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A style with a borderless label that opens the menu.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A style with a bordered label that opens the menu.
///
/// ```swift
/// menu.menuStyle(.borderedButton)
/// ```
nonisolated public struct BorderedButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Returns the menu in this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
  nonisolated public static var _look: _Looks.Menu { .button }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A style with a bordered label that opens the menu.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
