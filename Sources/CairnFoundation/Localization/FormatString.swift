import Foundation

/// A parsed C or Apple format. Invalid syntax is kept as text, so a translation cannot make it fail.
package struct FormatString {
  enum Part: Equatable {
    case text(String)
    case place(Place)
  }

  /// A placeholder, such as `%2$-8.3lld`.
  struct Place: Equatable {
    /// The number of the argument from one, or `nil` for the next.
    var position: Int?
    var flags = ""
    var width: Int?
    var precision: Int?
    var conversion: Unicode.Scalar
  }

  private(set) var parts: [Part] = []

  init(_ format: String) { FormatString.read(format) { parts.append($0) } }

  /// Visits the parts of a format in order.
  static func read(_ format: String, _ visit: (Part) -> Void) {
    var format = format
    format.withUTF8 { bytes in
      var reader = FormatReader(bytes: bytes)
      reader.read(visit)
    }
  }
}

extension FormatString.Place {
  func write(_ argument: FormatArgument, locale: Locale) -> String {
    padded(unpadded(argument, locale: locale))
  }

  private func unpadded(_ argument: FormatArgument, locale: Locale) -> String {
    switch conversion {
    case "d", "D", "i", "u", "U": return integer(argument, locale: locale)
    case "x", "X", "o", "O": return digits(argument, locale: locale)
    case "f", "F": return fraction(argument, locale: locale)
    case "e", "E", "g", "G", "a", "A":
      guard let value = argument.asDouble else { return argument.plainText(locale: locale) }
      return String(format: "%\(flags)\(precision.map { ".\($0)" } ?? "")\(conversion)", locale: locale, value)
    case "c", "C":
      guard let code = argument.asInteger, let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else {
        return argument.plainText(locale: locale)
      }
      return String(Character(scalar))
    default:
      let text = argument.plainText(locale: locale)
      return precision.map { String(text.prefix($0)) } ?? text
    }
  }

  /// Returns a number with the separators of its locale, as on Apple's systems, unless the format pads it with
  /// zeros.
  private func integer(_ argument: FormatArgument, locale: Locale) -> String {
    if case .unsigned(let value) = argument { return IntegerFormatStyle<UInt64>(locale: locale).format(value) }
    guard let value = argument.asInteger else { return argument.plainText(locale: locale) }
    if flags.isEmpty, precision == nil, let text = IntegerPatterns.text(of: value, locale: locale) { return text }
    let style = IntegerFormatStyle<Int64>(locale: locale)
    if flags.contains("0") || precision != nil {
      let length = precision ?? width ?? 0
      return style.grouping(.never).sign(strategy: flags.contains("+") ? .always() : .automatic)
        .precision(.integerLength(min(length, 99)...)).format(value)
    }
    return style.sign(strategy: flags.contains("+") ? .always() : .automatic).format(value)
  }

  private func digits(_ argument: FormatArgument, locale: Locale) -> String {
    let bits: UInt64
    if case .unsigned(let value) = argument {
      bits = value
    } else if let value = argument.asInteger {
      bits = UInt64(bitPattern: value)
    } else {
      return argument.plainText(locale: locale)
    }
    let isHexadecimal = conversion == "x" || conversion == "X"
    let text = String(bits, radix: isHexadecimal ? 16 : 8, uppercase: conversion == "X")
    let length = precision ?? (flags.contains("0") ? width ?? 0 : 0)
    let prefix = flags.contains("#") ? (isHexadecimal ? "0\(conversion)" : "0") : ""
    return prefix + String(repeating: "0", count: max(0, length - text.count - prefix.count)) + text
  }

  private func fraction(_ argument: FormatArgument, locale: Locale) -> String {
    guard let value = argument.asDouble else { return argument.plainText(locale: locale) }
    var style = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(min(precision ?? 6, 99)))
    if flags.contains("+") { style = style.sign(strategy: .always()) }
    if flags.contains("0") { style = style.grouping(.never) }
    let text = style.format(value)
    guard flags.contains("0"), let width, text.count < width, value.isFinite else { return text }
    let sign = text.prefix { !$0.isNumber }
    return sign + String(repeating: "0", count: width - text.count) + text.dropFirst(sign.count)
  }

  private func padded(_ text: String) -> String {
    guard let width, text.count < width else { return text }
    let padding = String(repeating: " ", count: width - text.count)
    return flags.contains("-") ? text + padding : padding + text
  }
}

extension FormatArgument {
  fileprivate var asInteger: Int64? {
    switch self {
    case .integer(let value): value
    case .unsigned(let value): Int64(exactly: value)
    case .double(let value): Int64(exactly: value.rounded(.towardZero))
    case .string, .object: nil
    }
  }

  fileprivate var asDouble: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    case .string, .object: nil
    }
  }

  func plainText(locale: Locale) -> String {
    switch self {
    case .string(let text): text
    case .integer(let value):
      IntegerPatterns.text(of: value, locale: locale) ?? IntegerFormatStyle<Int64>(locale: locale).format(value)
    case .unsigned(let value): IntegerFormatStyle<UInt64>(locale: locale).format(value)
    case .double(let value): FloatingPointFormatStyle<Double>(locale: locale).format(value)
    case .object(let object): object.plainText(locale: locale)
    }
  }
}
