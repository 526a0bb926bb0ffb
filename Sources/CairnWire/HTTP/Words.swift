// The words of protocols are ASCII, and only `A` to `Z` have another case. Swift compares and converts texts by Unicode's rules,
// where the Kelvin sign equals a `K` and one beside it in lower case. A proxy in front does not, so a request could mean one
// thing to it and another here.
extension StringProtocol {
  /// The text with `A` to `Z` in lower case, and everything else as it is.
  package var asciiLowercased: String {
    String(decoding: utf8.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Whether the text is a word, which is in lower case, without regard to case.
  package func isWord(_ word: some StringProtocol) -> Bool {
    utf8.elementsEqual(word.utf8) { ($0 &- 0x41 < 26 ? $0 | 0x20 : $0) == $1 }
  }

  /// Whether the text has exactly the bytes of another.
  func hasBytes(of other: some StringProtocol) -> Bool { utf8.elementsEqual(other.utf8) }
}
