import Foundation

/// What the variable parts of a URL say, by the names that a ``URLPattern`` gives them.
///
/// ```swift
/// let captures: URLCaptures = ["id": "\(recipe.id)"]
/// let id = try captures("id", as: Int.self)
/// ```
public struct URLCaptures: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// A part of a URL that is missing, or does not say what was expected.
  public struct Problem: Error, CustomStringConvertible, Sendable {
    public let description: String
  }

  /// The texts by their names.
  public var texts: [String: String]

  public init(_ texts: [String: String] = [:]) { self.texts = texts }

  public init(dictionaryLiteral elements: (String, String)...) {
    texts = Dictionary(elements) { first, _ in first }
  }

  /// The text with a name, or `nil` if the URL has none.
  public subscript(name: String) -> String? {
    get { texts[name] }
    set { texts[name] = newValue }
  }

  /// Returns what a part of the URL says, as text.
  public func callAsFunction(_ name: String) throws -> String {
    guard let text = texts[name] else { throw Problem(description: "The URL has no “\(name)”.") }
    return text
  }

  /// Returns what a part of the URL says, as a value such as a number.
  public func callAsFunction<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws -> Value {
    let text: String = try self(name)
    guard let value = Value(text) else { throw Problem(description: "“\(text)” is not a \(Value.self).") }
    return value
  }

  /// Returns what a part of the URL says, as a UUID.
  public func callAsFunction(_ name: String, as type: UUID.Type) throws -> UUID {
    let text: String = try self(name)
    guard let value = UUID(uuidString: text) else { throw Problem(description: "“\(text)” is not a UUID.") }
    return value
  }
}
