import Foundation

/// Finds the title of a page in its HTML.
package enum PageTitle {
  /// Reads the text of the first `title`, and the characters that HTML writes with names or numbers.
  package static func read(_ data: Data) -> String? {
    // Pages in other encodings than UTF-8 mostly have Latin titles.
    guard let text = String(data: data.prefix(1 << 20), encoding: .utf8) ?? String(data: data, encoding: .isoLatin1),
      let start = text.range(of: "<title", options: .caseInsensitive),
      let open = text[start.upperBound...].firstIndex(of: ">"),
      let end = text.range(of: "</title", options: .caseInsensitive, range: open..<text.endIndex)
    else { return nil }
    let title = plain(text[text.index(after: open)..<end.lowerBound])
    let words = title.split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static func plain(_ text: Substring) -> String {
    var (plain, rest) = ("", text)
    while let start = rest.firstIndex(of: "&") {
      plain += rest[..<start]
      // No name is longer than this.
      let after = rest[rest.index(after: start)...]
      guard let end = after.prefix(10).firstIndex(of: ";"), let character = character(named: after[..<end]) else {
        plain += "&"
        rest = after
        continue
      }
      plain.append(character)
      rest = after[after.index(after: end)...]
    }
    return plain + rest
  }

  private static func character(named name: Substring) -> Character? {
    if name.hasPrefix("#") {
      let number = name.dropFirst()
      let value = number.first == "x" || number.first == "X" ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
      return value.flatMap(Unicode.Scalar.init).map(Character.init)
    }
    return [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—",
      "hellip": "…", "laquo": "«", "raquo": "»", "middot": "·", "copy": "©", "reg": "®", "lsquo": "‘", "rsquo": "’",
      "ldquo": "“", "rdquo": "”", "bull": "•",
    ][name]
  }
}
