import CairnCore
import CairnCryptoLibrary
import Foundation

/// Why a cipher or a key failed.
///
/// ```swift
/// catch CryptoKitError.authenticationFailure { show("The file was changed.") }
/// ```
public enum CryptoKitError: Error, Equatable {
  case incorrectKeySize
  case incorrectParameterSize
  case authenticationFailure
  /// The library refused, or the system has none.
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure
  case unwrapFailure
  case invalidParameter
}

/// OpenSSL's library of the system.
enum CryptoLibrary {
  /// The number of the error when the system has no such library.
  static let missing: Int32 = -1

  static func check() throws(CryptoKitError) {
    if cairn_crypto_load() { return }
    AppDiagnostics.report(
      .warning, "crypto.no-library",
      "CryptoKit: ciphers and keys of curves need OpenSSL's libcrypto.so.3 or libcrypto.so.1.1, which is not installed. "
        + "The call fails. Hashes and HMAC work without it.")
    throw .underlyingCoreCryptoError(error: missing)
  }

  /// Calls a function of the library, and throws if it fails.
  static func call(
    otherwise error: CryptoKitError = .underlyingCoreCryptoError(error: -2), _ function: () -> Int32
  ) throws(CryptoKitError) {
    try check()
    switch function() {
    case Int32(CAIRN_CRYPTO_DONE): return
    case Int32(CAIRN_CRYPTO_REFUSED): throw .authenticationFailure
    default: throw error
    }
  }
}
