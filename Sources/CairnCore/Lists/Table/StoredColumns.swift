import Foundation

extension AppStorage {
  /// Creates storage for a user's changes to a table's columns.
  public init<RowValue>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil,
    _file: StaticString = #fileID, _line: UInt = #line
  ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
    self.init(key: key, initial: wrappedValue, witness: .encoded(), defaults: store, _file, _line)
  }
}

extension SceneStorage {
  /// Creates storage for a user's changes to a table's columns.
  public init<RowValue>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, _file: StaticString = #fileID,
    _line: UInt = #line
  ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
    self.init(key: key, initial: wrappedValue, witness: .encoded(), _file, _line)
  }
}
