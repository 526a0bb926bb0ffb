import CairnCryptoKit
import Foundation
import Testing

/// The hashes of "abc", from FIPS 180 and RFC 1321.
@Suite("CommonCrypto")
struct CommonCryptoTests {
  typealias Function = (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?

  private func hash(_ text: String, _ length: Int32, by function: Function) -> String {
    var digest = [UInt8](repeating: 0, count: Int(length))
    let data = Data(text.utf8)
    data.withUnsafeBytes { bytes in _ = function(bytes.baseAddress, CC_LONG(data.count), &digest) }
    return digest.map { String(format: "%02x", $0) }.joined()
  }

  @Test func hashesAreThoseOfTheStandards() {
    #expect(hash("abc", CC_MD5_DIGEST_LENGTH, by: CC_MD5) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hash("abc", CC_SHA1_DIGEST_LENGTH, by: CC_SHA1) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      hash("abc", CC_SHA256_DIGEST_LENGTH, by: CC_SHA256)
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hash("abc", CC_SHA384_DIGEST_LENGTH, by: CC_SHA384).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
    #expect(hash("abc", CC_SHA512_DIGEST_LENGTH, by: CC_SHA512).hasPrefix("ddaf35a193617abacc417349ae204131"))
    #expect(hash("", CC_MD5_DIGEST_LENGTH, by: CC_MD5) == "d41d8cd98f00b204e9800998ecf8427e")
  }

  @Test func withoutRoomNothingIsWritten() {
    #expect(CC_SHA256("abc", 3, nil) == nil)
  }
}
