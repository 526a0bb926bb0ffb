import CairnNavigation
import SwiftUI

extension NavigationPath {
  /// An element of a path, with an identity that it keeps in every copy of the path.
  ///
  /// ```swift
  /// ForEach(path.entries) { entry in
  ///   Button(entry.typeName) { path.popTo(id: entry.id) }
  /// }
  /// ```
  public struct Entry: Identifiable {
    /// Identifies an entry for as long as the app runs. A restored path has new ones.
    public struct ID: Hashable, Sendable {
      let number: UInt32
    }

    let element: NavigationPath.Element

    init(_ element: NavigationPath.Element) { self.element = element }

    /// Creates an entry for a value that cannot be encoded.
    public init<Value: Hashable>(_ value: Value) {
      element = NavigationPath.Element(value, isCodable: false)
    }

    /// Creates an entry for a value that can be encoded.
    ///
    /// ```swift
    /// path.entries.insert(NavigationPath.Entry(recipe), at: 0)
    /// ```
    public init<Value: Hashable & Codable>(_ value: Value) {
      element = NavigationPath.Element(value, isCodable: true)
    }

    /// The identity of the entry.
    public var id: ID { ID(number: element.number) }

    /// The type of the value, or `nil` while a restored entry is still encoded.
    public var type: Any.Type? { element.type }

    /// The name of the type as an encoded path has it, such as `Kitchen.Recipe`.
    public var typeName: String { element.tag }

    /// The value, or `nil` while a restored entry is still encoded.
    public var value: (any Hashable)? { element.value }

    /// Whether the path can be encoded with this entry.
    public var isCodable: Bool { element.isCodable }

    /// Returns the value if it has this type, and decodes it if necessary.
    ///
    /// ```swift
    /// let recipes = path.entries.compactMap { $0.value(as: Recipe.self) }
    /// ```
    public func value<Value: Hashable>(as type: Value.Type) -> Value? { try? element.value(as: type) }

    /// Returns this entry with another value. It keeps its identity, and stays encodable if the value is `Codable`.
    ///
    /// ```swift
    /// path = path.map { $0.value(as: Draft.self) == nil ? $0 : $0.replacing(with: Draft()) }
    /// ```
    public func replacing<Value: Hashable>(with value: Value) -> Entry { Entry(element.replaced(by: value)) }
  }

  /// The elements of the path as entries, the lowest first.
  ///
  /// Reading them decodes nothing. Entries keep their identity when the list is edited; one that occurs twice gets another
  /// identity the second time.
  ///
  /// ```swift
  /// path.entries.removeAll { $0.typeName == "Kitchen.Draft" }
  /// ```
  public var entries: [Entry] {
    get { elements.map(Entry.init) }
    set { setElements(newValue.map(\.element)) }
  }
}

extension NavigationPath.Entry: Equatable {
  /// Returns whether both are the same entry with the same value.
  public static func == (a: NavigationPath.Entry, b: NavigationPath.Entry) -> Bool {
    a.id == b.id && a.element.isSame(as: b.element)
  }
}
