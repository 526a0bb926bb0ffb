import Foundation

extension SortComparator where Self == String.StandardComparator {
  /// The order in which users expect sorted text.
  ///
  /// ```swift
  /// TableColumn("Author", value: \.author, comparator: .localizedStandard)
  /// ```
  public static var localizedStandard: String.StandardComparator { String.StandardComparator.localizedStandard }
}
