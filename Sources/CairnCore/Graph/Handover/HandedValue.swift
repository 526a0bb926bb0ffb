import CairnUnsafe
import Foundation

/// A value on its way to the next process, with everything that makes it again there.
package indirect enum HandedValue: Codable, Equatable, Sendable {
  /// JSON, in an array because not all decoders take a single value.
  case coded(String)
  case nothing
  case list([HandedValue])
  /// The name of an enumeration's case.
  case name(String)
  /// The stored properties of a structure, by name.
  case parts([String: HandedValue])
}

/// A type that is neither `Codable` nor a plain structure, but can be made again.
package protocol HandedOver {
  var handed: HandedValue? { get }
  init?(handed: HandedValue)
}

extension HandedValue {
  /// How deep structures may be nested.
  private static let mostLevels = 32

  /// Describes a value, or returns `nil` for values that cannot be made again, such as an object or a closure.
  package static func of<Value>(_ value: Value, level: Int = 0) -> HandedValue? {
    guard level < mostLevels else { return nil }
    if let value = value as? any Codable, let coded = coded(value) { return coded }
    if let value = value as? any HandedOver { return value.handed }
    if let value = value as? any HandedContainer { return value.handed(level: level + 1) }
    if value is any CaseIterable { return .name("\(value)") }
    if let value = value as? any RawRepresentable { return ofRawValue(value, level: level + 1) }
    return parts(of: value, level: level + 1)
  }

  private static func coded(_ value: any Codable) -> HandedValue? {
    func encode(_ value: some Codable) -> HandedValue? {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return (try? encoder.encode([value])).map { .coded(String(decoding: $0, as: UTF8.self)) }
    }
    return encode(value)
  }

  private static func ofRawValue(_ value: some RawRepresentable, level: Int) -> HandedValue? {
    of(value.rawValue, level: level)
  }

  private static func parts<Value>(of value: Value, level: Int) -> HandedValue? {
    guard let fields = StoredFields.fields(of: Value.self), !fields.isEmpty else { return nil }
    var value = value
    var parts: [String: HandedValue] = [:]
    for field in fields {
      func part<Part>(_ type: Part.Type) -> HandedValue? {
        guard !(type is AnyClass) else { return nil }
        return ValuePlace.of(&value) { $0.part(at: field.offset).use(as: type) { of($0, level: level) } }
      }
      guard let part = _openExistential(field.type, do: part) else { return nil }
      parts[field.name] = part
    }
    return .parts(parts)
  }

  /// Makes the value again, or returns `nil` if its type is another one now.
  package func value<Value>(as type: Value.Type) -> Value? {
    switch self {
    case .coded(let text):
      if let type = type as? any Codable.Type { return decoded(text, type) as? Value }
    case .name(let name):
      if let type = type as? any CaseIterable.Type { return Self.caseNamed(name, of: type) as? Value }
    case .nothing, .list: break
    case .parts(let parts):
      if !(type is any HandedOver.Type), !(type is any RawRepresentable.Type) {
        return assemble(type) { field in
          func value<Part>(_ type: Part.Type) -> Any? { parts[field.name]?.value(as: type) }
          return _openExistential(field.type, do: value)
        }
      }
    }
    if let type = type as? any HandedOver.Type { return type.init(handed: self) as? Value }
    if let type = type as? any HandedContainer.Type { return type.make(from: self) as? Value }
    if let type = type as? any RawRepresentable.Type { return represented(type) as? Value }
    return nil
  }

  private func decoded(_ text: String, _ type: any Codable.Type) -> Any? {
    func decode<Coded: Codable>(_ type: Coded.Type) -> Coded? {
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return try? decoder.decode([Coded].self, from: Data(text.utf8)).first
    }
    return decode(type)
  }

  private static func caseNamed<Value: CaseIterable>(_ name: String, of type: Value.Type) -> Value? {
    let found = type.allCases.filter { "\($0)" == name }
    return found.count == 1 ? found[0] : nil
  }

  private func represented<Value: RawRepresentable>(_ type: Value.Type) -> Value? {
    value(as: Value.RawValue.self).flatMap { Value(rawValue: $0) }
  }
}

extension HandedValue {
  /// Describes a value together with its type.
  package static func of(any value: any Hashable) -> HandedValue? {
    guard let name = _mangledTypeName(type(of: value)), let handed = of(value) else { return nil }
    return .parts(["type": .name(name), "value": handed])
  }

  /// The value of a type that is described as well.
  package var anyValue: (any Hashable)? {
    guard case .parts(let parts) = self, case .name(let name)? = parts["type"], let value = parts["value"],
      let type = _typeByName(name) as? any Hashable.Type
    else { return nil }
    func make<Value: Hashable>(_ type: Value.Type) -> (any Hashable)? { value.value(as: type) }
    return make(type)
  }
}

extension AnyHashable: HandedOver {
  package var handed: HandedValue? { (base as? any Hashable).flatMap { HandedValue.of(any: $0) } }

  package init?(handed: HandedValue) {
    guard let value = handed.anyValue else { return nil }
    self.init(value)
  }
}

/// A generic type that holds values of types that need not be `Codable`.
private protocol HandedContainer {
  func handed(level: Int) -> HandedValue?
  static func make(from handed: HandedValue) -> Self?
}

extension HandedValue {
  fileprivate static func list<Value>(_ values: some Sequence<Value>, level: Int) -> HandedValue? {
    var list: [HandedValue] = []
    for value in values {
      guard let one = of(value, level: level) else { return nil }
      list.append(one)
    }
    return .list(list)
  }

  fileprivate func values<Value>(as type: Value.Type) -> [Value]? {
    guard case .list(let list) = self else { return nil }
    let values = list.compactMap { $0.value(as: type) }
    return values.count == list.count ? values : nil
  }
}

extension Optional: HandedContainer {
  fileprivate func handed(level: Int) -> HandedValue? {
    guard let self else { return .nothing }
    return HandedValue.list(CollectionOfOne(self), level: level)
  }

  fileprivate static func make(from handed: HandedValue) -> Wrapped?? {
    if handed == .nothing { return .some(nil) }
    return handed.values(as: Wrapped.self)?.first.map { .some($0) }
  }
}

extension Array: HandedContainer {
  fileprivate func handed(level: Int) -> HandedValue? { HandedValue.list(self, level: level) }

  fileprivate static func make(from handed: HandedValue) -> [Element]? { handed.values(as: Element.self) }
}

extension Set: HandedContainer {
  fileprivate func handed(level: Int) -> HandedValue? { HandedValue.list(self, level: level) }

  fileprivate static func make(from handed: HandedValue) -> Set<Element>? {
    handed.values(as: Element.self).map { Set($0) }
  }
}

extension Dictionary: HandedContainer {
  fileprivate func handed(level: Int) -> HandedValue? {
    guard case .list(let keys)? = HandedValue.list(self.keys, level: level),
      case .list(let values)? = HandedValue.list(self.values, level: level)
    else { return nil }
    return .list([.list(keys), .list(values)])
  }

  fileprivate static func make(from handed: HandedValue) -> [Key: Value]? {
    guard case .list(let halves) = handed, halves.count == 2, let keys = halves[0].values(as: Key.self),
      let values = halves[1].values(as: Value.self), keys.count == values.count
    else { return nil }
    return Dictionary(zip(keys, values)) { $1 }
  }
}
