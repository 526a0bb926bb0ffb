/// The horizontal or vertical dimension of a plane.
///
///     ScrollView(.horizontal) { content }
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  /// The horizontal axis.
  case horizontal
  /// The vertical axis.
  case vertical

  /// The name of the axis.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// A set of axes.
  ///
  ///     ScrollView([.horizontal, .vertical]) { content }
  public struct Set: OptionSet, Sendable {
    /// One bit for each axis.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one axis.
    package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    /// The horizontal axis alone.
    public static let horizontal = Set(.horizontal)
    /// The vertical axis alone.
    public static let vertical = Set(.vertical)

    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }

  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
