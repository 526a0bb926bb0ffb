import CairnStore
import Foundation

/// Turns the values of a property into those of a store, and back.
struct AttributeCodec: @unchecked Sendable {
  // Sendable: its closures capture nothing but types.
  let kind: StoredKind
  let isOptional: Bool
  let encode: (Any) throws -> StoredValue
  let decode: (StoredValue) throws -> Any
  /// A value for a model whose row is gone, if the type has a simple one.
  let blank: () -> Any?

  static func of<Value: Codable>(_ type: Value.Type) -> AttributeCodec {
    if let optional = type as? any OptionalAttribute.Type { return optional.attributeCodec }
    if let direct = type as? any DirectlyStored.Type { return .direct(direct) }
    if let raw = type as? any RawRepresentable.Type, let codec = codec(ofRaw: raw) { return codec }
    if Value.self == URL.self { return url }
    return json(type)
  }

  /// Returns a codec for a type that is known only when the program runs, if a store keeps it without encoding it.
  static func ofValue(_ value: Any) -> AttributeCodec? {
    guard let type = Swift.type(of: value) as? any Codable.Type else { return nil }
    let codec = of(type)
    return codec.kind == .coded ? nil : codec
  }

  private static func direct<Value: DirectlyStored>(_ type: Value.Type) -> AttributeCodec {
    AttributeCodec(
      kind: Value.storedKind, isOptional: false,
      encode: { value in
        guard let value = value as? Value else { throw wrongType(value, Value.self) }
        return value.storedValue
      },
      decode: { stored in
        guard let value = Value(storedValue: stored) else { throw unreadable(stored, Value.self) }
        return value
      }, blank: { Value.blank })
  }

  private static func codec<Value: RawRepresentable>(ofRaw type: Value.Type) -> AttributeCodec? {
    guard let raw = Value.RawValue.self as? any DirectlyStored.Type else { return nil }
    return codec(ofRaw: type, storedAs: raw)
  }

  private static func codec<Value: RawRepresentable, Raw: DirectlyStored>(
    ofRaw type: Value.Type, storedAs raw: Raw.Type
  ) -> AttributeCodec {
    let hasOrder = Value.self is any Comparable.Type
    return AttributeCodec(
      // The order of the values may be another than that of the raw values.
      kind: hasOrder || Raw.storedKind == .decimal ? .unordered : Raw.storedKind, isOptional: false,
      encode: { value in
        guard let raw = (value as? Value)?.rawValue as? Raw else { throw wrongType(value, Value.self) }
        return raw.storedValue
      },
      decode: { stored in
        guard let raw = Raw(storedValue: stored) as? Value.RawValue, let value = Value(rawValue: raw) else {
          throw unreadable(stored, Value.self)
        }
        return value
      },
      blank: {
        if let all = Value.self as? any CaseIterable.Type { return first(of: all) }
        return (Raw.blank as? Value.RawValue).flatMap(Value.init(rawValue:))
      })
  }

  private static func first<Value: CaseIterable>(of type: Value.Type) -> Any? { Value.allCases.first }

  private static let url = AttributeCodec(
    kind: .text, isOptional: false,
    encode: { value in
      guard let url = value as? URL else { throw wrongType(value, URL.self) }
      return .text(url.absoluteString)
    },
    decode: { stored in
      guard case .text(let text) = stored, let url = URL(string: text) else { throw unreadable(stored, URL.self) }
      return url
    }, blank: { URL(filePath: "/") })

  private static func json<Value: Codable>(_ type: Value.Type) -> AttributeCodec {
    AttributeCodec(
      kind: .coded, isOptional: false,
      encode: { value in
        guard let value = value as? Value else { throw wrongType(value, Value.self) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
          positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return .text(String(decoding: try encoder.encode(value), as: UTF8.self))
      },
      decode: { stored in
        guard case .text(let text) = stored else { throw unreadable(stored, Value.self) }
        return try read(Value.self, from: text)
      },
      blank: {
        for text in ["{}", "[]", "\"\"", "0"] {
          if let value = try? read(Value.self, from: text) { return value }
        }
        return nil
      })
  }

  private static func read<Value: Codable>(_ type: Value.Type, from text: String) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(Value.self, from: Data(text.utf8))
  }

  fileprivate static func wrongType(_ value: Any, _ type: Any.Type) -> SwiftDataError {
    SwiftDataError(
      .unsupportedValue, "A value of type \(Swift.type(of: value)) is stored in a property of type \(type).")
  }

  fileprivate static func unreadable(_ value: StoredValue, _ type: Any.Type) -> SwiftDataError {
    SwiftDataError(.unreadableValue, "The stored value \(value) is not a \(type).")
  }
}

/// An optional whose wrapped value can be stored.
private protocol OptionalAttribute {
  static var attributeCodec: AttributeCodec { get }
}

extension Optional: OptionalAttribute where Wrapped: Codable {
  fileprivate static var attributeCodec: AttributeCodec {
    let wrapped = AttributeCodec.of(Wrapped.self)
    return AttributeCodec(
      kind: wrapped.kind, isOptional: true,
      encode: { value in
        guard let value = value as? Wrapped? else { throw AttributeCodec.wrongType(value, Wrapped?.self) }
        return try value.map { try wrapped.encode($0) } ?? .null
      },
      decode: { stored in
        if stored == .null { return Wrapped?.none as Any }
        guard let value = try wrapped.decode(stored) as? Wrapped else {
          throw AttributeCodec.unreadable(stored, Wrapped.self)
        }
        return Wrapped?.some(value) as Any
      }, blank: { Wrapped?.none as Any })
  }
}
