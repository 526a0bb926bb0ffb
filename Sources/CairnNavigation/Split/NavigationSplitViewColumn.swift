/// A column of a navigation split view.
///
/// ```swift
/// @State private var column = NavigationSplitViewColumn.detail
///
/// NavigationSplitView(preferredCompactColumn: $column) {
///   Sidebar()
/// } detail: {
///   Detail()
/// }
/// ```
public struct NavigationSplitViewColumn: Hashable, Sendable {
  /// 0 for the leading column, 2 for the trailing one.
  let place: Int

  /// The leading column.
  public static var sidebar: NavigationSplitViewColumn { Self(place: 0) }

  /// The middle column of three.
  public static var content: NavigationSplitViewColumn { Self(place: 1) }

  /// The trailing column.
  public static var detail: NavigationSplitViewColumn { Self(place: 2) }
}
