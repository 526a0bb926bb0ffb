import Foundation

extension String.LocalizationValue {
  /// Returns the localized text with its arguments filled in, if that only takes inserting strings and small
  /// numbers and the text cannot contain markup. Returns `nil` for all other texts, which are assembled piece by
  /// piece. Most texts with arguments qualify, and piece by piece takes three times as long.
  package func plainlyFilled(bundle: Bundle? = nil, table: String? = nil, locale: Locale = .current) -> String? {
    guard hasFormatting, !LongTexts.areOn, let room = roomForArguments(locale) else { return nil }
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

  /// Returns how much longer than its format the text can be, or `nil` if some argument is neither a string nor
  /// a small number.
  private func roomForArguments(_ locale: Locale) -> Int? {
    var room = 0
    var hasNumbers = false
    for argument in arguments {
      switch argument {
      case .string(let string): room += string.utf8.count
      // A number has at most one digit more than its placeholder, `%lld` or `%d`, has characters.
      case .integer(0..<1000), .unsigned(0..<1000):
        room += 1
        hasNumbers = true
      default: return nil
      }
    }
    return !hasNumbers || PlainDigits.areUsed(in: locale.identifier) ? room : nil
  }
}

/// Fills a format's placeholders with arguments.
private struct PlainFilling {
  private let arguments: [FormatArgument]

  init(_ arguments: [FormatArgument]) { self.arguments = arguments }

  /// Returns the number of bytes written, or `nil` if a placeholder is not of the simplest kind or the text may
  /// contain markup.
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
