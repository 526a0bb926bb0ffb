import Foundation

/// A two-dimensional displacement.
///
///     let down = CGVector(dx: 0, dy: 1)
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// Creates a displacement of zero.
  public init() { self.init(dx: 0 as CGFloat, dy: 0) }

  /// Creates a displacement from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a displacement from its components.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a displacement from its components.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The zero displacement.
  public static let zero = CGVector()
}
