import Foundation

extension String.LocalizationValue {
  /// The localized text with its arguments filled in, where that takes no more than to put strings and small numbers in
  /// their places, and no word of it may be marked. Nil for all others, which are taken apart piece by piece: most texts
  /// with something to fill in are such, and that takes three times as long.
  package func plainlyFilled(bundle: Bundle? = nil, table: String? = nil, locale: Locale = .current) -> String? {
    guard hasFormatting, let room = roomForArguments(locale) else { return nil }
    var format = Self.bundleLookup(key: key, table: table, bundle: bundle, locale: locale, arguments: arguments) ?? key
    return format.withUTF8 { format in
      var isFilled = true
      let text = String(unsafeUninitializedCapacity: format.count + room) { bytes in
        let end = PlainFilling(arguments).fill(bytes, from: format)
        if end == nil { isFilled = false }
        return end ?? 0
      }
      return isFilled ? text : nil
    }
  }

  /// How much longer than its format the text can be; nil if some argument is not written digit by digit.
  private func roomForArguments(_ locale: Locale) -> Int? {
    var room = 0
    var hasNumbers = false
    for argument in arguments {
      switch argument {
      case .string(let string): room += string.utf8.count
      // A number has no more digits than its place, `%lld` or `%d`, and one more.
      case .integer(0..<1000), .unsigned(0..<1000):
        room += 1
        hasNumbers = true
      default: return nil
      }
    }
    return !hasNumbers || PlainDigits.areUsed(in: locale.identifier) ? room : nil
  }
}

/// Puts arguments in the places of a format.
private struct PlainFilling {
  private let arguments: [FormatArgument]

  init(_ arguments: [FormatArgument]) { self.arguments = arguments }

  /// How many bytes the text has; nil if a place is not of the plainest kind, or a word may be marked.
  func fill(_ bytes: UnsafeMutableBufferPointer<UInt8>, from format: UnsafeBufferPointer<UInt8>) -> Int? {
    var end = 0
    var next = 0
    var filled = 0
    while next < format.count {
      let byte = format[next]
      next += 1
      guard byte == UInt8(ascii: "%") else {
        if InlineMarkdown.isMark(byte) { return nil }
        bytes[end] = byte
        end += 1
        continue
      }
      while next < format.count, format[next] == UInt8(ascii: "l") { next += 1 }
      guard next < format.count, filled < arguments.count else { return nil }
      switch (format[next], arguments[filled]) {
      case (UInt8(ascii: "@"), .string(var string)):
        string.withUTF8 { string in
          _ = UnsafeMutableBufferPointer(rebasing: bytes[end...]).update(from: string)
          end += string.count
        }
      case (UInt8(ascii: "d"), .integer(let number)): end += PlainDigits.write(Int(number), to: bytes, at: end)
      case (UInt8(ascii: "u"), .unsigned(let number)): end += PlainDigits.write(Int(number), to: bytes, at: end)
      default: return nil
      }
      next += 1
      filled += 1
    }
    return end
  }
}
