/// Where the tabs of a tab view are.
///
/// ```swift
/// @Environment(\.tabBarPlacement) private var placement
/// ```
public struct TabBarPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case bottomBar, topBar, sidebar, pageIndicator, ellipsis }
  let kind: Kind
  /// Below the content.
  public static let bottomBar = TabBarPlacement(kind: .bottomBar)
  /// Above the content.
  public static let topBar = TabBarPlacement(kind: .topBar)
  /// Beside the content.
  public static let sidebar = TabBarPlacement(kind: .sidebar)
  /// As dots.
  public static let pageIndicator = TabBarPlacement(kind: .pageIndicator)
  /// Behind a button.
  public static let ellipsis = TabBarPlacement(kind: .ellipsis)
}

struct TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}
