extension StringProtocol {
  /// The text as a single line that is safe to print to a terminal, even if it is untrusted. Line ends and tabs become
  /// spaces, and every other character that a terminal would interpret is removed.
  package var printable: String { filtered(keepingLines: false) }

  /// The text as lines that are safe to print to a terminal.
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
  /// Whether a terminal interprets the character instead of showing it: control characters, line ends, and
  /// characters that reverse the direction of all following text.
  package var isObeyed: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
