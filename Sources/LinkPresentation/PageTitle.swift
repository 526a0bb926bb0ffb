import Foundation

/// Finds the title of a page in its HTML.
package enum PageTitle {
  /// No head of a page is longer.
  private static let mostBytes = 1 << 20

  /// Reads the text of the first `title`, and the characters that HTML writes with names or numbers.
  package static func read(_ data: Data) -> String? {
    let page = [UInt8](data.prefix(mostBytes))
    guard let start = place(of: "<title", in: page[...]),
      let open = page[start...].firstIndex(of: UInt8(ascii: ">")),
      let end = place(of: "</title", in: page[open...])
    else { return nil }
    // Only the title's bytes are decoded, as others may be damaged. Titles that are not UTF-8 mostly are Latin.
    let bytes = page[(open + 1)..<end]
    guard let text = String(bytes: bytes, encoding: .utf8) ?? String(bytes: bytes, encoding: .isoLatin1) else {
      return nil
    }
    let words = plain(text[...]).split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The first place of a tag, in letters of either case.
  private static func place(of tag: String, in page: ArraySlice<UInt8>) -> Int? {
    let tag = Array(tag.utf8)
    var rest = page
    while let start = rest.firstIndex(of: tag[0]) {
      rest = rest[start...]
      if rest.count < tag.count { return nil }
      if zip(rest, tag).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 }) { return start }
      rest = rest.dropFirst()
    }
    return nil
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
