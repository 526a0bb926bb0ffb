import Foundation

extension CGFloat {
  /// Creates a number from an object.
  ///
  ///     CGFloat(truncating: settings["size"] as? NSNumber ?? 12)
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates a number from an object, or returns `nil` if it has too many digits.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
