import CairnLocks
import Foundation

/// A test of two texts in a predicate, which SQLite calls by a number.
package struct TextTest: Sendable {
  private let comparison: PredicateComparison
  private let ignoresCase: Bool
  private let ignoresMarks: Bool

  package init(_ comparison: PredicateComparison, _ options: String.CompareOptions) {
    self.comparison = comparison
    ignoresCase = options.contains(.caseInsensitive)
    ignoresMarks = options.contains(.diacriticInsensitive)
  }

  /// The test with a number, or `nil` if the number is another's.
  package init?(code: Int32) {
    guard code >= Self.first, let comparison = PredicateComparison(rawValue: (code - Self.first) / 4) else {
      return nil
    }
    self.comparison = comparison
    ignoresCase = code & 1 != 0
    ignoresMarks = code & 2 != 0
  }

  private static let first: Int32 = 0x100

  /// The number of the test.
  package var code: Int32 { Self.first + comparison.rawValue * 4 + (ignoresCase ? 1 : 0) + (ignoresMarks ? 2 : 0) }

  package func holds(_ a: String, _ b: String) -> Bool {
    switch comparison {
    case .matches: return fits(a, b, [])
    case .like: return fits(folded(a), Self.pattern(for: folded(b)), .dotMatchesLineSeparators)
    default: break
    }
    let a = folded(a)
    let b = folded(b)
    switch comparison {
    case .equal: return a == b
    case .unequal: return a != b
    case .less: return a < b
    case .lessOrEqual: return a <= b
    case .greater: return a > b
    case .greaterOrEqual: return a >= b
    // No text contains an empty one, as on Apple's systems.
    case .contains: return !b.isEmpty && a.contains(b)
    case .isIn: return !a.isEmpty && b.contains(a)
    case .begins: return !b.isEmpty && a.hasPrefix(b)
    case .ends: return !b.isEmpty && a.hasSuffix(b)
    case .like, .matches, .between: return false
    }
  }

  private func folded(_ text: String) -> String {
    guard ignoresCase || ignoresMarks else { return text }
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresMarks { options.insert(.diacriticInsensitive) }
    return text.folding(options: options, locale: nil)
  }

  private struct Pattern: Hashable {
    let text: String
    let options: UInt
  }

  private static let known = Mutex<[Pattern: NSRegularExpression]>([:])

  private func fits(_ text: String, _ pattern: String, _ more: NSRegularExpression.Options) -> Bool {
    let options = ignoresCase ? more.union(.caseInsensitive) : more
    let key = Pattern(text: pattern, options: options.rawValue)
    guard let expression = Self.known.withLock({ $0[key] }) ?? Self.compile(key, options) else { return false }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  private static func compile(_ key: Pattern, _ options: NSRegularExpression.Options) -> NSRegularExpression? {
    guard let new = try? NSRegularExpression(pattern: "\\A(?:\(key.text))\\z", options: options) else { return nil }
    known.withLock { known in
      if known.count > 50 { known = [:] }
      known[key] = new
    }
    return new
  }

  /// Returns the regular expression for wildcards: `?` stands for any character, `*` for any number of them.
  private static func pattern(for wildcards: String) -> String {
    wildcards.map { character in
      switch character {
      case "?": "."
      case "*": ".*"
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }
}
