// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CairnValues
import Foundation

/// The name of the password in a shared credential.
public var kSecSharedPassword: CFString { "spwd" }

/// Asks for passwords that the user has saved in Safari. There are none here: the completion gets an error.
///
/// ```swift
/// SecRequestSharedWebCredential(nil, nil) { credentials, error in show(error) }
/// ```
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) {
  completionHandler(nil, SharedWebCredentials.error)
}

/// Saves a password for Safari, which fails here: the completion gets an error.
///
/// ```swift
/// SecAddSharedWebCredential("example.org", "ann", password) { error in show(error) }
/// ```
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void
) {
  completionHandler(SharedWebCredentials.error)
}

/// Returns a random password of four groups of three letters and digits that cannot be mistaken for each other.
///
/// ```swift
/// let password = SecCreateSharedWebCredentialPassword() as String?
/// ```
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let signs = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ23456789")
  var random = SystemRandomNumberGenerator()
  let groups = (0..<4).map { _ in String((0..<3).compactMap { _ in signs.randomElement(using: &random) }) }
  return groups.joined(separator: "-") as CFString
}

private enum SharedWebCredentials {
  static var error: CFError { NSError(domain: "NSOSStatusErrorDomain", code: Int(errSecUnimplemented)) }
}
