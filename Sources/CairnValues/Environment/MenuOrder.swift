/// The order of the items of a menu.
///
///     Menu("Sort") { items }.menuOrder(.fixed)
public struct MenuOrder: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case automatic, priority, fixed }
  package let kind: Kind

  /// The platform decides.
  public static let automatic = MenuOrder(kind: .automatic)
  /// The first items nearest to where the menu was opened.
  public static let priority = MenuOrder(kind: .priority)
  /// From top to bottom.
  public static let fixed = MenuOrder(kind: .fixed)
}
