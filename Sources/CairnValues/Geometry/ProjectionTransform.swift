import CairnFoundation
import Foundation

/// A projective transformation of the plane, such as a picture seen from the side. The row vector (x, y, 1) of a
/// point is multiplied by the 3×3 matrix.
///
///     func effectValue(size: CGSize) -> ProjectionTransform {
///       ProjectionTransform(CGAffineTransform(translationX: size.width * share, y: 0))
///     }
public struct ProjectionTransform: Equatable, Sendable {
  /// The factor from x to x.
  public var m11: CGFloat = 1
  /// The factor from x to y.
  public var m12: CGFloat = 0
  /// The factor from x to the divisor.
  public var m13: CGFloat = 0
  /// The factor from y to x.
  public var m21: CGFloat = 0
  /// The factor from y to y.
  public var m22: CGFloat = 1
  /// The factor from y to the divisor.
  public var m23: CGFloat = 0
  /// The horizontal translation.
  public var m31: CGFloat = 0
  /// The vertical translation.
  public var m32: CGFloat = 0
  /// The constant part of the divisor.
  public var m33: CGFloat = 1

  /// Creates the identity transformation.
  public init() {}

  /// Creates a transformation without perspective.
  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  /// Whether this is the identity transformation.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the transformation has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns this transformation followed by another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    product.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    product.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    product.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    product.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    product.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    product.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    product.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    product.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    product.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return product
  }

  /// Inverts the transformation. Returns `false` and leaves it unchanged if it has no inverse.
  @discardableResult
  public mutating func invert() -> Bool {
    let first = m22 * m33 - m23 * m32
    let second = m23 * m31 - m21 * m33
    let third = m21 * m32 - m22 * m31
    let determinant = m11 * first + m12 * second + m13 * third
    guard determinant != 0, determinant.isFinite else { return false }
    var inverse = ProjectionTransform()
    inverse.m11 = first / determinant
    inverse.m12 = (m13 * m32 - m12 * m33) / determinant
    inverse.m13 = (m12 * m23 - m13 * m22) / determinant
    inverse.m21 = second / determinant
    inverse.m22 = (m11 * m33 - m13 * m31) / determinant
    inverse.m23 = (m13 * m21 - m11 * m23) / determinant
    inverse.m31 = third / determinant
    inverse.m32 = (m12 * m31 - m11 * m32) / determinant
    inverse.m33 = (m11 * m22 - m12 * m21) / determinant
    self = inverse
    return true
  }

  /// Returns the inverse, or the transformation itself if it has none.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    inverse.invert()
    return inverse
  }

  /// The equivalent affine transformation, if there is no perspective.
  package var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }
}

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let divisor = m.m13 * x + m.m23 * y + m.m33
    guard divisor != 0 else { return self }
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) / divisor, y: (m.m12 * x + m.m22 * y + m.m32) / divisor)
  }
}
