import CairnICU
import CairnLocks
import Foundation

/// Formats numbers with units, and lists of them, in any language that ICU supports.
enum UnitText {
  enum Width: String, Hashable {
    case wide = "unit-width-full-name"
    case short = "unit-width-short"
    case narrow = "unit-width-narrow"
  }

  /// Returns a number with a unit.
  ///
  /// - Parameters:
  ///   - unit: The unit's name in CLDR, such as `kilometer-per-hour`.
  ///   - usage: The usage of the number, which selects the language's own unit.
  ///   - precision: The rounding as an ICU skeleton, or `nil` for the default.
  /// - Returns: `nil` if ICU does not know the unit.
  static func string(
    _ value: Double, unit: String, width: Width, usage: String? = nil, precision: String? = nil, locale: Locale
  ) -> String? {
    written(value, unit: unit, width: width, usage: usage, precision: precision, locale: locale)?.text
  }

  /// Returns the text, and the number alone in digits, which is a different one if the unit changed.
  static func written(
    _ value: Double, unit: String, width: Width, usage: String? = nil, precision: String? = nil, locale: Locale
  ) -> (text: String, number: Double?)? {
    var skeleton = "unit/\(unit) \(width.rawValue)"
    if let usage { skeleton += " usage/\(usage)" }
    if let precision { skeleton += " \(precision)" }
    return formatter(skeleton, locale)?.write(value)
  }

  /// Returns a number without a unit.
  static func string(_ value: Double, precision: String, locale: Locale) -> String? {
    formatter(precision, locale)?.write(value)?.text
  }

  /// How the parts of a list are combined.
  enum ListKind: Int32 {
    /// All of them, as in "bread, salt and wine".
    case and = 0
    /// Amounts that add up, as in "2 hours, 5 minutes".
    case amounts = 2
  }

  /// Returns a list in natural language.
  static func list(_ parts: [String], _ kind: ListKind, width: Width = .wide, locale: Locale) -> String {
    let code: Int32 =
      switch width {
      case .wide: 0
      case .short: 1
      case .narrow: 2
      }
    var status: Int32 = 0
    guard parts.count > 1, let list = swift_ulistfmt_openForType(locale.identifier, kind.rawValue, code, &status),
      status <= 0
    else { return parts.joined(separator: ", ") }
    defer { swift_ulistfmt_close(list) }
    let strings = parts.map { part in
      let copy = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: part.utf16.count)
      _ = copy.initialize(from: part.utf16)
      return UnsafeBufferPointer(copy)
    }
    defer { for string in strings { string.deallocate() } }
    let pointers = strings.map(\.baseAddress)
    let lengths = strings.map { Int32($0.count) }
    return ICU.string { buffer, capacity, status in
      swift_ulistfmt_format(list, pointers, lengths, Int32(parts.count), buffer, capacity, &status)
    } ?? parts.joined(separator: ", ")
  }

  private struct Key: Hashable {
    let skeleton: String
    let locale: String
  }

  /// Creating a formatter takes a thousand times as long as using it. An app has few, unless it makes up
  /// locales.
  private static let formatters = Mutex<[Key: NumberFormat]>([:])

  private static func formatter(_ skeleton: String, _ locale: Locale) -> NumberFormat? {
    let key = Key(skeleton: skeleton, locale: locale.identifier)
    return formatters.withLock { formatters in
      if let known = formatters[key] { return known }
      guard let made = NumberFormat(skeleton: skeleton, locale: locale.identifier) else { return nil }
      if formatters.count > 200 { formatters = [:] }
      formatters[key] = made
      return made
    }
  }
}

/// An immutable ICU formatter.
private final class NumberFormat: @unchecked Sendable {
  // Sendable: ICU's formatter is immutable once created.
  private let formatter: OpaquePointer

  init?(skeleton: String, locale: String) {
    var status: Int32 = 0
    let units = Array(skeleton.utf16)
    let made = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, &status)
    guard let made else { return nil }
    guard status <= 0 else {
      swift_unumf_close(made)
      return nil
    }
    formatter = made
  }

  deinit { swift_unumf_close(formatter) }

  func write(_ value: Double) -> (text: String, number: Double?)? {
    var status: Int32 = 0
    guard let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard status <= 0, let text = ICU.string({ swift_unumf_resultToString(result, $0, $1, &$2) }) else { return nil }
    var digits = [CChar](repeating: 0, count: 64)
    let count = Int(swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status))
    guard status <= 0, count <= digits.count else { return (text, nil) }
    return (text, Double(String(decoding: digits[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)))
  }
}

private enum ICU {
  /// Returns the output of an ICU function. It is called again if the first, small buffer was not large enough.
  static func string(
    _ write: (_ buffer: UnsafeMutablePointer<UInt16>?, _ capacity: Int32, _ status: inout Int32) -> Int32
  ) -> String? {
    var buffer = [UInt16](repeating: 0, count: 128)
    for _ in 0..<2 {
      var status: Int32 = 0
      let count = Int(buffer.withUnsafeMutableBufferPointer { write($0.baseAddress, Int32($0.count), &status) })
      if count > buffer.count {
        buffer = [UInt16](repeating: 0, count: count)
      } else {
        return status <= 0 ? String(decoding: buffer[..<count], as: UTF16.self) : nil
      }
    }
    return nil
  }
}
