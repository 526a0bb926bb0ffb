/// Languages that write a number below a thousand with the digits from 0 to 9 and nothing beside, in every region.
///
/// To ask the system how a locale writes numbers takes a quarter of the start of a small app, and some of its memory.
enum PlainDigits {
  /// False if it is not certain: the language is another one, or the locale says more than a language and where it is spoken.
  static func areUsed(in identifier: String) -> Bool {
    var language: UInt16 = 0
    var length = 0
    for byte in identifier.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z") where length < 2: language = language << 8 | UInt16(byte)
      case UInt8(ascii: "_") where length >= 2: break
      case _ where length < 3: return false
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        break
      default: return false
      }
      length += 1
    }
    return length >= 2 && languages.contains(language)
  }

  private static let languages: Set<UInt16> = {
    let codes = [
      "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "eu", "fi", "fr", "ga", "gl",
      "he", "hr", "hu", "id", "is", "it", "ja", "ko", "lt", "lv", "nb", "nl", "nn", "no",
      "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "th", "tr", "uk", "vi", "zh",
    ]
    return Set(codes.map { $0.utf8.reduce(0) { $0 << 8 | UInt16($1) } })
  }()
}
