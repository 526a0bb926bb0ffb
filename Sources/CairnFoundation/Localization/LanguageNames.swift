extension StringProtocol {
  /// The name of a language, and of where and how it is written, with one mark between its parts: `de-CH` or `de_CH`.
  ///
  /// Every start asks for some, and a search for texts of any kind would bring much to life for that.
  func languageName(joinedBy mark: Unicode.Scalar) -> String {
    let mark = UInt8(ascii: mark)
    return String(
      decoding: utf8.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") ? mark : $0 }, as: UTF8.self)
  }
}
