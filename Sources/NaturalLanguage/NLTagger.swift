import CairnPlatform
import Foundation

/// Finds and tags the parts of a text. Only words and numbers get tags; other schemes would need a model.
///
/// ```swift
/// let tagger = NLTagger(tagSchemes: [.sentimentScore])
/// tagger.string = review
/// ```
open class NLTagger: NSObject {
  /// The schemes in use.
  public let tagSchemes: [NLTagScheme]
  /// The text.
  open var string: String?
  /// Creates a tagger.
  public init(tagSchemes: [NLTagScheme]) {
    self.tagSchemes = tagSchemes
    super.init()
  }
  /// The language of the text, or `nil` if several are written like this.
  open var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }
  /// Sets the language of a part. Has no effect.
  public func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}

  /// Returns the tag at a place, and the part of the text.
  public func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
    guard let string else { return (nil, index..<index) }
    let all = Tokens.ranges(of: unit, in: string, string.startIndex..<string.endIndex)
    guard let part = all.first(where: { $0.contains(index) }) else { return (nil, index..<index) }
    return (tag(of: string[part], scheme), part)
  }

  /// Returns the parts in a range with their tags.
  public func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    guard let string else { return [] }
    return Tokens.ranges(of: unit, in: string, range).map { (tag(of: string[$0], scheme), $0) }
  }

  /// Calls a closure with each part in a range and its tag, until the closure returns false.
  public func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for (tag, part) in tags(in: range, unit: unit, scheme: scheme, options: options) where !block(tag, part) { return }
  }

  private func tag(of part: Substring, _ scheme: NLTagScheme) -> NLTag? {
    switch scheme {
    case .tokenType: return part.allSatisfy(\.isNumber) ? .number : .word
    case .language: return NLLanguageRecognizer.dominantLanguage(for: String(part)).map { NLTag($0.rawValue) }
    default:
      MissingFramework.reportCall(
        "NLTagger with \(scheme.rawValue)", from: "NaturalLanguage", outcome: "No part of a text gets a tag.")
      return nil
    }
  }

  /// Which parts are left out. Only words are found here, so they have no effect.
  ///
  /// ```swift
  /// tagger.tags(in: range, unit: .word, scheme: .nameType, options: [.omitWhitespace, .omitPunctuation])
  /// ```
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8)
    public static let joinNames = Options(rawValue: 16)
    public static let joinContractions = Options(rawValue: 32)
  }
}

/// A kind of tags.
///
/// ```swift
/// NLTagger(tagSchemes: [.lexicalClass])
/// ```
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let tokenType = NLTagScheme("TokenType")
  public static let lexicalClass = NLTagScheme("LexicalClass")
  public static let nameType = NLTagScheme("NameType")
  public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
  public static let lemma = NLTagScheme("Lemma")
  public static let language = NLTagScheme("Language")
  public static let script = NLTagScheme("Script")
  public static let sentimentScore = NLTagScheme("SentimentScore")
}

/// A tag of a part of a text.
///
/// ```swift
/// tag == .noun
/// ```
public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let word = NLTag("Word")
  public static let number = NLTag("Number")
  public static let punctuation = NLTag("Punctuation")
  public static let whitespace = NLTag("Whitespace")
  public static let noun = NLTag("Noun")
  public static let verb = NLTag("Verb")
  public static let adjective = NLTag("Adjective")
  public static let adverb = NLTag("Adverb")
  public static let pronoun = NLTag("Pronoun")
  public static let personalName = NLTag("PersonalName")
  public static let placeName = NLTag("PlaceName")
  public static let organizationName = NLTag("OrganizationName")
}
