import CairnNavigation
import SwiftUI

extension NavigationPath {
  /// Removes everything above the topmost entry with this value.
  ///
  /// ```swift
  /// path.popTo(Folder.inbox)
  /// ```
  ///
  /// - Returns: Whether there is such an entry. Otherwise the path stays as it is.
  @discardableResult
  public mutating func popTo<Value: Hashable>(_ value: Value) -> Bool { popTo(index: lastIndex(of: value)) }

  /// Removes everything above the topmost entry of a type.
  ///
  /// ```swift
  /// path.popTo(Cart.self)
  /// ```
  ///
  /// - Returns: Whether there is such an entry. Otherwise the path stays as it is.
  @discardableResult
  public mutating func popTo<Value: Hashable>(_ type: Value.Type) -> Bool {
    popTo(index: lastIndex { $0.isOf(type) })
  }

  /// Removes everything above an entry.
  ///
  /// - Returns: Whether the entry is on the path. Otherwise the path stays as it is.
  @discardableResult
  public mutating func popTo(id: Entry.ID) -> Bool { popTo(index: index(ofNumber: id.number)) }

  /// Removes everything above the topmost entry that satisfies a condition.
  ///
  /// ```swift
  /// path.popTo { $0.value(as: Recipe.self)?.isFavorite == true }
  /// ```
  ///
  /// - Returns: Whether there is such an entry. Otherwise the path stays as it is.
  @discardableResult
  public mutating func popTo(where condition: (Entry) throws -> Bool) rethrows -> Bool {
    popTo(index: try lastIndex { try condition(Entry($0)) })
  }

  /// Removes all entries, which leads back to the root.
  public mutating func popToRoot() { self = NavigationPath() }

  private mutating func popTo(index: Int?) -> Bool {
    guard let index else { return false }
    removeLast(count - 1 - index)
    return true
  }
}
