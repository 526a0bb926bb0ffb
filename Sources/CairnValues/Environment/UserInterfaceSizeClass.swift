/// Whether there is much or little room along one axis.
///
///     @Environment(\.horizontalSizeClass) var width: UserInterfaceSizeClass?
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}
