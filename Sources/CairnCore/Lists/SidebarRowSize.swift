/// The size of rows in a sidebar.
///
/// ```swift
/// @Environment(\.sidebarRowSize) private var rowSize
/// Label("Inbox", systemImage: "tray").font(rowSize == .large ? .title3 : .body)
/// ```
public enum SidebarRowSize: Sendable, Hashable {
  case small, medium, large
}

struct SidebarRowSizeKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
}

extension EnvironmentValues {
  /// The size of rows in sidebars.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}
