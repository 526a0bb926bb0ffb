import Foundation

/// Reads a value from captures: a structure from named ones, and anything else from one.
struct CaptureDecoder: Decoder {
  private let captures: URLCaptures
  /// The text of a value that is not made of named parts.
  private let text: String?
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  static func decode<Value: Decodable>(_ type: Value.Type, from captures: URLCaptures, single: String?) throws -> Value
  {
    try Value(from: CaptureDecoder(captures: captures, text: single.flatMap { captures[$0] }, codingPath: []))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Keyed<Key>(captures: captures, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw URLCaptures.Problem(description: "A part of a URL holds no list.")
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { Single(text: text, codingPath: codingPath) }

  fileprivate static func decode<Value: Decodable>(
    _ type: Value.Type, from text: String?, _ path: [any CodingKey]
  ) throws -> Value {
    // Nothing is named inside of one part.
    try Value(from: CaptureDecoder(captures: URLCaptures(), text: text, codingPath: path))
  }

  fileprivate static func read<Value: LosslessStringConvertible>(
    _ text: String?, _ path: [any CodingKey]
  ) throws -> Value {
    guard let text, let value = Value(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: path, debugDescription: "“\(text ?? "")” is not a \(Value.self)."))
    }
    return value
  }
}

/// The parts of a structure. Only `decode` for any type is needed: simple types lead to `Single`.
private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let captures: URLCaptures
  let codingPath: [any CodingKey]

  var allKeys: [Key] { captures.texts.keys.compactMap { Key(stringValue: $0) } }
  func contains(_ key: Key) -> Bool { captures[key.stringValue] != nil }
  func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    guard let text = captures[key.stringValue] else {
      throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "The URL does not say it."))
    }
    return try CaptureDecoder.decode(type, from: text, codingPath + [key])
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { throw Self.isNested }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw Self.isNested }
  func superDecoder() throws -> any Decoder { throw Self.isNested }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw Self.isNested }

  private static var isNested: URLCaptures.Problem { URLCaptures.Problem(description: "A part of a URL has no parts.") }
}

private struct Single: SingleValueDecodingContainer {
  let text: String?
  let codingPath: [any CodingKey]

  func decodeNil() -> Bool { text == nil }
  func decode(_ type: Bool.Type) throws -> Bool { try CaptureDecoder.read(text, codingPath) }
  func decode(_ type: String.Type) throws -> String { try CaptureDecoder.read(text, codingPath) }
  func decode(_ type: Double.Type) throws -> Double { try CaptureDecoder.read(text, codingPath) }
  func decode(_ type: Float.Type) throws -> Float { try CaptureDecoder.read(text, codingPath) }
  func decode(_ type: Int.Type) throws -> Int { try CaptureDecoder.read(text, codingPath) }
  func decode(_ type: Int8.Type) throws -> Int8 { try CaptureDecoder.read(text, codingPath) }
  func decode(_ type: Int16.Type) throws -> Int16 { try CaptureDecoder.read(text, codingPath) }
  func decode(_ type: Int32.Type) throws -> Int32 { try CaptureDecoder.read(text, codingPath) }
  func decode(_ type: Int64.Type) throws -> Int64 { try CaptureDecoder.read(text, codingPath) }
  func decode(_ type: UInt.Type) throws -> UInt { try CaptureDecoder.read(text, codingPath) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try CaptureDecoder.read(text, codingPath) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try CaptureDecoder.read(text, codingPath) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try CaptureDecoder.read(text, codingPath) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try CaptureDecoder.read(text, codingPath) }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try CaptureDecoder.decode(type, from: text, codingPath)
  }
}
