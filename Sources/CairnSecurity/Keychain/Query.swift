import CairnValues
import Foundation

/// A caller's request: attributes to match or to store, and parts to return.
struct Query {
  let kind: ItemKind?
  private let className: String?
  private(set) var attributes: [String: ItemValue] = [:]
  /// The secret, if the caller names one.
  private(set) var secret: Data?
  private(set) var reference: Data?
  private(set) var returnsData = false
  private(set) var returnsAttributes = false
  private(set) var returnsReference = false
  /// The number of items to find at most.
  private(set) var limit = 1
  /// Whether items match with any value of `kSecAttrSynchronizable`.
  private(set) var findsSynchronized = false
  private(set) var needsUser = false

  init(_ dictionary: CFDictionary) {
    var className: String?
    for (key, value) in dictionary {
      guard let key = key as? String else { continue }
      switch key as CFString {
      case kSecClass: className = value as? String
      case kSecValueData: secret = value as? Data
      case kSecValuePersistentRef: reference = value as? Data
      case kSecReturnData: returnsData = Self.isTrue(value)
      case kSecReturnAttributes: returnsAttributes = Self.isTrue(value)
      case kSecReturnPersistentRef, kSecReturnRef:
        if Self.isTrue(value) { returnsReference = true }
      case kSecMatchLimit:
        let text = value as? String
        limit =
          text == kSecMatchLimitAll as String ? .max : text != nil ? 1 : max((value as? NSNumber)?.intValue ?? 1, 1)
      case kSecAttrSynchronizable:
        if value as? String == kSecAttrSynchronizableAny as String {
          findsSynchronized = true
        } else {
          attributes[key] = .number(Self.isTrue(value) ? 1 : 0)
        }
      case kSecAttrAccessControl:
        needsUser = (value as? SecAccessControl)?.needsUser ?? false
      case kSecAttrAccessible
      where value as? String == kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly as String:
        needsUser = true
      default:
        if ItemValue.attributes.contains(key), let value = ItemValue(value) { attributes[key] = value }
      }
    }
    self.className = className
    kind = className.flatMap(ItemKind.init(rawValue:))
  }

  /// Whether it asks for keys or certificates, of which there are none.
  var isOfOtherClass: Bool {
    kind == nil
      && [kSecClassKey, kSecClassCertificate, kSecClassIdentity].contains { $0 as String == className }
  }

  private static func isTrue(_ value: Any) -> Bool { (value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false }

  func matches(_ item: KeychainItem) -> Bool {
    if let kind, kind != item.kind { return false }
    if let reference, reference != item.reference { return false }
    let synchronized = kSecAttrSynchronizable as String
    for (name, value) in attributes where name != synchronized {
      // Every app has one group here, by whatever name.
      if name == kSecAttrAccessGroup as String, item.attributes[name] == nil { continue }
      if item.attributes[name] != value { return false }
    }
    if findsSynchronized || reference != nil { return true }
    return (attributes[synchronized] ?? .number(0)) == (item.attributes[synchronized] ?? .number(0))
  }
}

/// The kinds of items that are kept here.
enum ItemKind: String {
  case generic = "genp"
  case internet = "inet"

  /// The attributes that tell items apart.
  var key: [CFString] {
    switch self {
    case .generic: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable]
    case .internet:
      [
        kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
        kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup, kSecAttrSynchronizable,
      ]
    }
  }
}
