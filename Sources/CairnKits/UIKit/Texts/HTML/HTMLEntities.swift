/// The characters that HTML names: `&amp;`, `&#38;`, `&eacute;`.
enum HTMLEntities {
  static func replaced(in text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      // The longest name has eight letters.
      if let end = rest.prefix(12).firstIndex(of: ";"), let character = character(rest[..<end].dropFirst()) {
        result += character
        rest = rest[rest.index(after: end)...]
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    if name.hasPrefix("#x") || name.hasPrefix("#X") { return scalar(UInt32(name.dropFirst(2), radix: 16)) }
    if name.hasPrefix("#") { return scalar(UInt32(name.dropFirst())) }
    return names[String(name)]
  }

  private static func scalar(_ number: UInt32?) -> String? {
    number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }.map { String(Character($0)) }
  }

  /// The characters 160 to 255 of Unicode, in their order.
  private static let latin =
    "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro "
    + "para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil "
    + "Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave "
    + "Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml "
    + "igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute "
    + "thorn yuml"

  private static let names: [String: String] = {
    var names = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "hellip": "…", "mdash": "—", "ndash": "–",
      "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "bull": "•", "euro": "€",
      "trade": "™", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "OElig": "Œ", "oelig": "œ", "ensp": "\u{2002}",
      "emsp": "\u{2003}", "thinsp": "\u{2009}", "minus": "−", "ne": "≠", "le": "≤", "ge": "≥", "infin": "∞",
      "dagger": "†", "permil": "‰", "prime": "′", "lsaquo": "‹", "rsaquo": "›", "zwj": "\u{200D}", "zwnj": "\u{200C}",
    ]
    for (offset, name) in latin.split(separator: " ").enumerated() {
      names[String(name)] = scalar(UInt32(160 + offset))
    }
    return names
  }()
}
