import CairnNavigation
import SwiftUI

extension NavigationPath {
  /// The entry with an identity, or `nil` if it is not on the path.
  public subscript(id id: Entry.ID) -> Entry? {
    index(ofNumber: id.number).map { Entry(self[$0]) }
  }

  /// The value of an entry, or `nil` if the entry is not on the path or holds another type.
  ///
  /// Setting a value keeps the entry's identity and its page. Setting `nil` removes the entry. An entry that holds another
  /// type stays as it is.
  ///
  /// ```swift
  /// path[id: id, as: Recipe.self]?.servings += 1
  /// ```
  public subscript<Value: Hashable>(id id: Entry.ID, as type: Value.Type) -> Value? {
    get { self[id: id]?.value(as: type) }
    set {
      guard let index = index(ofNumber: id.number), self[index].isOf(type) else { return }
      replaceSubrange(index..<index + 1, with: newValue.map { [self[index].replaced(by: $0)] } ?? [])
    }
  }

  /// Returns the value on top of the path if it has this type.
  ///
  /// ```swift
  /// if path.last(as: Product.self)?.id != id { path.append(product) }
  /// ```
  public func last<Value: Hashable>(as type: Value.Type) -> Value? { last.flatMap { Entry($0).value(as: type) } }

  /// Returns the lowest value of the path if it has this type.
  public func first<Value: Hashable>(as type: Value.Type) -> Value? {
    isEmpty ? nil : Entry(self[0]).value(as: type)
  }

  /// Returns the values of this type, the lowest first.
  ///
  /// ```swift
  /// let nearestFolder = path.values(of: Folder.self).last
  /// ```
  public func values<Value: Hashable>(of type: Value.Type) -> [Value] {
    elements.compactMap { try? $0.value(as: type) }
  }

  /// Returns whether an entry holds a value of this type. Decodes nothing.
  public func contains<Value: Hashable>(_ type: Value.Type) -> Bool { lastIndex { $0.isOf(type) } != nil }

  /// Returns whether an entry holds this value.
  public func contains<Value: Hashable>(_ value: Value) -> Bool { lastIndex(of: value) != nil }

  func lastIndex<Value: Hashable>(of value: Value) -> Int? {
    lastIndex { (try? $0.value(as: Value.self)) == value }
  }
}
