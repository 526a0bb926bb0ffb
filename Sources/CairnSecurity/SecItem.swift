// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CairnCore
import CairnFoundation
import CairnPlatform
import CairnValues
import Foundation

/// Adds an item to the keychain.
///
/// ```swift
/// let item: [String: Any] = [
///   kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: name, kSecValueData as String: password,
/// ]
/// guard SecItemAdd(item as CFDictionary, nil) == errSecSuccess else { return }
/// ```
///
/// - Returns: `errSecDuplicateItem` if there is one with the same account and service.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let (status, found) = Keychain.run { keychain throws(KeychainError) in
    try keychain.add(Query(attributes))
  }
  result?.pointee = found
  return status
}

/// Finds items.
///
/// ```swift
/// var item: CFTypeRef?
/// guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess, let data = item as? Data else { return nil }
/// ```
///
/// - Returns: `errSecItemNotFound` if there is none.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let (status, found) = Keychain.run { keychain throws(KeychainError) in
    try keychain.find(Query(query))
  }
  result?.pointee = found
  return status
}

/// Changes all items that match.
///
/// ```swift
/// SecItemUpdate(query as CFDictionary, [kSecValueData: password] as CFDictionary)
/// ```
///
/// - Returns: `errSecItemNotFound` if there is none.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.run { keychain throws(KeychainError) in
    try keychain.update(Query(query), with: Query(attributesToUpdate))
    return nil
  }.status
}

/// Deletes all items that match.
///
/// ```swift
/// SecItemDelete([kSecClass: kSecClassGenericPassword, kSecAttrAccount: name] as [CFString: Any] as CFDictionary)
/// ```
///
/// - Returns: `errSecItemNotFound` if there is none.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.run { keychain throws(KeychainError) in
    try keychain.delete(Query(query))
    return nil
  }.status
}
