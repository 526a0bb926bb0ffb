import Foundation

/// Escapes text for HTML.
enum HTMLText {
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
