import CairnLocks
import Foundation

/// Looks words up, as UIKit names it. There is no dictionary here, so every word counts as right.
///
/// ```swift
/// let checker = UITextChecker()
/// let range = NSRange(location: 0, length: word.utf16.count)
/// let wrong = checker.rangeOfMisspelledWord(in: word, range: range, startingAt: 0, wrap: false, language: "en")
/// let isReal = wrong.location == NSNotFound
/// ```
public final class UITextChecker: Sendable {
  private static let learned = Mutex<Set<String>>([])

  public init() {}

  /// The first word in a range that no dictionary has; its location is `NSNotFound`, as there is no dictionary.
  public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// Words a person may have meant; none are known.
  public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// Words that begin so; none are known.
  public func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// Takes a word into the person's own dictionary, for as long as the app runs.
  public static func learnWord(_ word: String) { learned.withLock { _ = $0.insert(word) } }

  /// Whether a word is in the person's own dictionary.
  public static func hasLearnedWord(_ word: String) -> Bool { learned.withLock { $0.contains(word) } }

  /// Takes a word out of the person's own dictionary.
  public static func unlearnWord(_ word: String) { learned.withLock { _ = $0.remove(word) } }

  /// The languages there is a dictionary for: none.
  public static var availableLanguages: [String] { [] }
}
