import Foundation

extension String.StandardComparator {
  /// The order in which users expect names. Foundation on Linux offers only `lexical`.
  public static var localizedStandard: String.StandardComparator { .lexical }
  /// The order of the user's language. Foundation on Linux offers only `lexical`.
  public static var localized: String.StandardComparator { .lexical }
}

extension KeyPathComparator {
  /// Without a comparator, sorts strings as users expect: case-insensitively, and numbers by value.
  init(texts path: any KeyPath<Compared, String> & Sendable, comparator: String.StandardComparator?) {
    if let comparator {
      self.init(path, comparator: comparator)
    } else {
      self.init(path, comparator: String.Comparator(options: [.caseInsensitive, .numeric]))
    }
  }
}
