import CairnValues
import Foundation

/// When an item can be read. Stored and returned. Has no effect: a file is readable whenever its user is logged in.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
/// When an item can be read. Stored and returned. Has no effect: a file is readable whenever its user is logged in.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
/// When an item can be read. Stored and returned. Has no effect: a file is readable whenever its user is logged in.
public var kSecAttrAccessibleAlways: CFString { "dk" }
/// When an item can be read. Stored and returned. Has no effect: a file is readable whenever its user is logged in.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }
/// When an item can be read. Stored and returned. Has no effect: a file is readable whenever its user is logged in.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
/// When an item can be read. Stored and returned. Has no effect: a file is readable whenever its user is logged in.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
/// When an item can be read. Stored and returned. Has no effect: a file is readable whenever its user is logged in.
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }

/// A protocol of internet passwords.
public var kSecAttrProtocolFTP: CFString { "ftp " }
/// A protocol of internet passwords.
public var kSecAttrProtocolFTPAccount: CFString { "ftpa" }
/// A protocol of internet passwords.
public var kSecAttrProtocolHTTP: CFString { "http" }
/// A protocol of internet passwords.
public var kSecAttrProtocolIRC: CFString { "irc " }
/// A protocol of internet passwords.
public var kSecAttrProtocolNNTP: CFString { "nntp" }
/// A protocol of internet passwords.
public var kSecAttrProtocolPOP3: CFString { "pop3" }
/// A protocol of internet passwords.
public var kSecAttrProtocolSMTP: CFString { "smtp" }
/// A protocol of internet passwords.
public var kSecAttrProtocolSOCKS: CFString { "sox " }
/// A protocol of internet passwords.
public var kSecAttrProtocolIMAP: CFString { "imap" }
/// A protocol of internet passwords.
public var kSecAttrProtocolLDAP: CFString { "ldap" }
/// A protocol of internet passwords.
public var kSecAttrProtocolAppleTalk: CFString { "atlk" }
/// A protocol of internet passwords.
public var kSecAttrProtocolAFP: CFString { "afp " }
/// A protocol of internet passwords.
public var kSecAttrProtocolTelnet: CFString { "teln" }
/// A protocol of internet passwords.
public var kSecAttrProtocolSSH: CFString { "ssh " }
/// A protocol of internet passwords.
public var kSecAttrProtocolFTPS: CFString { "ftps" }
/// A protocol of internet passwords.
public var kSecAttrProtocolHTTPS: CFString { "htps" }
/// A protocol of internet passwords.
public var kSecAttrProtocolHTTPProxy: CFString { "htpx" }
/// A protocol of internet passwords.
public var kSecAttrProtocolHTTPSProxy: CFString { "htsx" }
/// A protocol of internet passwords.
public var kSecAttrProtocolFTPProxy: CFString { "ftpx" }
/// A protocol of internet passwords.
public var kSecAttrProtocolSMB: CFString { "smb " }
/// A protocol of internet passwords.
public var kSecAttrProtocolRTSP: CFString { "rtsp" }
/// A protocol of internet passwords.
public var kSecAttrProtocolRTSPProxy: CFString { "rtsx" }
/// A protocol of internet passwords.
public var kSecAttrProtocolDAAP: CFString { "daap" }
/// A protocol of internet passwords.
public var kSecAttrProtocolEPPC: CFString { "eppc" }
/// A protocol of internet passwords.
public var kSecAttrProtocolNNTPS: CFString { "ntps" }
/// A protocol of internet passwords.
public var kSecAttrProtocolLDAPS: CFString { "ldps" }
/// A protocol of internet passwords.
public var kSecAttrProtocolTelnetS: CFString { "tels" }
/// A protocol of internet passwords.
public var kSecAttrProtocolIMAPS: CFString { "imps" }
/// A protocol of internet passwords.
public var kSecAttrProtocolIRCS: CFString { "ircs" }
/// A protocol of internet passwords.
public var kSecAttrProtocolPOP3S: CFString { "pops" }

/// A protocol of internet passwords.
public var kSecAttrProtocolIPP: CFString { "ipp " }

/// A way to log in with internet passwords.
public var kSecAttrAuthenticationTypeNTLM: CFString { "ntlm" }
/// A way to log in with internet passwords.
public var kSecAttrAuthenticationTypeMSN: CFString { "msna" }
/// A way to log in with internet passwords.
public var kSecAttrAuthenticationTypeDPA: CFString { "dpaa" }
/// A way to log in with internet passwords.
public var kSecAttrAuthenticationTypeRPA: CFString { "rpaa" }
/// A way to log in with internet passwords.
public var kSecAttrAuthenticationTypeHTTPBasic: CFString { "http" }
/// A way to log in with internet passwords.
public var kSecAttrAuthenticationTypeHTTPDigest: CFString { "httd" }
/// A way to log in with internet passwords.
public var kSecAttrAuthenticationTypeHTMLForm: CFString { "form" }
/// A way to log in with internet passwords.
public var kSecAttrAuthenticationTypeDefault: CFString { "dflt" }
