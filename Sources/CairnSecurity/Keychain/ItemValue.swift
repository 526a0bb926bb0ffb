import CairnValues
import Foundation

/// The value of an attribute.
enum ItemValue: Equatable {
  case text(String)
  case bytes(Data)
  case number(Double)
  case date(Date)

  /// The attributes that are stored.
  static let attributes = Set(
    [
      kSecAttrAccessible, kSecAttrAccessGroup, kSecAttrSynchronizable, kSecAttrCreationDate, kSecAttrModificationDate,
      kSecAttrDescription, kSecAttrComment, kSecAttrCreator, kSecAttrType, kSecAttrLabel, kSecAttrIsInvisible,
      kSecAttrIsNegative, kSecAttrAccount, kSecAttrService, kSecAttrGeneric, kSecAttrSecurityDomain, kSecAttrServer,
      kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
    ].map { $0 as String })

  init?(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let data as Data: self = .bytes(data)
    case let date as Date: self = .date(date)
    case let number as NSNumber: self = .number(number.doubleValue)
    default: return nil
    }
  }

  func isEqual(to other: ItemValue, ignoringCase: Bool) -> Bool {
    if ignoringCase, case .text(let own) = self, case .text(let text) = other {
      return own.lowercased() == text.lowercased()
    }
    return self == other
  }

  /// The value for a property list, and for callers.
  var object: Any {
    switch self {
    case .text(let text): text
    case .bytes(let data): data
    case .number(let number): NSNumber(value: number)
    case .date(let date): date
    }
  }
}
