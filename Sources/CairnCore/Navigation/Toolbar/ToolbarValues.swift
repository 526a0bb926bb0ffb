/// A bar that modifiers speak of.
///
/// ```swift
/// .toolbar(.hidden, for: .tabBar)
/// ```
public struct ToolbarPlacement: Sendable, Equatable {
  enum Kind: Hashable, Sendable { case automatic, navigationBar, bottomBar, tabBar, windowToolbar, accessory }
  let kind: Kind

  /// The bar that is meant where none is named: the one at the top of the page.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(kind: .automatic) }
  /// The bar at the top of the page.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(kind: .navigationBar) }
  /// The bar at the bottom of the page.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(kind: .bottomBar) }
  /// The tabs.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(kind: .tabBar) }
  /// The bar of the window; here the one at the top of the page.
  public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(kind: .windowToolbar) }
  /// An ornament below the window; here the bar at the bottom of the page.
  public static var bottomOrnament: ToolbarPlacement { ToolbarPlacement(kind: .bottomBar) }

  /// A further bar below the top bar.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement(kind: .accessory) }

  @available(*, deprecated, message: "use accessoryBar(id:) instead")
  public init<ID: Hashable>(id: ID) { kind = .accessory }

  init(kind: Kind) { self.kind = kind }
}

/// What a toolbar is for, which decides how its items are arranged.
///
/// ```swift
/// .toolbarRole(.editor)
/// ```
public struct ToolbarRole: Sendable, Equatable {
  enum Kind: Hashable, Sendable { case automatic, navigationStack, browser, editor }
  let kind: Kind
  /// The system decides.
  public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
  /// Pages on a stack.
  public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
  /// A collection one looks through.
  public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
  /// A document one works on.
  public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }

  /// Whether the title stands at the leading edge where there is room.
  var hasLeadingTitle: Bool { kind == .browser || kind == .editor }
}

/// How a page's title is shown.
///
/// ```swift
/// .toolbarTitleDisplayMode(.inline)
/// ```
public struct ToolbarTitleDisplayMode: Sendable, Equatable {
  enum Kind: Hashable, Sendable { case automatic, large, inlineLarge, inline }
  let kind: Kind
  /// Large at the root, and further up like the page below.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .automatic) }
  /// Large, below the bar.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .large) }
  /// Large, within the bar.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .inlineLarge) }
  /// Small, in the middle of the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .inline) }
}

/// What a person may do with an item they can rearrange.
///
/// ```swift
/// ToolbarItem(id: "share") { ShareButton() }.customizationBehavior(.disabled)
/// ```
public struct ToolbarCustomizationBehavior: Sendable {
  enum Kind: Hashable, Sendable { case standard, reorderable, disabled }
  let kind: Kind
  /// It can be moved, added and removed.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .standard) }
  /// It can be moved, and stays.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .reorderable) }
  /// It stays where it is.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .disabled) }
}

/// Further wishes for an item a person can rearrange.
///
/// ```swift
/// .defaultCustomization(.hidden, options: .alwaysAvailable)
/// ```
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It can be reached even where the person took it out of the bar.
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1 << 0) }
}

/// What of their labels items show.
///
/// ```swift
/// let style: ToolbarLabelStyle = .titleAndIcon
/// ```
public struct ToolbarLabelStyle: Sendable, Equatable {
  enum Kind: Hashable, Sendable { case automatic, titleAndIcon, titleOnly, iconOnly }
  let kind: Kind
  /// The system decides.
  public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle(kind: .automatic) }
  /// Both.
  public static var titleAndIcon: ToolbarLabelStyle { ToolbarLabelStyle(kind: .titleAndIcon) }
  /// Titles.
  public static var titleOnly: ToolbarLabelStyle { ToolbarLabelStyle(kind: .titleOnly) }
  /// Icons.
  public static var iconOnly: ToolbarLabelStyle { ToolbarLabelStyle(kind: .iconOnly) }
}
