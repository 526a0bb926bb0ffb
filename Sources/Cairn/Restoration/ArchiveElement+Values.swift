import CairnNavigation
import Foundation

extension NavigationArchive.Element {
  /// Creates an element that holds a value.
  ///
  /// ```swift
  /// let page = try NavigationArchive.Element(Issue(number: 7), name: "issue")
  /// ```
  ///
  /// - Parameter name: The name of the type. The default is its full name.
  public init<Value: Encodable>(_ value: Value, name: String? = nil) throws {
    guard let json = archivedText(of: value) else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "\(Value.self) does not encode to JSON."))
    }
    self.init(name: name ?? pathTag(of: Value.self), json: json)
  }

  /// Returns the value, or `nil` if the JSON does not decode to this type.
  public func value<Value: Decodable>(as type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: Data(json.utf8))
  }

  /// A member of the JSON object. Setting `nil` removes it. Anything but an object stays as it is.
  ///
  /// ```swift
  /// .migrate(from: 1) { element in
  ///   element["number", as: Int.self] = element["id", as: Int.self]
  ///   element["id", as: Int.self] = nil
  ///   return [element]
  /// }
  /// ```
  public subscript<Value: Codable>(_ member: String, as type: Value.Type) -> Value? {
    get {
      guard case .object(let members)? = try? ArchivedJSON(text: json), let text = members[member]?.text else {
        return nil
      }
      return try? JSONDecoder().decode(type, from: Data(text.utf8))
    }
    set {
      guard case .object(var members)? = try? ArchivedJSON(text: json) else { return }
      members[member] = newValue.flatMap { archivedText(of: $0) }.flatMap { try? ArchivedJSON(text: $0) }
      if let text = ArchivedJSON.object(members).text { json = text }
    }
  }
}
