/// The purpose of a button, if it affects the look.
///
///     Button("Delete", role: .destructive, action: delete)
public struct ButtonRole: Equatable, Sendable {
  package enum Kind: Hashable, Sendable { case destructive, cancel, confirm, close }
  package let kind: Kind

  /// Deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Cancels an operation.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Accepts what was entered.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Closes what was shown.
  public static let close = ButtonRole(kind: .close)
}
