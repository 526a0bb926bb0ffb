extension StringProtocol {
  /// Returns the name of a language, its script and region, joined by a separator: `de-CH` or `de_CH`.
  ///
  /// Every start needs some of these, and a general string replacement would initialize a lot for that.
  func languageName(joinedBy mark: Unicode.Scalar) -> String {
    let mark = UInt8(ascii: mark)
    return String(
      decoding: utf8.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") ? mark : $0 }, as: UTF8.self)
  }
}
