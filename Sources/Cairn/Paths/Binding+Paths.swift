import SwiftUI

extension Binding where Value == NavigationPath {
  /// A binding to the value of an entry. It reads `nil` once the entry has left the path.
  ///
  /// ```swift
  /// if let recipe = Binding($path[id: id, as: Recipe.self]) { RecipeEditor(recipe: recipe) }
  /// ```
  public subscript<Element: Hashable>(
    id id: NavigationPath.Entry.ID, as type: Element.Type
  ) -> Binding<Element?> {
    Binding<Element?>(
      get: { wrappedValue[id: id, as: type] },
      set: { new, transaction in withTransaction(transaction) { wrappedValue[id: id, as: type] = new } })
  }

  /// Removes everything above the topmost entry with this value. Returns whether there is one.
  ///
  /// ```swift
  /// Button("Back to the cart") { $path.animation().popTo(Cart.self) }
  /// ```
  @discardableResult
  public func popTo<Element: Hashable>(_ value: Element) -> Bool { edit { $0.popTo(value) } }

  /// Removes everything above the topmost entry of a type. Returns whether there is one.
  @discardableResult
  public func popTo<Element: Hashable>(_ type: Element.Type) -> Bool { edit { $0.popTo(type) } }

  /// Removes everything above an entry. Returns whether it is on the path.
  @discardableResult
  public func popTo(id: NavigationPath.Entry.ID) -> Bool { edit { $0.popTo(id: id) } }

  /// Removes all entries, which leads back to the root.
  public func popToRoot() { if !wrappedValue.isEmpty { wrappedValue.popToRoot() } }

  /// Replaces the top of the path with a value that cannot be encoded. Returns whether there was one.
  @discardableResult
  public func replaceLast<Element: Hashable>(with value: Element) -> Bool { edit { $0.replaceLast(with: value) } }

  /// Replaces the top of the path with a value that can be encoded. Returns whether there was one.
  @discardableResult
  public func replaceLast<Element: Hashable & Codable>(with value: Element) -> Bool {
    edit { $0.replaceLast(with: value) }
  }
}

extension Binding
where
  Value: RangeReplaceableCollection & RandomAccessCollection & MutableCollection,
  Value.Element: Hashable
{
  /// Removes everything above the topmost occurrence of a value. Returns whether it is on the path.
  @discardableResult
  public func popTo(_ value: Value.Element) -> Bool { edit { $0.popTo(value) } }

  /// Removes everything above the topmost value that satisfies a condition. Returns whether there is one.
  @discardableResult
  public func popTo(where condition: (Value.Element) throws -> Bool) rethrows -> Bool {
    try edit { try $0.popTo(where: condition) }
  }

  /// Removes all values, which leads back to the root.
  public func popToRoot() { if !wrappedValue.isEmpty { wrappedValue.popToRoot() } }

  /// Replaces the top of the path. Returns whether there was a value to replace.
  @discardableResult
  public func replaceLast(with value: Value.Element) -> Bool { edit { $0.replaceLast(with: value) } }
}

extension Binding {
  /// Writes only if the edit found something to do, so that nothing else reacts.
  fileprivate func edit(_ change: (inout Value) throws -> Bool) rethrows -> Bool {
    var copy = wrappedValue
    guard try change(&copy) else { return false }
    wrappedValue = copy
    return true
  }
}
