import Foundation

/// Values as text, and text as values.
///
/// An inspector must not end the app, so nothing here asks a predicate for its text: Foundation ends the program if it
/// contains an expression that Foundation does not know, such as a search by the user's language.
package enum ValueText {
  private static var mostCharacters: Int { 120 }
  private static var mostElements: Int { 8 }
  private static var mostLevels: Int { 3 }

  // MARK: Showing

  /// A value in one short line.
  package static func of(_ value: Any) -> String {
    let text = describe(value, level: 0).replacing("\n", with: " ")
    return text.count > mostCharacters ? text.prefix(mostCharacters - 1) + "…" : text
  }

  /// The object that a value is, or that an optional contains.
  static func object(in value: Any) -> AnyObject? {
    if type(of: value) is AnyClass { return value as AnyObject }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first.flatMap { object(in: $0.value) } : nil
  }

  private static func describe(_ value: Any, level: Int) -> String {
    if let text = value as? String { return level == 0 ? text : "“\(text)”" }
    if isPredicate(value) { return name(of: value) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { describe($0.value, level: level) } ?? "nil"
    case .class: return "\(name(of: value)) object"
    case .collection, .set, .dictionary: return list(mirror, level: level)
    default: break
    }
    if let value = value as? any CustomStringConvertible { return "\(value)" }
    let name = name(of: value)
    if name.contains("->") { return "closure" }
    switch mirror.displayStyle {
    case .struct?: return "\(name)(\(members(mirror, level: level)))"
    case .tuple?: return "(\(members(mirror, level: level)))"
    case .enum?: return enumeration(value, mirror, level: level)
    default: return name
    }
  }

  private static func enumeration(_ value: Any, _ mirror: Mirror, level: Int) -> String {
    guard let payload = mirror.children.first else { return "\(value)" }
    let text = level < mostLevels ? describe(payload.value, level: level + 1) : "…"
    return "\(payload.label ?? "")\(text.hasPrefix("(") ? text : "(\(text))")"
  }

  private static func list(_ mirror: Mirror, level: Int) -> String {
    guard level < mostLevels, mirror.children.count <= mostElements else {
      return "\(mirror.children.count) elements"
    }
    return "[\(mirror.children.map { describe($0.value, level: level + 1) }.joined(separator: ", "))]"
  }

  private static func members(_ mirror: Mirror, level: Int) -> String {
    guard level < mostLevels else { return "…" }
    let shown = mirror.children.prefix(mostElements).map { child in
      let text = describe(child.value, level: level + 1)
      guard let label = child.label, !label.hasPrefix(".") else { return text }
      return "\(label): \(text)"
    }
    return (mirror.children.count > shown.count ? shown + ["…"] : shown).joined(separator: ", ")
  }

  private static func isPredicate(_ value: Any) -> Bool { value is any Condition || value is any PredicateExpression }

  private static func name(of value: Any) -> String { _typeName(type(of: value), qualified: false) }

  // MARK: Editing

  /// The text that reads as the value.
  static func editable(_ value: Any) -> String {
    if let text = value as? String { return text }
    if isPredicate(value) { return "" }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { editable($0.value) } ?? "nil" }
    if value is any LosslessStringConvertible || value is any CaseIterable { return "\(value)" }
    if let value = value as? any RawRepresentable { return editable(rawValue(value)) }
    if let value = value as? any Encodable { return json(value) ?? "" }
    return ""
  }

  private static func rawValue(_ value: some RawRepresentable) -> Any { value.rawValue }

  private static func json(_ value: any Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return nil }
    // A value that is coded as a text is written without quotation marks.
    return (try? JSONDecoder().decode(String.self, from: data)) ?? String(decoding: data, as: UTF8.self)
  }

  /// Whether text can be read as values of a type.
  static func canRead(_ type: Any.Type) -> Bool {
    if let type = type as? any OptionalValue.Type { return canRead(type.wrapped) }
    if type is AnyClass || type is any Condition.Type || type is any PredicateExpression.Type { return false }
    if type is any LosslessStringConvertible.Type || type is any CaseIterable.Type { return true }
    if let type = type as? any RawRepresentable.Type { return canRead(rawType(type)) }
    return type is any Codable.Type
  }

  private static func rawType<Value: RawRepresentable>(_ type: Value.Type) -> Any.Type { Value.RawValue.self }

  /// The only texts that read as values of a type, if there are few.
  static func choices(of type: Any.Type) -> [String] {
    if type == Bool.self { return ["true", "false"] }
    if let type = type as? any OptionalValue.Type {
      let choices = choices(of: type.wrapped)
      return choices.isEmpty ? [] : ["nil"] + choices
    }
    guard let type = type as? any CaseIterable.Type else { return [] }
    let names = names(of: type)
    return names.count <= 40 ? names : []
  }

  private static func names(of type: (some CaseIterable).Type) -> [String] { type.allCases.map { "\($0)" } }

  /// Reads a text as a value. The text of a structure, an array or an enumeration with values is JSON.
  static func value<Value>(_ text: String, as type: Value.Type) throws(InspectionProblem) -> Value {
    // In two steps, because a missing result casts to an optional type as well.
    if let found = read(text, as: type), let value = found as? Value { return value }
    let choices = choices(of: type)
    let name = _typeName(type, qualified: false)
    throw InspectionProblem("“\(text)” is not a value of \(name). Write \(hint(choices, type)).")
  }

  private static func hint(_ choices: [String], _ type: Any.Type) -> String {
    if let last = choices.last {
      return choices.count == 1 ? last : "\(choices.dropLast().joined(separator: ", ")) or \(last)"
    }
    let plain = (type as? any OptionalValue.Type)?.wrapped ?? type
    let example =
      switch plain {
      case is any FixedWidthInteger.Type: "a whole number, such as 12"
      case is any BinaryFloatingPoint.Type: "a number, such as 1.5"
      default: "JSON"
      }
    return plain == type ? example : "\(example), or nil"
  }

  /// Reads a text as a value of a type, which may be an optional one.
  private static func read(_ text: String, as type: Any.Type) -> Any? {
    if let type = type as? any OptionalValue.Type { return type.read(text) }
    return readWrapped(text, as: type)
  }

  fileprivate static func readWrapped(_ text: String, as type: Any.Type) -> Any? {
    if let type = type as? any CaseIterable.Type, let value = caseNamed(text, of: type) { return value }
    if let type = type as? any LosslessStringConvertible.Type { return type.init(text) }
    if let type = type as? any RawRepresentable.Type, let value = represented(text, as: type) { return value }
    return (type as? any Decodable.Type).flatMap { decoded(text, as: $0) }
  }

  private static func caseNamed<Value: CaseIterable>(_ name: String, of type: Value.Type) -> Value? {
    let found = type.allCases.filter { "\($0)" == name }
    return found.count == 1 ? found.first : nil
  }

  private static func represented<Value: RawRepresentable>(_ text: String, as type: Value.Type) -> Value? {
    guard let found = read(text, as: Value.RawValue.self), let value = found as? Value.RawValue else { return nil }
    return Value(rawValue: value)
  }

  private static func decoded<Value: Decodable>(_ text: String, as type: Value.Type) -> Value? {
    let decoder = JSONDecoder()
    if let value = try? decoder.decode(type, from: Data(text.utf8)) { return value }
    guard let quoted = try? JSONEncoder().encode(text) else { return nil }
    return try? decoder.decode(type, from: quoted)
  }
}

/// A predicate or an expression, whose inputs are a pack.
private protocol Condition {}
extension Predicate: Condition {}
extension Foundation.Expression: Condition {}

private protocol OptionalValue {
  static var wrapped: Any.Type { get }
  /// Reads “nil” or a wrapped value.
  static func read(_ text: String) -> Any?
}

extension Optional: OptionalValue {
  fileprivate static var wrapped: Any.Type { Wrapped.self }

  fileprivate static func read(_ text: String) -> Any? {
    if text == "nil" { return Self.none as Any }
    let found =
      if let type = Wrapped.self as? any OptionalValue.Type { type.read(text) } else {
        ValueText.readWrapped(text, as: Wrapped.self)
      }
    guard let found, let value = found as? Wrapped else { return nil }
    return Self.some(value) as Any
  }
}
