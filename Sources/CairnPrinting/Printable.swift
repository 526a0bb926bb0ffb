extension StringProtocol {
  /// The text as one line that may be shown to a terminal, whoever wrote it: what would end the line or stand for a tabulator is
  /// a space, and nothing is left that a terminal would obey.
  package var printable: String { filtered(keepingLines: false) }

  /// The same with its lines.
  package var printableLines: String { filtered(keepingLines: true) }

  private func filtered(keepingLines: Bool) -> String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return String(self) }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\n" where keepingLines: result.append(scalar)
      case "\n", "\t", "\u{85}", "\u{2028}", "\u{2029}": result.append(keepingLines && scalar != "\t" ? "\n" : " ")
      case _ where scalar.isObeyed: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal obeys it in place of showing it: control characters, ends of lines, and what turns round the direction of
  /// all the text after it.
  package var isObeyed: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
