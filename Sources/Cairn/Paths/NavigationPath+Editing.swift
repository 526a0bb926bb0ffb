import CairnNavigation
import SwiftUI

extension NavigationPath {
  /// Replaces the top of the path with a value that cannot be encoded.
  ///
  /// - Returns: Whether the path had an element to replace.
  @discardableResult
  public mutating func replaceLast<Value: Hashable>(with value: Value) -> Bool { replaceLast(with: Entry(value)) }

  /// Replaces the top of the path with a value that can be encoded.
  ///
  /// ```swift
  /// path.replaceLast(with: Receipt(order))
  /// ```
  ///
  /// - Returns: Whether the path had an element to replace.
  @discardableResult
  public mutating func replaceLast<Value: Hashable & Codable>(with value: Value) -> Bool {
    replaceLast(with: Entry(value))
  }

  private mutating func replaceLast(with entry: Entry) -> Bool {
    guard !isEmpty else { return false }
    replaceSubrange(count - 1..<count, with: [entry.element])
    return true
  }

  /// Inserts a value that cannot be encoded directly below an entry.
  ///
  /// - Returns: The identity of the new entry, or `nil` if the other is not on the path.
  @discardableResult
  public mutating func insert<Value: Hashable>(_ value: Value, below id: Entry.ID) -> Entry.ID? {
    insert(Entry(value), at: index(ofNumber: id.number))
  }

  /// Inserts a value that can be encoded directly below an entry.
  ///
  /// ```swift
  /// if let top = path.entries.last { path.insert(Folder(of: note), below: top.id) }
  /// ```
  ///
  /// - Returns: The identity of the new entry, or `nil` if the other is not on the path.
  @discardableResult
  public mutating func insert<Value: Hashable & Codable>(_ value: Value, below id: Entry.ID) -> Entry.ID? {
    insert(Entry(value), at: index(ofNumber: id.number))
  }

  /// Inserts a value that cannot be encoded at a position; 0 is directly above the root.
  ///
  /// - Returns: The identity of the new entry, or `nil` if there is no such position.
  @discardableResult
  public mutating func insert<Value: Hashable>(_ value: Value, at position: Int) -> Entry.ID? {
    insert(Entry(value), at: position)
  }

  /// Inserts a value that can be encoded at a position; 0 is directly above the root.
  ///
  /// - Returns: The identity of the new entry, or `nil` if there is no such position.
  @discardableResult
  public mutating func insert<Value: Hashable & Codable>(_ value: Value, at position: Int) -> Entry.ID? {
    insert(Entry(value), at: position)
  }

  private mutating func insert(_ entry: Entry, at position: Int?) -> Entry.ID? {
    guard let position, (0...count).contains(position) else { return nil }
    let id = entry.id
    replaceSubrange(position..<position, with: [entry.element])
    return id
  }

  /// Removes one entry. Those above it stay.
  ///
  /// - Returns: Whether the entry was on the path.
  @discardableResult
  public mutating func remove(id: Entry.ID) -> Bool {
    guard let index = index(ofNumber: id.number) else { return false }
    replaceSubrange(index..<index + 1, with: [])
    return true
  }

  /// Returns a path with a transformed entry for each one.
  ///
  /// ```swift
  /// path = path.map { $0.value(as: OldPage.self).map { page in NavigationPath.Entry(Page(page)) } ?? $0 }
  /// ```
  public func map(_ transform: (Entry) throws -> Entry) rethrows -> NavigationPath {
    var result = self
    result.entries = try entries.map(transform)
    return result
  }

  /// Returns a path in which each value of a type is replaced. The entries keep their identities.
  ///
  /// ```swift
  /// path = path.map(Recipe.self) { $0.id == saved.id ? saved : $0 }
  /// ```
  public func map<Value: Hashable>(
    _ type: Value.Type, _ transform: (Value) throws -> Value
  ) rethrows -> NavigationPath {
    try map { entry in
      guard let value = entry.value(as: type) else { return entry }
      let new = try transform(value)
      return new == value ? entry : entry.replacing(with: new)
    }
  }
}
