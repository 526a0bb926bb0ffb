import CairnCryptoKit
import Foundation
import Testing

/// The answers are those of RFC 1321, FIPS 180-4, RFC 2202, RFC 4231 and RFC 5869.
@Suite struct HashTests {
  private let long = Data(
    "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"
      .utf8)

  @Test func knownDigests() {
    let (empty, abc) = (Data(), Data("abc".utf8))
    #expect(Insecure.MD5.hash(data: empty).hex == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(Insecure.MD5.hash(data: abc).hex == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      Insecure.MD5.hash(data: Data(String(repeating: "1234567890", count: 8).utf8)).hex
        == "57edf4a22be3c955ac49da2e2107b67a")
    #expect(Insecure.SHA1.hash(data: empty).hex == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(Insecure.SHA1.hash(data: abc).hex == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(Insecure.SHA1.hash(data: long).hex == "a49b2446a02c645bf419f995b67091253a04a259")
    #expect(
      SHA256.hash(data: empty).hex == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(SHA256.hash(data: abc).hex == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      SHA256.hash(data: long).hex == "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1")
    #expect(
      SHA384.hash(data: abc).hex
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    #expect(
      SHA384.hash(data: long).hex
        == "09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039")
    #expect(
      SHA512.hash(data: abc).hex == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    #expect(
      SHA512.hash(data: long).hex == "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
        + "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909")
  }

  @Test func aMillionBytes() {
    let data = Data(repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(SHA256.hash(data: data).hex == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test(arguments: [0, 1, 55, 56, 63, 64, 65, 111, 112, 119, 120, 127, 128, 129, 1_000])
  func piecesHashAsTheWhole(count: Int) {
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) })
    func check<H: HashFunction>(_ type: H.Type) {
      for size in [1, 3, 64, 100] {
        var hash = H()
        for start in stride(from: 0, to: count, by: size) { hash.update(data: data[start..<min(start + size, count)]) }
        #expect(hash.finalize() == H.hash(data: data), "\(type) of \(count) bytes in pieces of \(size)")
      }
    }
    check(SHA256.self)
    check(SHA384.self)
    check(SHA512.self)
    check(Insecure.MD5.self)
    check(Insecure.SHA1.self)
  }

  @Test func aHashIsAValue() {
    var hash = SHA256()
    hash.update(data: Data("ab".utf8))
    let copy = hash
    hash.update(data: Data("c".utf8))
    #expect(copy.finalize() == SHA256.hash(data: Data("ab".utf8)))
    #expect(hash.finalize() == SHA256.hash(data: Data("abc".utf8)))
  }

  @Test func digestsAreBytesWithAName() {
    let digest = SHA256.hash(data: Data("abc".utf8))
    #expect(digest.description == "SHA256 digest: \(digest.hex)")
    #expect(Insecure.MD5.hash(data: Data()).description == "MD5 digest: d41d8cd98f00b204e9800998ecf8427e")
    #expect(digest == Data(digest))
    #expect(digest != Data(digest).dropLast())
    #expect(digest.withUnsafeBytes { $0.count } == SHA256.byteCount)
    #expect(Set([digest, digest]).count == 1)
  }

  @Test func knownCodes() {
    let what = Data("what do ya want for nothing?".utf8)
    let jefe = SymmetricKey(data: Data("Jefe".utf8))
    #expect(HMAC<Insecure.MD5>.authenticationCode(for: what, using: jefe).hex == "750c783e6ab0b503eaa86e310a5db738")
    #expect(
      HMAC<Insecure.SHA1>.authenticationCode(for: what, using: jefe).hex == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
    #expect(
      HMAC<SHA256>.authenticationCode(for: what, using: jefe).hex
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(
      HMAC<SHA512>.authenticationCode(for: what, using: jefe).hex
        == "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
        + "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737")
    // A key longer than a block is hashed.
    let long = SymmetricKey(data: Data(repeating: 0xAA, count: 131))
    let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    #expect(
      HMAC<SHA256>.authenticationCode(for: text, using: long).hex
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }

  @Test func changedCodesAreNotValid() {
    let key = SymmetricKey(size: .bits256)
    let message = Data("message".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    var bytes = Data(code)
    #expect(HMAC<SHA256>.isValidAuthenticationCode(bytes, authenticating: message, using: key))
    bytes[31] ^= 1
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(bytes, authenticating: message, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(), authenticating: message, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message + [0], using: key))
  }

  @Test func knownDerivedKeys() {
    let secret = SymmetricKey(data: Data(repeating: 0x0B, count: 22))
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: secret, salt: Data(hex: "000102030405060708090a0b0c"),
      info: Data(hex: "f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
    #expect(
      key.withUnsafeBytes { Array($0) }.hex
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: 42)
    #expect(
      plain.withUnsafeBytes { Array($0) }.hex
        == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
  }
}
