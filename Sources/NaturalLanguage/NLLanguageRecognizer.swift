import CairnPlatform
import Foundation

/// Finds out the language of a text by its script, if only one language is written in it. It has no models of words.
///
/// ```swift
/// NLLanguageRecognizer.dominantLanguage(for: "こんにちは")
/// ```
open class NLLanguageRecognizer: NSObject {
  private var text = ""
  /// The languages that may be found.
  open var languageConstraints: [NLLanguage] = []
  /// How probable each language is. Has no effect.
  open var languageHints: [NLLanguage: Double] = [:]

  /// Creates a recognizer.
  public override init() { super.init() }
  /// Adds a text.
  open func processString(_ string: String) { text += string }
  /// Forgets all texts.
  open func reset() { text = "" }
  /// The language, or `nil` if several are written like this.
  open var dominantLanguage: NLLanguage? {
    guard let language = ScriptOfText.language(of: text) else { return nil }
    return languageConstraints.isEmpty || languageConstraints.contains(language) ? language : nil
  }
  /// The language and that it is certain, or nothing.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    guard maxHypotheses > 0, let dominantLanguage else { return [:] }
    return [dominantLanguage: 1]
  }
  /// Returns the language of a text, or `nil` if several are written like this.
  open class func dominantLanguage(for string: String) -> NLLanguage? { ScriptOfText.language(of: string) }
}

private enum ScriptOfText {
  /// Scripts that one language alone is commonly written in.
  private static let scripts: [(ClosedRange<UInt32>, NLLanguage)] = [
    (0x3040...0x30FF, .japanese), (0xAC00...0xD7AF, .korean), (0x1100...0x11FF, .korean), (0x0370...0x03FF, .greek),
    (0x0E00...0x0E7F, .thai), (0x0530...0x058F, .armenian), (0x10A0...0x10FF, .georgian), (0x0590...0x05FF, .hebrew),
    (0x0B80...0x0BFF, .tamil), (0x0C00...0x0C7F, .telugu), (0x0C80...0x0CFF, .kannada), (0x0D00...0x0D7F, .malayalam),
    (0x0A80...0x0AFF, .gujarati), (0x0A00...0x0A7F, .punjabi), (0x0D80...0x0DFF, .sinhalese), (0x0E80...0x0EFF, .lao),
    (0x1780...0x17FF, .khmer), (0x1000...0x109F, .burmese),
  ]

  static func language(of text: String) -> NLLanguage? {
    var counts: [NLLanguage: Int] = [:]
    var letters = 0
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      // Chinese characters do not decide, as Japanese is written with them, too.
      if scalar.properties.isIdeographic { continue }
      letters += 1
      if let language = scripts.first(where: { $0.0.contains(scalar.value) })?.1 { counts[language, default: 0] += 1 }
    }
    return counts.first { $0.value * 2 > letters }?.key
  }
}

/// A language.
///
/// ```swift
/// language == .english
/// ```
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let undetermined = NLLanguage("und")
  public static let arabic = NLLanguage("ar")
  public static let armenian = NLLanguage("hy")
  public static let burmese = NLLanguage("my")
  public static let czech = NLLanguage("cs")
  public static let danish = NLLanguage("da")
  public static let dutch = NLLanguage("nl")
  public static let english = NLLanguage("en")
  public static let finnish = NLLanguage("fi")
  public static let french = NLLanguage("fr")
  public static let georgian = NLLanguage("ka")
  public static let german = NLLanguage("de")
  public static let greek = NLLanguage("el")
  public static let gujarati = NLLanguage("gu")
  public static let hebrew = NLLanguage("he")
  public static let hindi = NLLanguage("hi")
  public static let hungarian = NLLanguage("hu")
  public static let indonesian = NLLanguage("id")
  public static let italian = NLLanguage("it")
  public static let japanese = NLLanguage("ja")
  public static let kannada = NLLanguage("kn")
  public static let khmer = NLLanguage("km")
  public static let korean = NLLanguage("ko")
  public static let lao = NLLanguage("lo")
  public static let malayalam = NLLanguage("ml")
  public static let norwegian = NLLanguage("nb")
  public static let polish = NLLanguage("pl")
  public static let portuguese = NLLanguage("pt")
  public static let punjabi = NLLanguage("pa")
  public static let romanian = NLLanguage("ro")
  public static let russian = NLLanguage("ru")
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  public static let sinhalese = NLLanguage("si")
  public static let spanish = NLLanguage("es")
  public static let swedish = NLLanguage("sv")
  public static let tamil = NLLanguage("ta")
  public static let telugu = NLLanguage("te")
  public static let thai = NLLanguage("th")
  public static let traditionalChinese = NLLanguage("zh-Hant")
  public static let turkish = NLLanguage("tr")
  public static let ukrainian = NLLanguage("uk")
  public static let vietnamese = NLLanguage("vi")
}
