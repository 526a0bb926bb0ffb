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

  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  public static let touchIDAny = biometryAny
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  public static let touchIDCurrentSet = biometryCurrentSet
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  public static let watch = SecAccessControlCreateFlags(rawValue: 1 << 5)
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Who may open an item. Items that need the user are refused, as nothing here recognizes users.
///
/// ```swift
/// query[kSecAttrAccessControl as String] = control
/// ```
public final class SecAccessControl: NSObject, Sendable {
  let needsUser: Bool
  fileprivate init(needsUser: Bool) { self.needsUser = needsUser }
}

/// Describes who may open an item.
///
/// - Parameters:
///   - allocator: Has no effect.
///   - error: Stays as it is, as this does not fail.
public func SecAccessControlCreateWithFlags(
  _ allocator: AnyObject?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  let needsPasscode = protection as? String == kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly as String
  return SecAccessControl(needsUser: needsPasscode || !flags.subtracting([.or, .and]).isEmpty)
}
