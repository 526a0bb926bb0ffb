// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CairnFoundation
import Foundation

// On Linux the C names of Core Foundation are other types than Foundation's. Casts such as `query as CFDictionary` compile if they name
// Foundation's classes, to which the compiler converts texts, dictionaries and data as on Apple's systems.

/// Any object, where Core Foundation has no closer type.
public typealias CFTypeRef = AnyObject
/// Text. `"name" as CFString` makes one.
public typealias CFString = NSString
/// Mutable text.
public typealias CFMutableString = NSMutableString
/// A dictionary. `["key": value] as CFDictionary` makes one.
public typealias CFDictionary = NSDictionary
/// A mutable dictionary.
public typealias CFMutableDictionary = NSMutableDictionary
/// An array.
public typealias CFArray = NSArray
/// Bytes. `data as CFData` makes them.
public typealias CFData = NSData
/// Mutable bytes.
public typealias CFMutableData = NSMutableData
/// A location. `url as CFURL` makes one.
public typealias CFURL = NSURL
/// A number.
public typealias CFNumber = NSNumber
/// A truth value.
public typealias CFBoolean = NSNumber
/// A point in time.
public typealias CFDate = NSDate
/// Why something failed.
public typealias CFError = NSError

/// True, as a value of a dictionary.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// False, as a value of a dictionary.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// A set of options, as bits.
public typealias CFOptionFlags = UInt
/// An index or a count.
public typealias CFIndex = Int
/// No error.
public let noErr: OSStatus = 0

/// Where memory comes from. There is only one place.
///
/// ```swift
/// SecAccessControlCreateWithFlags(kCFAllocatorDefault, kSecAttrAccessibleWhenUnlocked, [], nil)
/// ```
public final class CFAllocator: Sendable {
  private init() {}
}
/// The place where memory comes from.
public let kCFAllocatorDefault: CFAllocator? = nil

/// Returns the domain of an error.
public func CFErrorGetDomain(_ error: CFError!) -> CFString! { error.domain as CFString }
/// Returns the code of an error.
public func CFErrorGetCode(_ error: CFError!) -> CFIndex { error.code }
/// Returns further details of an error.
public func CFErrorCopyUserInfo(_ error: CFError!) -> CFDictionary! { error.userInfo as CFDictionary }
