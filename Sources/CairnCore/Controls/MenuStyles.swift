import CairnScreen
import CairnValues

/// A look of menus.
///
/// ```swift
/// struct Framed: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View { Menu(configuration).border(.gray) }
/// }
/// ```
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  /// The look of one menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = MenuStyleConfiguration

  /// How the hosts know the style; styles of apps they do not know.
  nonisolated static var _look: _Looks.Menu { get }
}

extension MenuStyle {
  nonisolated public static var _look: _Looks.Menu { .custom }
}

/// A menu as a style is given it.
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
  nonisolated public struct Label: View {
    let content: AnyView
    init(_ content: some View) { self.content = AnyView(content) }
    @MainActor public var body: some View { content }
  }

  /// What a menu offers.
  ///
  /// ```swift
  /// Menu(configuration)
  /// ```
  nonisolated public struct Content: View {
    let content: AnyView
    init(_ content: some View) { self.content = AnyView(content) }
    @MainActor public var body: some View { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

nonisolated extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu a style was asked for, in the style around it.
  public init(_ configuration: MenuStyleConfiguration) {
    content = configuration.content
    label = configuration.label
    primaryAction = configuration.primaryAction
  }
}

/// A menu in a style of the app's own.
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

  /// The order of the items of menus here.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether menus here show a mark that tells them from buttons.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

/// Whether choosing something closes the menu it is in.
///
/// ```swift
/// Button("Larger", action: larger).menuActionDismissBehavior(.disabled)
/// ```
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let kind: Int
  public static let automatic = MenuActionDismissBehavior(kind: 0)
  public static let enabled = MenuActionDismissBehavior(kind: 1)
  public static let disabled = MenuActionDismissBehavior(kind: 2)
}

nonisolated extension View {
  /// Sets how menus in this view look.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(StyleModifier<MenuStyleKey, S>(style: style) { StyleChoice($0, look: S._look) })
  }

  /// Sets the order of the items of menus in this view.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(key: MenuOrderKey.self, order) }

  /// Shows or hides the marks that tell menus from buttons.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(key: MenuIndicatorKey.self, visibility)
  }

  /// Says whether choosing something in this view closes the menu it is in.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(key: MenuDismissalKey.self, behavior)
  }
}

/// The style that fits the place.
///
/// ```swift
/// menu.menuStyle(.automatic)
/// ```
nonisolated public struct DefaultMenuStyle: MenuStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
  nonisolated public static var _look: _Looks.Menu { .automatic }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A button that opens the menu.
///
/// ```swift
/// menu.menuStyle(.button)
/// ```
nonisolated public struct ButtonMenuStyle: MenuStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
  nonisolated public static var _look: _Looks.Menu { .button }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A label without a border that opens the menu.
///
/// ```swift
/// menu.menuStyle(.borderlessButton)
/// ```
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
  nonisolated public static var _look: _Looks.Menu { .borderlessButton }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A label with a border that opens the menu.
///
/// ```swift
/// menu.menuStyle(.borderedButton)
/// ```
nonisolated public struct BorderedButtonMenuStyle: MenuStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
  nonisolated public static var _look: _Looks.Menu { .button }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
