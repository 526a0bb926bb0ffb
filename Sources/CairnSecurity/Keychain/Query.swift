import CairnValues
import Foundation

/// A caller's request: attributes to match or to store, and parts to return.
struct Query {
  private(set) var kind: ItemKind?
  /// Whether it asks for keys or certificates, of which there are none.
  private(set) var isOfOtherClass = false
  private(set) var attributes: [String: ItemValue] = [:]
  /// The secret, if the caller names one.
  private(set) var secret: Data?
  private(set) var reference: Data?
  private(set) var returnsData = false
  private(set) var returnsAttributes = false
  private var returnsItemReference = false
  private var returnsPersistentReference = false
  /// The number of items at most, if the caller gives one.
  private(set) var limit: Int?
  /// Whether items match with any value of `kSecAttrSynchronizable`.
  private(set) var findsSynchronized = false
  private(set) var needsUser = false
  private(set) var ignoresCase = false
  /// When an item can be read, by its access control.
  private var protection: String?
  /// The keys that are not known here, or whose values are of another type. A query without them would match other items, so a query
  /// that has any fails.
  private(set) var unusable: Set<String> = []

  init(_ dictionary: CFDictionary) {
    for (key, value) in dictionary {
      guard let key = key as? String else {
        unusable.insert("\(type(of: key))")
        continue
      }
      if !read(key as CFString, value) { unusable.insert(key) }
    }
    if let protection, attributes[kSecAttrAccessible as String] == nil {
      attributes[kSecAttrAccessible as String] = .text(protection)
    }
  }

  /// Both references are the same here.
  var returnsReference: Bool { returnsItemReference || returnsPersistentReference }

  /// Whether it says which items it is about.
  var isComplete: Bool { unusable.isEmpty && (kind != nil || reference != nil || isOfOtherClass) }

  func matches(_ item: KeychainItem) -> Bool {
    // No item here needs the user, and none is a key.
    if needsUser || isOfOtherClass { return false }
    if let kind, kind != item.kind { return false }
    if let reference, reference != item.reference { return false }
    let synchronized = kSecAttrSynchronizable as String
    for (name, value) in attributes where name != synchronized {
      // Every app has one group here, by whatever name.
      if name == kSecAttrAccessGroup as String, item.attributes[name] == nil { continue }
      guard let own = item.attributes[name], own.isEqual(to: value, ignoringCase: ignoresCase) else { return false }
    }
    if findsSynchronized || reference != nil { return true }
    return (attributes[synchronized] ?? .number(0)) == (item.attributes[synchronized] ?? .number(0))
  }
}

extension Query {
  private static let otherClasses = Set(
    [kSecClassKey, kSecClassCertificate, kSecClassIdentity].map { $0 as String })
  /// How to ask the user, who is never asked here.
  private static let withoutEffect = Set(
    [
      kSecUseOperationPrompt, kSecUseNoAuthenticationUI, kSecUseAuthenticationUI, kSecUseAuthenticationContext,
      kSecUseDataProtectionKeychain,
    ].map { $0 as String })

  /// Returns `false` for a key or a value that it cannot use.
  private mutating func read(_ key: CFString, _ value: Any) -> Bool {
    switch key {
    case kSecClass: read(class: value)
    case kSecValueData: Self.set(&secret, value as? Data)
    case kSecValuePersistentRef, kSecValueRef: Self.set(&reference, value as? Data)
    case kSecReturnData: Self.read(value, into: &returnsData)
    case kSecReturnAttributes: Self.read(value, into: &returnsAttributes)
    case kSecReturnPersistentRef: Self.read(value, into: &returnsPersistentReference)
    case kSecReturnRef: Self.read(value, into: &returnsItemReference)
    case kSecMatchLimit: Self.set(&limit, Self.limit(value))
    case kSecMatchCaseInsensitive: Self.read(value, into: &ignoresCase)
    case kSecAttrSynchronizable: read(synchronizable: value)
    case kSecAttrAccessControl: read(control: value)
    default: read(attribute: key as String, value)
    }
  }

  private mutating func read(class value: Any) -> Bool {
    guard let name = value as? String else { return false }
    kind = ItemKind(rawValue: name)
    isOfOtherClass = Self.otherClasses.contains(name)
    return kind != nil || isOfOtherClass
  }

  private mutating func read(synchronizable value: Any) -> Bool {
    if value as? String == kSecAttrSynchronizableAny as String {
      findsSynchronized = true
      return true
    }
    return Self.set(&attributes[kSecAttrSynchronizable as String], Self.flag(value).map { .number($0 ? 1 : 0) })
  }

  private mutating func read(control value: Any) -> Bool {
    guard let control = value as? SecAccessControl else { return false }
    if control.needsUser { needsUser = true }
    protection = control.protection
    return true
  }

  private mutating func read(attribute key: String, _ value: Any) -> Bool {
    if Self.withoutEffect.contains(key) { return true }
    guard ItemValue.attributes.contains(key), let value = ItemValue(value) else { return false }
    attributes[key] = value
    if value == .text(kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly as String),
      key == kSecAttrAccessible as String
    {
      needsUser = true
    }
    return true
  }

  private static func set<Value>(_ place: inout Value?, _ value: Value?) -> Bool {
    place = value
    return value != nil
  }

  private static func read(_ value: Any, into flag: inout Bool) -> Bool {
    guard let isOn = Self.flag(value) else { return false }
    flag = isOn
    return true
  }

  private static func flag(_ value: Any) -> Bool? { (value as? NSNumber)?.boolValue ?? value as? Bool }

  private static func limit(_ value: Any) -> Int? {
    if let text = value as? String {
      return text == kSecMatchLimitAll as String ? .max : text == kSecMatchLimitOne as String ? 1 : nil
    }
    return (value as? NSNumber).map { max($0.intValue, 1) }
  }
}
