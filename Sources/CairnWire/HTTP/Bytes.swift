extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let space = UInt8(ascii: " ")
  static let colon = UInt8(ascii: ":")
  static let carriageReturn = UInt8(ascii: "\r")
  static let lineFeed = UInt8(ascii: "\n")

  var isDigit: Bool { self &- 0x30 < 10 }
  var isLetterOrDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 26 }

  var hexDigit: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }

  /// Whether the byte may be in a method or in a header's name.
  var isTokenByte: Bool {
    isLetterOrDigit
      || self > 0x20 && self < 0x7F
        && {
          switch self {
          case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
            UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            true
          default: false
          }
        }()
  }

  /// Whether the byte may be in a header's value: all but control characters. Tabs are allowed.
  var isValueByte: Bool { self >= 0x20 && self != 0x7F || self == .tab }

  /// Whether the byte may be in a target: visible ASCII except `#`.
  var isTargetByte: Bool { self > 0x20 && self < 0x7F && self != UInt8(ascii: "#") }
}

extension String {
  /// Decodes UTF-8 or, for old clients, Latin-1.
  init(header bytes: ArraySlice<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self) {
      self = text
    } else {
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
      self = String(scalars)
    }
  }
}
