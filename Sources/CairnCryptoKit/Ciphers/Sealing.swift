import CairnCryptoLibrary
import Foundation

/// A cipher that also proves that nothing was changed.
enum Sealing {
  static let tagSize = 16
  static let nonceSize = 12

  static func seal(
    _ cipher: Int, _ text: [UInt8], key: SymmetricKey, nonce: [UInt8], extra: [UInt8]
  ) throws(CryptoKitError) -> (sealed: [UInt8], tag: [UInt8]) {
    var sealed = [UInt8](repeating: 0, count: text.count)
    var tag = [UInt8](repeating: 0, count: tagSize)
    try CryptoLibrary.call {
      cairn_crypto_seal(
        Int32(cipher), key.bytes, key.bytes.count, nonce, nonce.count, extra, extra.count, text, text.count, &sealed,
        &tag)
    }
    return (sealed, tag)
  }

  static func open(
    _ cipher: Int, _ sealed: [UInt8], tag: [UInt8], key: SymmetricKey, nonce: [UInt8], extra: [UInt8]
  ) throws(CryptoKitError) -> [UInt8] {
    guard tag.count == tagSize else { throw .incorrectParameterSize }
    var text = [UInt8](repeating: 0, count: sealed.count)
    try CryptoLibrary.call {
      cairn_crypto_open(
        Int32(cipher), key.bytes, key.bytes.count, nonce, nonce.count, extra, extra.count, sealed, sealed.count, tag,
        &text)
    }
    return text
  }
}
