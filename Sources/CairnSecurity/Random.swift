// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CairnHashes
import Foundation

/// A source of random bytes.
///
/// ```swift
/// SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
/// ```
public final class SecRandomRef: Sendable {
  fileprivate init() {}
}

/// The system's source of random bytes.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes of the system.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  guard count >= 0 else { return errSecParam }
  UnsafeMutableRawBufferPointer(start: bytes, count: count).copyBytes(from: RandomBytes.make(count))
  return errSecSuccess
}
