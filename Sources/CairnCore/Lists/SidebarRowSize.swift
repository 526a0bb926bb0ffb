/// How large the rows of a sidebar are.
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
  /// How large rows of sidebars are to be.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}
