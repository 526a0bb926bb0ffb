import Foundation

extension SortComparator where Self == String.StandardComparator {
  /// The order of texts in lists a person reads.
  ///
  /// ```swift
  /// TableColumn("Author", value: \.author, comparator: .localizedStandard)
  /// ```
  public static var localizedStandard: String.StandardComparator { String.StandardComparator.localizedStandard }
}
