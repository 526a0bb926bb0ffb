// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CairnValues
import Foundation

/// The ways in which users prove who they are before an item is opened.
///
/// ```swift
/// SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, nil)
/// ```
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: UInt
  /// Creates a set of ways from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Any proof of presence.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// Any enrolled finger or face.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// Any enrolled finger.
  public static let touchIDAny = biometryAny
  /// The fingers or the face enrolled now.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// The fingers enrolled now.
  public static let touchIDCurrentSet = biometryCurrentSet
  /// The passcode of the device.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// A watch nearby.
  public static let watch = SecAccessControlCreateFlags(rawValue: 1 << 5)
  /// One of several proofs.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All of several proofs.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// Signing with a private key.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// A password of the app.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Who may open an item. Items that need the user are refused, as nothing here recognizes users.
///
/// ```swift
/// query[kSecAttrAccessControl as String] = control
/// ```
public final class SecAccessControl: NSObject, Sendable {
  let protection: String
  let needsUser: Bool
  fileprivate init(_ protection: String, needsUser: Bool) {
    self.protection = protection
    self.needsUser = needsUser
  }
}

/// Describes who may open an item.
///
/// - Parameters:
///   - allocator: Has no effect.
///   - error: Has no effect.
/// - Returns: `nil` if the protection is not a text, such as `kSecAttrAccessibleWhenUnlocked`.
public func SecAccessControlCreateWithFlags(
  _ allocator: AnyObject?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  guard let protection = protection as? String else { return nil }
  let needsPasscode = protection == kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly as String
  return SecAccessControl(protection, needsUser: needsPasscode || !flags.subtracting([.or, .and]).isEmpty)
}
