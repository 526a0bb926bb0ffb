import CairnStore
import Foundation

/// The values of attributes, as stores keep them.
enum StoredAttribute {
  /// Returns what a store keeps of a value.
  static func stored(_ value: Any?, _ attribute: NSAttributeDescription) throws -> CairnStore.StoredValue {
    guard let value else { return .null }
    switch attribute.attributeType {
    case .transformableAttributeType where attribute.transformer != nil:
      return .data(try TransformedValue.data(value, attribute))
    // Their types say nothing of the values, so each is archived, whatever it is.
    case .transformableAttributeType, .compositeAttributeType, .undefinedAttributeType:
      return .data(try ArchivedValue.data(value, attribute))
    case .objectIDAttributeType: return .null
    default: break
    }
    switch value {
    case let value as Bool: return .integer(value ? 1 : 0)
    case let value as Int64: return .integer(value)
    case let value as Double: return .real(value)
    case let value as String: return .text(value)
    case let value as Date: return .real(value.timeIntervalSinceReferenceDate)
    case let value as Data:
      // Data that may be in another file begins with a byte that says where it is.
      return .data(attribute.allowsExternalBinaryDataStorage ? Data([1]) + value : value)
    case let value as UUID: return .data(bytes(value))
    case let value as URL: return .text(value.absoluteString)
    case let value as Decimal: return decimal(value)
    default: return .data(try ArchivedValue.data(value, attribute))
    }
  }

  private static func bytes(_ value: UUID) -> Data {
    let u = value.uuid
    return Data([
      u.0, u.1, u.2, u.3, u.4, u.5, u.6, u.7, u.8, u.9, u.10, u.11, u.12, u.13, u.14, u.15,
    ])
  }

  /// A decimal number is a number if that loses nothing, and else its digits as data, which SQLite leaves alone.
  private static func decimal(_ value: Decimal) -> CairnStore.StoredValue {
    let number = NSDecimalNumber(decimal: value).doubleValue
    if Decimal(string: "\(number)") == value { return .real(number) }
    return .data(Data(value.description.utf8))
  }

  /// Returns a value of a store, or `nil` if it is not of the attribute's type.
  static func natural(_ stored: CairnStore.StoredValue, _ attribute: NSAttributeDescription, _ files: URL?) -> Any? {
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      switch stored {
      case .integer(let number): return number
      case .real(let number): return Int64(exactly: number.rounded(.towardZero))
      default: return nil
      }
    case .booleanAttributeType: return stored.number.map { $0 != 0 }
    case .doubleAttributeType, .floatAttributeType: return stored.number
    case .dateAttributeType: return stored.number.map { Date(timeIntervalSinceReferenceDate: $0) }
    case .decimalAttributeType:
      switch stored {
      case .integer(let number): return Decimal(number)
      case .real(let number): return Decimal(string: "\(number)") ?? Decimal(number)
      case .text(let text): return Decimal(string: text)
      case .data(let data): return Decimal(string: String(decoding: data, as: UTF8.self))
      case .null: return nil
      }
    case .stringAttributeType:
      guard case .text(let text) = stored else { return nil }
      return text
    case .URIAttributeType:
      guard case .text(let text) = stored else { return nil }
      return URL(string: text)
    case .UUIDAttributeType:
      guard case .data(let data) = stored, data.count == 16 else { return nil }
      let b = Array(data)
      return UUID(
        uuid: (b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]))
    case .binaryDataAttributeType:
      guard case .data(let data) = stored else { return nil }
      return attribute.allowsExternalBinaryDataStorage ? external(data, files) : data
    default:
      guard case .data(let data) = stored else { return nil }
      if let transformer = attribute.transformer { return TransformedValue.value(data, transformer) }
      return ArchivedValue.value(data)
    }
  }

  /// Reads data that may be in another file, as Apple's Core Data writes large ones.
  private static func external(_ data: Data, _ files: URL?) -> Data? {
    guard let first = data.first else { return data }
    if first == 1 { return Data(data.dropFirst()) }
    guard first == 2, let files else { return data }
    let name = String(decoding: data.dropFirst().prefix { $0 != 0 }, as: UTF8.self)
    // The file says the name, which must not lead elsewhere.
    guard UUID(uuidString: name) != nil else { return nil }
    return try? Data(contentsOf: files.appending(path: name))
  }
}
