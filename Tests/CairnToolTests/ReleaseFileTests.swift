import Foundation
import Testing

@testable import CairnTool

/// Files that minisign has signed, and what somebody makes of them.
@Suite("Files of a release")
struct ReleaseFileTests {
  private static let text = "A release of Cairn.\n"
  private static let key = "RWSwK6K6Zxjpx4mAxmKCQFkAENZCM+IKUpJDj4OoY9F7HXlwneux8n6k"
  private static let signature = """
    untrusted comment: signature from minisign secret key
    RUSwK6K6Zxjpx35CnjKXPmQ9twQYzwTICT5odw4elJCw9ezYzC/uwdAiUP3YYdmlDQHwHGfq8AVF4G6GksqZAHHg/88/BIhWLQg=
    trusted comment: cairn 0.1
    aTGsPEs97YrYNNg6K8dYJrCwRbbIRweojdSjIUD4ZaPN/QcWI75xQDo2OmV3phZCkWjMqN+sOTPMG7eJS18XAQ==

    """
  /// Each of them suffices.
  private static let checkers = ["minisign", "openssl"].compactMap { Program.named($0) }

  private func release(
    _ text: String = text, signature: String? = signature, hash: String? = nil, _ act: (ReleaseFile) throws -> Void
  ) throws {
    let folder = try Files.makePrivateFolder("cairn-release-test")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a release.txt")
    try Files.write(text, to: file)
    if let signature { try Files.write(signature, to: folder.appending(path: "a release.txt.minisig")) }
    if let hash { try Files.write(hash, to: folder.appending(path: "a release.txt.sha256")) }
    try act(ReleaseFile(url: file))
  }

  private func isRefused(_ file: ReleaseFile, _ key: String = key, by checker: Program) -> Bool {
    do {
      try file.check(key: key, with: checker)
      return false
    } catch { return error.status == 65 || error.status == 64 }
  }

  @Test(arguments: checkers)
  func whatTheMakerSignedIsTaken(checker: Program) throws {
    try release { try $0.check(key: Self.key, with: checker) }
    try release { file in
      let keyFile = file.url.deletingLastPathComponent().appending(path: "key.pub")
      try Files.write("untrusted comment: minisign public key\n\(Self.key)\n", to: keyFile)
      try file.check(key: keyFile.path, with: checker)
    }
  }

  @Test(arguments: checkers)
  func everythingElseIsRefused(checker: Program) throws {
    try release("A release of Cairn!\n") { #expect(isRefused($0, by: checker)) }
    try release(signature: nil) { #expect(isRefused($0, by: checker)) }
    let other = "RWSwK6K6ZxjpxAAAxmKCQFkAENZCM+IKUpJDj4OoY9F7HXlwneux8n6k"
    for key in [other, "", "RW", Self.key + "A", "/etc/hostname"] {
      try release { #expect(isRefused($0, key, by: checker), "\(key)") }
    }
    // One character after the other is changed. The untrusted comment may say anything.
    let signed = Array(Self.signature.utf8)
    let start = try #require(signed.firstIndex(of: UInt8(ascii: "\n"))) + 1
    for place in stride(from: start, to: signed.count - 1, by: 7) where signed[place] != UInt8(ascii: "=") {
      var bytes = signed
      bytes[place] ^= 1
      try release(signature: String(decoding: bytes, as: UTF8.self)) {
        #expect(isRefused($0, by: checker), "byte \(place)")
      }
    }
  }

  @Test func theHashIsCompared() throws {
    try release(signature: nil) { file in
      try file.writeHash()
      try file.check(key: nil)
      try Files.write("damaged", to: file.url)
      #expect(throws: Failure.self) { try file.check(key: nil) }
    }
    try release(signature: nil, hash: "no hash") { file in
      #expect(throws: Failure.self) { try file.check(key: nil) }
    }
  }
}
