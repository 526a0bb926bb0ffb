import CairnValues
import Foundation

// The keys and values of queries, with the texts that Apple gives them.

/// The class of an item, or a value of it.
public var kSecClass: CFString { "class" }
/// The class of an item, or a value of it.
public var kSecClassGenericPassword: CFString { "genp" }
/// The class of an item, or a value of it.
public var kSecClassInternetPassword: CFString { "inet" }
/// The class of an item, or a value of it.
public var kSecClassCertificate: CFString { "cert" }
/// The class of an item, or a value of it.
public var kSecClassKey: CFString { "keys" }
/// The class of an item, or a value of it.
public var kSecClassIdentity: CFString { "idnt" }

/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrAccessible: CFString { "pdmn" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrAccessControl: CFString { "accc" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrAccessGroup: CFString { "agrp" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrSynchronizable: CFString { "sync" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrSynchronizableAny: CFString { "syna" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrCreationDate: CFString { "cdat" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrModificationDate: CFString { "mdat" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrDescription: CFString { "desc" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrComment: CFString { "icmt" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrCreator: CFString { "crtr" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrType: CFString { "type" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrLabel: CFString { "labl" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrIsInvisible: CFString { "invi" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrIsNegative: CFString { "nega" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrAccount: CFString { "acct" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrService: CFString { "svce" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrGeneric: CFString { "gena" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrSecurityDomain: CFString { "sdmn" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrServer: CFString { "srvr" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrProtocol: CFString { "ptcl" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrAuthenticationType: CFString { "atyp" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrPort: CFString { "port" }
/// An attribute of an item. It can be stored, searched for, and returned.
public var kSecAttrPath: CFString { "path" }

/// How many items to find, change or delete at most. Without it, one is found and all are changed or deleted.
public var kSecMatchLimit: CFString { "m_Limit" }
/// How many items to find.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
/// How many items to find.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
/// Whether texts match in letters of either case.
public var kSecMatchCaseInsensitive: CFString { "m_CaseInsensitive" }

/// Whether to return this.
public var kSecReturnData: CFString { "r_Data" }
/// Whether to return this.
public var kSecReturnAttributes: CFString { "r_Attributes" }
/// Whether to return this.
public var kSecReturnRef: CFString { "r_Ref" }
/// Whether to return this.
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }

/// The secret, or a reference to an item.
public var kSecValueData: CFString { "v_Data" }
/// The secret, or a reference to an item.
public var kSecValueRef: CFString { "v_Ref" }
/// The secret, or a reference to an item.
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
/// The items to search among. A query with it fails with `errSecParam`.
public var kSecUseItemList: CFString { "u_ItemList" }
