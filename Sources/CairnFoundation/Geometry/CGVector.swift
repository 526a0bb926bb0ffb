import Foundation

/// A two-dimensional displacement.
///
///     let down = CGVector(dx: 0, dy: 1)
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat

  /// Makes a displacement of zero.
  public init() { self.init(dx: 0 as CGFloat, dy: 0) }

  /// Makes a displacement from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a displacement from its parts.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Makes a displacement from its parts.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The displacement that moves nothing.
  public static let zero = CGVector()
}
