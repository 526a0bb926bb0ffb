import CairnHashes
import Testing

@testable import CairnWire

struct HandshakeTests {
  @Test func answersTheKeyOfTheStandard() {
    #expect(Handshake.answer(to: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }

  @Test(arguments: [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
  ])
  func hashesAsTheStandard(text: String, hash: String) {
    let digits = SHA1.hash(Array(text.utf8)).map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    #expect(digits.joined() == hash)
  }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")])
  func encodesAsTheStandard(text: String, encoded: String) {
    #expect(Base64.encode(Array(text.utf8)) == encoded)
    #expect(Base64.count(of: encoded) == text.utf8.count)
  }

  @Test(arguments: ["Zg=", "Z===", "Zg==Zg==", "Z g=", "Zm9v\n"])
  func refusesInvalidBase64(text: String) { #expect(Base64.count(of: text) == nil) }

  @Test(arguments: [
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (951_827_696, "Tue, 29 Feb 2000 12:34:56 GMT"), (4_107_542_399, "Sun, 28 Feb 2100 23:59:59 GMT"),
  ])
  func writesDates(seconds: Int64, text: String) { #expect(HTTPDate.text(seconds) == text) }
}
