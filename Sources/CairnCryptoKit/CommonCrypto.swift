// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CairnHashes

// CommonCrypto's hashes, which apps use for the names of cached files. `import CommonCrypto` means this module.

/// A count of bytes.
public typealias CC_LONG = UInt32

/// The bytes of a hash by MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The bytes of a hash by SHA1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The bytes of a hash by SHA256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The bytes of a hash by SHA384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The bytes of a hash by SHA512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// Writes the hash of bytes to `md`, which has room for it.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { hash(data, len, md, by: CairnHashes.MD5.self) }

/// Writes the hash of bytes to `md`, which has room for it.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { hash(data, len, md, by: CairnHashes.SHA1.self) }

/// Writes the hash of bytes to `md`, which has room for it.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { hash(data, len, md, by: CairnHashes.SHA256.self) }

/// Writes the hash of bytes to `md`, which has room for it.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { hash(data, len, md, by: CairnHashes.SHA384.self) }

/// Writes the hash of bytes to `md`, which has room for it.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { hash(data, len, md, by: CairnHashes.SHA512.self) }

private func hash(
  _ data: UnsafeRawPointer?, _ count: CC_LONG, _ result: UnsafeMutablePointer<UInt8>?, by kind: any RunningHash.Type
) -> UnsafeMutablePointer<UInt8>? {
  guard let result else { return nil }
  let bytes = data.map { Array(UnsafeRawBufferPointer(start: $0, count: Int(count))) } ?? []
  for (index, byte) in kind.hash(bytes).enumerated() { result[index] = byte }
  return result
}
