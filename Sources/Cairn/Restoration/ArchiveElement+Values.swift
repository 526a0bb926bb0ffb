import CairnMessages
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
      (try? JSON(parsing: json))?[member].flatMap { try? JSONDecoder().decode(type, from: Data($0.line)) }
    }
    set {
      guard var object = try? JSON(parsing: json), case .object = object else { return }
      object[member] = newValue.flatMap { archivedText(of: $0) }.flatMap { try? JSON(parsing: $0) }
      json = String(decoding: JSON.object(object.members.sorted { $0.name < $1.name }).line, as: UTF8.self)
    }
  }
}

/// Returns a value as JSON, the same text for equal values.
func archivedText(of value: some Encodable) -> String? {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
}
