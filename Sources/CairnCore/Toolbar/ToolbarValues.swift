/// A bar that modifiers refer to.
///
/// ```swift
/// .toolbar(.hidden, for: .tabBar)
/// ```
public struct ToolbarPlacement: Sendable, Equatable {
  enum Kind: Hashable, Sendable { case automatic, navigationBar, bottomBar, tabBar, windowToolbar, accessory }
  let kind: Kind

  /// The default bar, which is the one at the top of the page.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(kind: .automatic) }
  /// The bar at the top of the page.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(kind: .navigationBar) }
  /// The bar at the bottom of the page.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(kind: .bottomBar) }
  /// The tab bar.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(kind: .tabBar) }
  /// The toolbar of the window. In Cairn this is the top bar of the page.
  public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(kind: .windowToolbar) }
  /// An ornament below the window. In Cairn this is the bottom bar of the page.
  public static var bottomOrnament: ToolbarPlacement { ToolbarPlacement(kind: .bottomBar) }

  /// An additional bar below the top bar.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement(kind: .accessory) }

  /// Creates a placement of the app's own, below the top bar.
  @available(*, deprecated, message: "use accessoryBar(id:) instead")
  public init<ID: Hashable>(id: ID) { kind = .accessory }

  init(kind: Kind) { self.kind = kind }
}

/// The purpose of a toolbar, which determines how its items are arranged.
///
/// ```swift
/// .toolbarRole(.editor)
/// ```
public struct ToolbarRole: Sendable, Equatable {
  enum Kind: Hashable, Sendable { case automatic, navigationStack, browser, editor }
  let kind: Kind
  /// The system default.
  public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
  /// Pages on a stack.
  public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
  /// A collection to browse.
  public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
  /// A document to edit.
  public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }

  /// Whether the title is at the leading edge where there is room.
  var hasLeadingTitle: Bool { kind == .browser || kind == .editor }
}

/// How a page's title is displayed.
///
/// ```swift
/// .toolbarTitleDisplayMode(.inline)
/// ```
public struct ToolbarTitleDisplayMode: Sendable, Equatable {
  enum Kind: Hashable, Sendable { case automatic, large, inlineLarge, inline }
  let kind: Kind
  /// Large at the root; on other pages like the page below.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .automatic) }
  /// Large, below the bar.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .large) }
  /// Large, within the bar.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .inlineLarge) }
  /// Small, in the middle of the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .inline) }
}

/// How the user may customize an item.
///
/// ```swift
/// ToolbarItem(id: "share") { ShareButton() }.customizationBehavior(.disabled)
/// ```
public struct ToolbarCustomizationBehavior: Sendable {
  enum Kind: Hashable, Sendable { case standard, reorderable, disabled }
  let kind: Kind
  /// The item can be moved, added and removed.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .standard) }
  /// The item can be moved but not removed.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .reorderable) }
  /// The item cannot be changed.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .disabled) }
}

/// Options for an item the user can rearrange.
///
/// ```swift
/// .defaultCustomization(.hidden, options: .alwaysAvailable)
/// ```
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  /// Creates the set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The item stays reachable even if the user removes it from the bar.
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1 << 0) }
}

/// Which parts of their labels items show.
///
/// ```swift
/// let style: ToolbarLabelStyle = .titleAndIcon
/// ```
public struct ToolbarLabelStyle: Sendable, Equatable {
  enum Kind: Hashable, Sendable { case automatic, titleAndIcon, titleOnly, iconOnly }
  let kind: Kind
  /// The system default.
  public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle(kind: .automatic) }
  /// Titles and icons.
  public static var titleAndIcon: ToolbarLabelStyle { ToolbarLabelStyle(kind: .titleAndIcon) }
  /// Titles.
  public static var titleOnly: ToolbarLabelStyle { ToolbarLabelStyle(kind: .titleOnly) }
  /// Icons.
  public static var iconOnly: ToolbarLabelStyle { ToolbarLabelStyle(kind: .iconOnly) }
}
