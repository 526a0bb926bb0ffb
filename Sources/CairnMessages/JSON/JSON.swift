/// A JSON text as values.
///
/// Numbers keep their text and members their order, so that unknown content is written back unchanged.
package indirect enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSON

    package init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  package static func number(_ value: Int) -> JSON { .number(String(value)) }

  /// JSON has no infinite numbers: they become `null`.
  package static func number(_ value: Double) -> JSON {
    guard value.isFinite else { return .null }
    return Int(exactly: value).map { .number($0) } ?? .number(String(value))
  }

  package static func strings(_ values: some Sequence<String>) -> JSON { .array(values.map { .string($0) }) }
}

/// The reason why a text is not valid JSON, worded for the user who edited it.
package struct JSONError: Error, Hashable {
  package let line: Int
  package let reason: String
}

// MARK: Reading

extension JSON {
  /// A member of an object. Of several with one name the last is meant. Setting `nil` removes it.
  package subscript(name: String) -> JSON? {
    get { members.last { $0.name == name }?.value }
    set {
      guard case .object(var members) = self else { return }
      let place = members.lastIndex { $0.name == name }
      switch (place, newValue) {
      case (let place?, let value?): members[place].value = value
      case (nil, let value?): members.append(Member(name, value))
      case (_, nil): members.removeAll { $0.name == name }
      }
      self = .object(members)
    }
  }

  package var members: [Member] { if case .object(let members) = self { members } else { [] } }
  package var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }
  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  package var int: Int? { if case .number(let text) = self { Int(text) } else { nil } }

  /// The number, unless it is too large for a `Double`.
  package var double: Double? {
    guard case .number(let text) = self, let value = Double(text), value.isFinite else { return nil }
    return value
  }
}

// MARK: Literals

extension JSON: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .number(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }

  /// Leaves out members that are `nil`.
  package init(dictionaryLiteral members: (String, JSON?)...) {
    self = .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }
}
