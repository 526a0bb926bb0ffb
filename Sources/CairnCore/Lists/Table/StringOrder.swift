import Foundation

extension String.StandardComparator {
  /// The order in which a person expects names; Foundation on Linux offers `lexical` only.
  public static var localizedStandard: String.StandardComparator { .lexical }
  /// The order of the person's language; Foundation on Linux offers `lexical` only.
  public static var localized: String.StandardComparator { .lexical }
}

extension KeyPathComparator {
  /// Texts in the order a person expects names, where nothing else is wanted: numbers by value, capitals no different.
  init(texts path: any KeyPath<Compared, String> & Sendable, comparator: String.StandardComparator?) {
    if let comparator {
      self.init(path, comparator: comparator)
    } else {
      self.init(path, comparator: String.Comparator(options: [.caseInsensitive, .numeric]))
    }
  }
}
