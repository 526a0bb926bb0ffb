import Foundation

extension CGFloat {
  /// Returns the absolute value of a number.
  ///
  /// Foundation for Linux declares `abs` as a static function of `CGFloat`, which hides the one of Swift inside its extensions.
  ///
  /// ```swift
  /// extension CGFloat { func isNear(_ other: CGFloat) -> Bool { abs(self - other) < 0.5 } }
  /// ```
  public func abs<Number: SignedNumeric & Comparable>(_ number: Number) -> Number { Swift.abs(number) }
}
