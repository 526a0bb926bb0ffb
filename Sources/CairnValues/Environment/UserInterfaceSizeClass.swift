/// The amount of space along one axis.
///
///     @Environment(\.horizontalSizeClass) var width: UserInterfaceSizeClass?
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space.
  case compact
  /// Much space.
  case regular
}
