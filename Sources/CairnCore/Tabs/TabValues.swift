/// Where a tab appears.
///
/// ```swift
/// Tab("Home", systemImage: "house") { HomeView() }.tabPlacement(.pinned)
/// ```
public struct TabPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, pinned, sidebarOnly }
  let kind: Kind
  /// Wherever there is room.
  public static let automatic = TabPlacement(kind: .automatic)
  /// Always at the end of the bar.
  public static let pinned = TabPlacement(kind: .pinned)
  /// Only in the sidebar.
  public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)
}

/// One of two places for the same tabs.
///
/// ```swift
/// .defaultVisibility(.hidden, for: .tabBar)
/// ```
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, tabBar, sidebar }
  let kind: Kind
  /// Wherever the tabs are.
  public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
  /// The bar.
  public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
  /// The sidebar.
  public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)
}

/// How the user may customize a tab.
///
/// ```swift
/// .customizationBehavior(.disabled, for: .sidebar)
/// ```
public struct TabCustomizationBehavior: Equatable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, reorderable, disabled }
  let kind: Kind
  /// The default.
  public static let automatic = TabCustomizationBehavior(kind: .automatic)
  /// The user may move the tab.
  public static let reorderable = TabCustomizationBehavior(kind: .reorderable)
  /// The user may not change the tab.
  public static let disabled = TabCustomizationBehavior(kind: .disabled)
}

/// When a tab bar shrinks to make room for the content.
///
/// ```swift
/// TabView { … }.tabBarMinimizeBehavior(.onScrollDown)
/// ```
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, never, onScrollDown, onScrollUp }
  let kind: Kind
  /// The default.
  public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
  /// Never.
  public static let never = TabBarMinimizeBehavior(kind: .never)
  /// While the content scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
  /// While the content scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
}

struct TabSectionsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Where the tabs of the enclosing tab view are; `nil` outside one.
  public var tabBarPlacement: TabBarPlacement? { self[TabBarPlacementKey.self] }

  /// Whether the tabs of the enclosing tab view are shown in sections.
  public var isTabBarShowingSections: Bool { self[TabSectionsKey.self] }
}
