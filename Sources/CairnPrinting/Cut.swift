extension StringProtocol {
  /// The text, without its middle if it is longer than a number of bytes. Messages say what happened at their beginning and
  /// what to do at their end; long between them is what they quote.
  package func cut(to limit: Int) -> String {
    guard utf8.count > limit else { return String(self) }
    let start = String(decoding: utf8.prefix(limit * 2 / 3), as: UTF8.self)
    let end = String(decoding: utf8.suffix(limit / 3), as: UTF8.self)
    // A character that was cut in two has become a replacement character.
    return start.trimmed(atEnd: true) + " [\u{2026}] " + end.trimmed(atEnd: false)
  }
}

extension String {
  fileprivate func trimmed(atEnd: Bool) -> Substring {
    var rest = self[...]
    while (atEnd ? rest.unicodeScalars.last : rest.unicodeScalars.first) == "\u{FFFD}" {
      if atEnd { rest.unicodeScalars.removeLast() } else { rest.unicodeScalars.removeFirst() }
    }
    return rest
  }
}
