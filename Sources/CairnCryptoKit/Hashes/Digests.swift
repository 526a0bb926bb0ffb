/// A digest of SHA-256.
///
/// ```swift
/// let digest: SHA256Digest = hasher.finalize()
/// ```
public struct SHA256Digest: Digest {
  /// The number of bytes.
  public static let byteCount = 32
  /// The name in descriptions.
  public static let _name = "SHA256"
  /// The bytes.
  public let _bytes: [UInt8]
}

/// A digest of SHA-384.
///
/// ```swift
/// let digest: SHA384Digest = hasher.finalize()
/// ```
public struct SHA384Digest: Digest {
  /// The number of bytes.
  public static let byteCount = 48
  /// The name in descriptions.
  public static let _name = "SHA384"
  /// The bytes.
  public let _bytes: [UInt8]
}

/// A digest of SHA-512.
///
/// ```swift
/// let digest: SHA512Digest = hasher.finalize()
/// ```
public struct SHA512Digest: Digest {
  /// The number of bytes.
  public static let byteCount = 64
  /// The name in descriptions.
  public static let _name = "SHA512"
  /// The bytes.
  public let _bytes: [UInt8]
}

extension Insecure {
  /// A digest of MD5.
  ///
  /// ```swift
  /// let digest: Insecure.MD5Digest = hasher.finalize()
  /// ```
  public struct MD5Digest: Digest {
    /// The number of bytes.
    public static let byteCount = 16
    /// The name in descriptions.
    public static let _name = "MD5"
    /// The bytes.
    public let _bytes: [UInt8]
  }
}

extension Insecure {
  /// A digest of SHA-1.
  ///
  /// ```swift
  /// let digest: Insecure.SHA1Digest = hasher.finalize()
  /// ```
  public struct SHA1Digest: Digest {
    /// The number of bytes.
    public static let byteCount = 20
    /// The name in descriptions.
    public static let _name = "SHA1"
    /// The bytes.
    public let _bytes: [UInt8]
  }
}
