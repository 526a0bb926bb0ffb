import Foundation

/// JSON of any shape, for migrations that change some members and keep the others.
enum ArchivedJSON: Codable {
  case null
  case bool(Bool)
  case int(Int64)
  case uint(UInt64)
  case double(Double)
  case string(String)
  case list([ArchivedJSON])
  case object([String: ArchivedJSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .int(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .uint(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([ArchivedJSON].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: ArchivedJSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .uint(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  init(text: String) throws { self = try JSONDecoder().decode(ArchivedJSON.self, from: Data(text.utf8)) }

  var text: String? { archivedText(of: self) }
}

/// Returns a value as JSON, the same text for equal values.
func archivedText(of value: some Encodable) -> String? {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
}
