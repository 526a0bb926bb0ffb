import CairnCore
import CairnLocks
import Foundation

/// UIKit's spell checker. There is no dictionary here, so every word counts as correct.
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

  /// Returns the first misspelled word in a range. The location is always `NSNotFound`, because there is no dictionary.
  public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// Returns suggestions for a word; there are none.
  public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// Returns completions of a word; there are none.
  public func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// Adds a word to the user's dictionary while the app runs.
  public static func learnWord(_ word: String) { learned.withLock { _ = $0.insert(word) } }

  /// Whether a word is in the user's dictionary.
  public static func hasLearnedWord(_ word: String) -> Bool { learned.withLock { $0.contains(word) } }

  /// Removes a word from the user's dictionary.
  public static func unlearnWord(_ word: String) { learned.withLock { _ = $0.remove(word) } }

  /// The languages with a dictionary; there are none.
  public static var availableLanguages: [String] { [] }
}
