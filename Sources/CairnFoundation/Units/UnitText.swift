import CairnICU
import CairnLocks
import Foundation

/// Writes numbers with units, and lists of them, in any language ICU knows.
enum UnitText {
  enum Width: String, Hashable {
    case wide = "unit-width-full-name"
    case short = "unit-width-short"
    case narrow = "unit-width-narrow"
  }

  /// A number with a unit.
  ///
  /// - Parameters:
  ///   - unit: the unit's name in CLDR, such as `kilometer-per-hour`.
  ///   - usage: what the number is for; the language's own unit for that is taken then.
  ///   - precision: how it is rounded, in ICU's words; nil for what is usual.
  /// - Returns: nil if ICU does not know the unit.
  static func string(
    _ value: Double, unit: String, width: Width, usage: String? = nil, precision: String? = nil, locale: Locale
  ) -> String? {
    written(value, unit: unit, width: width, usage: usage, precision: precision, locale: locale)?.text
  }

  /// The same, with the number by itself in digits, which is another one if the unit was changed.
  static func written(
    _ value: Double, unit: String, width: Width, usage: String? = nil, precision: String? = nil, locale: Locale
  ) -> (text: String, number: Double?)? {
    var skeleton = "unit/\(unit) \(width.rawValue)"
    if let usage { skeleton += " usage/\(usage)" }
    if let precision { skeleton += " \(precision)" }
    return formatter(skeleton, locale)?.write(value)
  }

  /// A number by itself.
  static func string(_ value: Double, precision: String, locale: Locale) -> String? {
    formatter(precision, locale)?.write(value)?.text
  }

  /// How the parts of a list belong together.
  enum ListKind: Int32 {
    /// All of them, as in "bread, salt and wine".
    case and = 0
    /// Amounts that make one, as in "2 hours, 5 minutes".
    case amounts = 2
  }

  /// A list as one says it.
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

  /// To make a formatter takes a thousand times as long as to use it. An app has few, unless it makes up locales.
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

/// A formatter of ICU's, which never changes once it is made.
private final class NumberFormat: @unchecked Sendable {
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
  /// What a function of ICU's writes: once into a small buffer, and once more if that was too small.
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
