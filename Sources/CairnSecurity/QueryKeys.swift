import CairnValues
import Foundation

// The keys and values of queries, with the texts that Apple gives them.

/// What an item is.
public var kSecClass: CFString { "class" }
/// What an item is.
public var kSecClassGenericPassword: CFString { "genp" }
/// What an item is.
public var kSecClassInternetPassword: CFString { "inet" }
/// What an item is.
public var kSecClassCertificate: CFString { "cert" }
/// What an item is.
public var kSecClassKey: CFString { "keys" }
/// What an item is.
public var kSecClassIdentity: CFString { "idnt" }

/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrAccessible: CFString { "pdmn" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrAccessControl: CFString { "accc" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrAccessGroup: CFString { "agrp" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrSynchronizable: CFString { "sync" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrSynchronizableAny: CFString { "syna" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrCreationDate: CFString { "cdat" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrModificationDate: CFString { "mdat" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrDescription: CFString { "desc" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrComment: CFString { "icmt" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrCreator: CFString { "crtr" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrType: CFString { "type" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrLabel: CFString { "labl" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrIsInvisible: CFString { "invi" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrIsNegative: CFString { "nega" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrAccount: CFString { "acct" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrService: CFString { "svce" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrGeneric: CFString { "gena" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrSecurityDomain: CFString { "sdmn" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrServer: CFString { "srvr" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrProtocol: CFString { "ptcl" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrAuthenticationType: CFString { "atyp" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrPort: CFString { "port" }
/// What is known of an item. These attributes are stored, found by, and returned.
public var kSecAttrPath: CFString { "path" }

/// How many items to find.
public var kSecMatchLimit: CFString { "m_Limit" }
/// How many items to find.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
/// How many items to find.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
/// How many items to find.
public var kSecMatchCaseInsensitive: CFString { "m_CaseInsensitive" }

/// What to return.
public var kSecReturnData: CFString { "r_Data" }
/// What to return.
public var kSecReturnAttributes: CFString { "r_Attributes" }
/// What to return.
public var kSecReturnRef: CFString { "r_Ref" }
/// What to return.
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }

/// The secret itself, or what stands for an item.
public var kSecValueData: CFString { "v_Data" }
/// The secret itself, or what stands for an item.
public var kSecValueRef: CFString { "v_Ref" }
/// The secret itself, or what stands for an item.
public var kSecValuePersistentRef: CFString { "v_PersistentRef" }

/// How to ask the user, who is never asked here. Has no effect.
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }
/// How to ask the user, who is never asked here. Has no effect.
public var kSecUseNoAuthenticationUI: CFString { "u_NoAuthUI" }
/// How to ask the user, who is never asked here. Has no effect.
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" }
/// How to ask the user, who is never asked here. Has no effect.
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
/// How to ask the user, who is never asked here. Has no effect.
public var kSecUseDataProtectionKeychain: CFString { "nleg" }
/// How to ask the user, who is never asked here. Has no effect.
public var kSecUseAuthenticationUIAllow: CFString { "u_AuthUIA" }
/// How to ask the user, who is never asked here. Has no effect.
public var kSecUseAuthenticationUIFail: CFString { "u_AuthUIF" }
/// How to ask the user, who is never asked here. Has no effect.
public var kSecUseAuthenticationUISkip: CFString { "u_AuthUIS" }
/// How to ask the user, who is never asked here. Has no effect.
public var kSecUseItemList: CFString { "u_ItemList" }
