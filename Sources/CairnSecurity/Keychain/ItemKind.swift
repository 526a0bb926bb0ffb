import CairnValues
import Foundation

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
