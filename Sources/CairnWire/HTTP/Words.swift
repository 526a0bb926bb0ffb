// Protocol words are ASCII, and only `A` to `Z` have another case. Swift compares and converts strings by Unicode's
// rules, where the Kelvin sign equals `K`. A proxy in front does not, so the two could read a request in different
// ways.
extension StringProtocol {
  /// The text with `A` to `Z` in lower case, and everything else as it is.
  package var asciiLowercased: String {
    String(decoding: utf8.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Whether the text equals a lowercase word, ignoring case.
  package func isWord(_ word: some StringProtocol) -> Bool {
    utf8.elementsEqual(word.utf8) { ($0 &- 0x41 < 26 ? $0 | 0x20 : $0) == $1 }
  }

  /// Whether the text has exactly the bytes of another.
  func hasBytes(of other: some StringProtocol) -> Bool { utf8.elementsEqual(other.utf8) }
}
