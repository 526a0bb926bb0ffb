import Foundation

/// A format as C and Apple have it, taken apart. What is no format is text: a translation cannot make this fail.
struct FormatString {
  enum Part: Equatable {
    case text(String)
    case place(Place)
  }

  /// A place to be filled, such as `%2$-8.3lld`.
  struct Place: Equatable {
    /// Which argument, counted from one; nil for the next.
    var position: Int?
    var flags = ""
    var width: Int?
    var precision: Int?
    var conversion: Character
  }

  private(set) var parts: [Part] = []

  init(_ format: String) {
    var text = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        text += "%"
        rest.removeFirst()
      } else if let place = FormatString.place(&rest) {
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(.place(place))
      } else {
        text += "%"
      }
    }
    text += rest
    if !text.isEmpty { parts.append(.text(text)) }
  }

  /// Reads what follows a percent sign; leaves `rest` alone if it is no place.
  private static func place(_ rest: inout Substring) -> Place? {
    var input = rest
    func number() -> Int? {
      let digits = input.prefix { $0.isASCII && $0.isNumber }
      input = input[digits.endIndex...]
      // More than a few digits is a mistake, and would be a lot of padding.
      return digits.isEmpty ? nil : Int(digits.prefix(3))
    }
    var place = Place(conversion: "@")
    let start = input
    if let position = number(), input.first == "$", position > 0 {
      input.removeFirst()
      place.position = position
    } else {
      input = start
    }
    // No blank among the flags: in "100 % und mehr" nobody means one.
    while let flag = input.first, "-+0#'".contains(flag) {
      place.flags.append(flag)
      input.removeFirst()
    }
    place.width = number()
    if input.first == "." {
      input.removeFirst()
      place.precision = number() ?? 0
    }
    while let length = input.first, "hlqLztj".contains(length) { input.removeFirst() }
    guard let conversion = input.popFirst(), "@dDiuUxXoOfFeEgGaAcCsS".contains(conversion) else { return nil }
    place.conversion = conversion
    rest = input
    return place
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

  /// As on Apple's systems, a localized number has the separators of its locale, unless the format pads with zeros.
  private func integer(_ argument: FormatArgument, locale: Locale) -> String {
    let style = IntegerFormatStyle<Int64>(locale: locale)
    if case .unsigned(let value) = argument { return IntegerFormatStyle<UInt64>(locale: locale).format(value) }
    guard let value = argument.asInteger else { return argument.plainText(locale: locale) }
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
    case .integer(let value): IntegerFormatStyle<Int64>(locale: locale).format(value)
    case .unsigned(let value): IntegerFormatStyle<UInt64>(locale: locale).format(value)
    case .double(let value): FloatingPointFormatStyle<Double>(locale: locale).format(value)
    case .object(let object): object.plainText(locale: locale)
    }
  }
}
