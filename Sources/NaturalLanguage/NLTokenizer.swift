import CairnPlatform
@_exported import Foundation

/// Splits a text into words, sentences or paragraphs.
///
/// ```swift
/// let tokenizer = NLTokenizer(unit: .word)
/// tokenizer.string = text
/// let words = tokenizer.tokens(for: text.startIndex..<text.endIndex).map { text[$0] }
/// ```
open class NLTokenizer: NSObject {
  /// The parts.
  public let unit: NLTokenUnit
  /// The text.
  open var string: String?

  /// Creates a tokenizer.
  public init(unit: NLTokenUnit) {
    self.unit = unit
    super.init()
  }

  /// Sets the language. Has no effect: the rules are the same for all.
  open func setLanguage(_ language: NLLanguage) {}

  /// Returns the parts in a range.
  public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    string.map { Tokens.ranges(of: unit, in: $0, range) } ?? []
  }

  /// Calls a closure with each part in a range, until it returns false.
  public func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let string else { return }
    for token in tokens(for: range) {
      let isNumber = string[token].allSatisfy(\.isNumber)
      if !block(token, isNumber ? .numeric : []) { return }
    }
  }

  /// Returns the part at a place.
  public func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string else { return index..<index }
    let all = Tokens.ranges(of: unit, in: string, string.startIndex..<string.endIndex)
    return all.first { $0.contains(index) } ?? index..<index
  }

  /// The kind of a part.
  ///
  /// ```swift
  /// attributes.contains(.numeric)
  /// ```
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)
  }
}

/// The parts of a text.
///
/// ```swift
/// NLTokenizer(unit: .sentence)
/// ```
public enum NLTokenUnit: Int, Sendable {
  case word, sentence, paragraph, document
}
