import CairnCryptoKit
import CairnCryptoLibrary
import Foundation
import Testing

/// The answers are those of NIST's examples of GCM, RFC 8439, RFC 7748 and RFC 8032. Without libcrypto there is nothing to test but
/// the errors.
@Suite(.enabled(if: cairn_crypto_load(), "needs libcrypto.so.3 or libcrypto.so.1.1")) struct CipherTests {
  private let message = Data(
    hex: """
      d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72
      1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39
      """)
  private let extra = Data(hex: "feedfacedeadbeeffeedfacedeadbeefabaddad2")

  @Test func knownGCM() throws {
    let key = SymmetricKey(data: Data(hex: "feffe9928665731c6d6a8f9467308308"))
    let nonce = try AES.GCM.Nonce(data: Data(hex: "cafebabefacedbaddecaf888"))
    let box = try AES.GCM.seal(message, using: key, nonce: nonce, authenticating: extra)
    #expect(
      box.ciphertext.hex == "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
        + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091")
    #expect(box.tag.hex == "5bc94fbc3221a5db94fae95ae7121a47")
    #expect(try AES.GCM.open(box, using: key, authenticating: extra) == message)
    let zero = try AES.GCM.seal(
      Data(count: 16), using: SymmetricKey(data: Data(count: 32)), nonce: AES.GCM.Nonce(data: Data(count: 12)))
    #expect(zero.ciphertext.hex == "cea7403d4d606b6e074ec5d3baf39d18")
    #expect(zero.tag.hex == "d0d1c8a799996bf0265b98b5d48ab919")
  }

  @Test func knownChaChaPoly() throws {
    let key = SymmetricKey(data: Data((0x80...0x9F).map { UInt8($0) }))
    let nonce = try ChaChaPoly.Nonce(data: Data(hex: "070000004041424344454647"))
    let text = Data(
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
        .utf8)
    let box = try ChaChaPoly.seal(
      text, using: key, nonce: nonce, authenticating: Data(hex: "50515253c0c1c2c3c4c5c6c7"))
    #expect(box.ciphertext.prefix(16).hex == "d31a8d34648e60db7b86afbc53ef7ec2")
    #expect(box.tag.hex == "1ae10b594f09e26a7e902ecbd0600691")
    #expect(try ChaChaPoly.open(box, using: key, authenticating: Data(hex: "50515253c0c1c2c3c4c5c6c7")) == text)
  }

  @Test func boxesTravelAsOneDatum() throws {
    for count in [0, 1, 16, 1_000] {
      let text = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
      for size in [SymmetricKeySize.bits128, .bits192, .bits256] {
        let key = SymmetricKey(size: size)
        let combined = try #require(try AES.GCM.seal(text, using: key).combined)
        #expect(combined.count == count + 28)
        #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == text)
      }
      let key = SymmetricKey(size: .bits256)
      let combined = try ChaChaPoly.seal(text, using: key).combined
      #expect(try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: combined), using: key) == text)
    }
  }

  @Test func everyChangedBitIsNoticed() throws {
    let key = SymmetricKey(size: .bits256)
    let sealed = try #require(try AES.GCM.seal(Data("note".utf8), using: key).combined)
    let polySealed = try ChaChaPoly.seal(Data("note".utf8), using: key).combined
    for bit in 0..<sealed.count * 8 {
      var (changed, polyChanged) = (sealed, polySealed)
      changed[bit / 8] ^= 1 << UInt8(bit % 8)
      polyChanged[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(throws: CryptoKitError.authenticationFailure) {
        try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key)
      }
      #expect(throws: CryptoKitError.authenticationFailure) {
        try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: polyChanged), using: key)
      }
    }
    let box = try AES.GCM.SealedBox(combined: sealed)
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: SymmetricKey(size: .bits256)) }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: key, authenticating: Data([1]))
    }
  }

  @Test func wrongSizesAreErrors() throws {
    #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try ChaChaPoly.SealedBox(combined: Data(count: 27)) }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: Data(count: 11)) }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try ChaChaPoly.Nonce(data: Data(count: 13)) }
    let odd = SymmetricKey(data: Data(count: 15))
    #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(Data(), using: odd) }
    #expect(throws: CryptoKitError.incorrectKeySize) { try ChaChaPoly.seal(Data(), using: odd) }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try Curve25519.Signing.PublicKey(rawRepresentation: Data(count: 31))
    }
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.PublicKey(rawRepresentation: Data(repeating: 1, count: 64))
    }
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32))
    }
  }

  @Test func knownAgreement() throws {
    let bob = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: Data(hex: "5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
    #expect(bob.publicKey.rawRepresentation.hex == "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f")
    let alice = try Curve25519.KeyAgreement.PublicKey(
      rawRepresentation: Data(hex: "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a"))
    let secret = try bob.sharedSecretFromKeyAgreement(with: alice)
    #expect(secret == Data(hex: "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742"))
    // A key of low order would make a secret that everyone knows.
    let low = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data(count: 32))
    #expect(throws: (any Error).self) { try bob.sharedSecretFromKeyAgreement(with: low) }
  }

  @Test func twoSidesDeriveTheSameKey() throws {
    let (mine, theirs) = (Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
    let here = try mine.sharedSecretFromKeyAgreement(with: theirs.publicKey)
    let there = try theirs.sharedSecretFromKeyAgreement(with: mine.publicKey)
    func key(_ secret: SharedSecret) -> SymmetricKey {
      secret.hkdfDerivedSymmetricKey(
        using: SHA256.self, salt: Data("salt".utf8), sharedInfo: Data(), outputByteCount: 32)
    }
    #expect(key(here) == key(there))
    let (first, second) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
    #expect(
      try first.sharedSecretFromKeyAgreement(with: second.publicKey)
        == second.sharedSecretFromKeyAgreement(with: first.publicKey))
  }

  @Test func knownSignature() throws {
    let key = try Curve25519.Signing.PrivateKey(
      rawRepresentation: Data(hex: "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
    #expect(key.publicKey.rawRepresentation.hex == "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
    let signature = try key.signature(for: Data([0x72]))
    #expect(
      signature.hex == "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00")
    #expect(key.publicKey.isValidSignature(signature, for: Data([0x72])))
    #expect(!key.publicKey.isValidSignature(signature, for: Data([0x73])))
    #expect(!key.publicKey.isValidSignature(signature.dropLast(), for: Data([0x72])))
    #expect(!Curve25519.Signing.PrivateKey().publicKey.isValidSignature(signature, for: Data([0x72])))
  }

  @Test func knownP256() throws {
    let key = try P256.Signing.PrivateKey(
      rawRepresentation: Data(hex: "C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721"))
    #expect(
      key.publicKey.rawRepresentation.hex == "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
        + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299")
    let known = try P256.Signing.ECDSASignature(
      rawRepresentation: Data(
        hex: """
          EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716
          F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8
          """))
    #expect(key.publicKey.isValidSignature(known, for: Data("sample".utf8)))
    #expect(!key.publicKey.isValidSignature(known, for: Data("simple".utf8)))
    let own = try key.signature(for: Data("sample".utf8))
    #expect(key.publicKey.isValidSignature(own, for: Data("sample".utf8)))
    let compressed = try P256.Signing.PublicKey(compressedRepresentation: key.publicKey.compressedRepresentation)
    #expect(compressed.x963Representation == key.publicKey.x963Representation)
    let again = try P256.Signing.ECDSASignature(derRepresentation: known.derRepresentation)
    #expect(again.rawRepresentation == known.rawRepresentation)
  }

  @Test func damagedSignaturesAreErrors() throws {
    let good = try P256.Signing.PrivateKey().signature(for: Data("sample".utf8)).derRepresentation
    for count in 0..<good.count {
      #expect(throws: CryptoKitError.invalidParameter) {
        try P256.Signing.ECDSASignature(derRepresentation: good.prefix(count))
      }
    }
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.ECDSASignature(derRepresentation: Data([0x30, 2, 2, 0]))
    }
  }
}
