import Foundation

/// The privacy of a value in a message.
public struct OSLogPrivacy: Equatable, Sendable {
  /// How hidden values can still be distinguished.
  public enum Mask: Equatable, Sendable {
    case hash, none
  }

  let isHidden: Bool

  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }

  public static func auto(mask: Mask) -> OSLogPrivacy { auto }
  public static func `private`(mask: Mask) -> OSLogPrivacy { `private` }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { sensitive }
}

/// The alignment of a value in a message.
public struct OSLogStringAlignment: Sendable {
  enum Side { case left, right }
  let side: Side?
  let columns: Int

  public static var none: OSLogStringAlignment { OSLogStringAlignment(side: nil, columns: 0) }
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(side: .left, columns: columns) }
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: columns)
  }

  func applied(to text: String) -> String {
    let gap = String(repeating: " ", count: max(0, columns - text.count))
    switch side {
    case .left: return text + gap
    case .right: return gap + text
    case nil: return text
    }
  }
}

/// The format of a number in a message.
public struct OSLogFloatFormatting: Sendable {
  let decimals: Int?

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(decimals: 6) }
  public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(decimals: precision)
  }
}

/// The format of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
}

/// A log message: a text with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Interpolates a value.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(privacy.isHidden ? "<private>" : align.applied(to: String(describing: value()))) }

  /// Interpolates a number.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    let text = format.decimals.map { String(format: "%.\($0)f", Double(value())) } ?? "\(value())"
    append(privacy.isHidden ? "<private>" : align.applied(to: text))
  }

  /// Interpolates an integer.
  public mutating func appendInterpolation<T: BinaryInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(privacy.isHidden ? "<private>" : align.applied(to: String(value(), radix: format.radix)))
  }

  private mutating func append(_ part: String) { text += part }
}
