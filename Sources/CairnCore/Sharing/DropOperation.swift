/// The operation of a drop.
///
/// ```swift
/// func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
/// ```
public enum DropOperation: Hashable, Sendable {
  /// The drop is canceled.
  case cancel
  /// The drop is not allowed here.
  case forbidden
  /// The item is copied.
  case copy
  /// The item is moved.
  case move
  /// The item is deleted.
  case delete
  /// The item gets a second name.
  case alias

  /// Several operations.
  ///
  /// ```swift
  /// session.suggestedOperations.contains(.move)
  /// ```
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let copy = Set(rawValue: 1)
    public static let move = Set(rawValue: 2)
    public static let delete = Set(rawValue: 4)
    public static let alias = Set(rawValue: 8)
  }

  var isRefusal: Bool { self == .cancel || self == .forbidden }
}
