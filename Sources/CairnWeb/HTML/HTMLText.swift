import CairnPrinting
import Foundation

/// Escapes text for HTML.
enum HTMLText {
  /// Words from this length on may be broken where their parts begin, if a line has no room for them.
  private static let longWord = 12

  /// Escapes a text, and lets long addresses and compound names break between their parts instead of between any letters.
  static func words(_ text: String) -> String {
    let text = contained(text)
    guard hasLongWord(text) else { return escaped(text) }
    return text.split(separator: " ", omittingEmptySubsequences: false)
      .map {
        $0.utf8.count < longWord ? Self.escaped(String($0)) : parts(of: $0).map(Self.escaped).joined(separator: "<wbr>")
      }
      .joined(separator: " ")
  }

  private static func hasLongWord(_ text: String) -> Bool {
    var length = 0
    return text.utf8.contains { byte in
      length = byte == UInt8(ascii: " ") ? 0 : length + 1
      return length >= longWord
    }
  }

  /// Splits a word after punctuation, and before a capital that follows a small letter. Numbers stay whole.
  private static func parts(of word: Substring) -> [String] {
    guard word.utf8.contains(where: isBesideABreak) else { return [String(word)] }
    var parts = [""]
    var last: Character?
    for character in word {
      if let last, character.isLetter || last == "/" && character.isNumber,
        "/._@:?&=".contains(last) || last.isLowercase && character.isUppercase
      {
        parts.append("")
      }
      parts[parts.count - 1].append(character)
      last = character
    }
    return parts
  }

  /// Whether a word with this byte may have a second part. Most long words are not worth a look at each character.
  private static func isBesideABreak(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
    default: "/._@:?&=".utf8.contains(byte)
    }
  }

  /// Escapes a text that is shown.
  static func shown(_ text: String) -> String { escaped(contained(text)) }

  /// Lets what a text does to the direction of writing end with it, or with its line, and makes every end of a line a plain
  /// one. Otherwise one user's text could reverse the text beside it.
  static func contained(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }),
      text.unicodeScalars.contains(where: { $0.isObeyed && $0.value >= 0x80 })
    else { return text }
    var result = String.UnicodeScalarView()
    var closings: [Unicode.Scalar] = []
    func close(through last: Unicode.Scalar?) {
      while let closing = closings.popLast() {
        result.append(closing)
        if closing == last { return }
      }
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\u{85}", "\u{2028}", "\u{2029}":
        close(through: nil)
        result.append("\n")
      case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{2066}"..."\u{2068}":
        result.append(scalar)
        closings.append(scalar.value < 0x2066 ? "\u{202C}" : "\u{2069}")
      // The end of an isolate ends what is inside it.
      case "\u{202C}": if closings.last == scalar { close(through: scalar) }
      case "\u{2069}": if closings.contains(scalar) { close(through: scalar) }
      default: result.append(scalar)
      }
    }
    close(through: nil)
    return String(result)
  }

  /// Escapes the characters that have a meaning between tags or in a quoted value.
  static func escaped(_ text: String) -> String {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0x7F: false
        case 0..<0x20: byte == 0x0A || byte == 0x09
        // Begins U+0080 to U+00BF.
        case 0xC2: false
        default: true
        }
      }
    }
    if isPlain { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\r": result += "&#13;"
      // HTML allows no other control characters.
      case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
