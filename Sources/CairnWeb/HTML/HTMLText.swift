import Foundation

/// Escapes text for HTML.
enum HTMLText {
  /// Words from this length on may be broken where their parts begin, if a line has no room for them.
  private static let longWord = 12

  /// Escapes a text, and lets long addresses and compound names break between their parts instead of between any letters.
  static func words(_ text: String) -> String {
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

  /// Escapes the characters that have a meaning between tags or in a quoted value.
  static func escaped(_ text: String) -> String {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0x7F: false
        case 0..<0x20: byte == 0x0A || byte == 0x09
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
      case "\u{0}"..<"\u{20}", "\u{7F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
