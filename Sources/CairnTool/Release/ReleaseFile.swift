import Foundation

/// A file that a release offers. `FILE.sha256` beside it says what arrives whole, `FILE.minisig` who made it.
struct ReleaseFile {
  let url: URL

  private func beside(_ ending: String) -> URL {
    url.deletingLastPathComponent().appending(path: url.lastPathComponent + ending)
  }
  private var hashFile: URL { beside(".sha256") }
  private var signature: URL { beside(".minisig") }

  /// Writes the file's hash beside it, as `sha256sum` does.
  func writeHash() throws(Failure) {
    try Files.write("\(try hash())  \(url.lastPathComponent)\n", to: hashFile)
  }

  /// Fails if the file was changed after its release.
  ///
  /// - Parameter key: The maker's public key in minisign's format, or the file with it. Without one, only the hash is compared,
  ///   which tells a damaged file from a whole one.
  /// - Parameter checker: The program that checks the signature; by default minisign or openssl.
  func check(key: String?, with checker: Program? = nil) throws(Failure) {
    let hasHash = Files.exists(hashFile)
    if hasHash {
      let expected = String(decoding: try Files.read(hashFile).prefix(64), as: UTF8.self)
      guard expected == (try hash()) else {
        throw .data("\(url.path) is not the file that \(hashFile.lastPathComponent) describes. Download both again.")
      }
    }
    if let key {
      try checkSignature(try PublicKey(key), with: checker ?? Program.named("minisign") ?? Program.named("openssl"))
    } else if Files.exists(signature) {
      Terminal.step("The signature is not checked: name its maker's public key with --key")
    } else if !hasHash {
      Terminal.step("\(url.lastPathComponent) is not checked, as there is no \(hashFile.lastPathComponent)")
    }
  }

  private func hash() throws(Failure) -> String {
    guard let program = Program.named("sha256sum") else { throw .unavailable("`sha256sum` is missing.") }
    let text = try program.output(["--binary", url.path])
    // A path with unusual characters has a backslash before the hash.
    let hash = text.drop { $0 == "\\" }.prefix(64)
    guard hash.count == 64 else { throw .data("`sha256sum` does not give the hash of \(url.path).") }
    return String(hash)
  }

  // MARK: The signature

  private func checkSignature(_ key: PublicKey, with checker: Program?) throws(Failure) {
    guard Files.exists(signature) else { throw .data("\(url.path) has no signature \(signature.lastPathComponent).") }
    guard let checker else { throw .unavailable("The signature cannot be checked without `minisign` or `openssl`.") }
    if checker.path.lastPathPart == "openssl" {
      return try check(Signature(String(decoding: try Files.read(signature), as: UTF8.self)), key, with: checker)
    }
    let result = try checker.result(["-V", "-P", key.text, "-x", signature.path, "-m", url.path])
    guard result.status == 0 else { throw isForged }
  }

  private var isForged: Failure { .data("The signature of \(url.path) is not by the maker with this key.") }

  private func check(_ signature: Signature?, _ key: PublicKey, with openssl: Program) throws(Failure) {
    guard let signature, signature.key == key.number else { throw isForged }
    let folder = try Files.makePrivateFolder("cairn-signature")
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ bytes: Data) throws(Failure) -> String {
      let place = folder.appending(path: name)
      try Files.write(bytes, to: place)
      return place.path
    }
    func check(_ signed: String, _ proof: Data) throws(Failure) {
      let arguments = [
        "pkeyutl", "-verify", "-pubin", "-keyform", "DER", "-inkey", try file("key", key.encoded), "-rawin", "-in",
        signed,
        "-sigfile", try file("proof", proof),
      ]
      guard try openssl.result(arguments).status == 0 else { throw isForged }
    }
    let hash = folder.appending(path: "hash").path
    try openssl.run(["dgst", "-blake2b512", "-binary", "-out", hash, url.path], printing: false)
    try check(hash, signature.ofFile)
    try check(try file("comment", signature.ofFile + Data(signature.comment.utf8)), signature.ofComment)
  }
}

extension ReleaseFile {
  /// A public key of minisign: `RW` and 54 more characters.
  struct PublicKey {
    let text: String
    let number: Data
    private let bytes: Data

    /// - Parameter wish: The key, or the path of a file whose last line is the key.
    init(_ wish: String) throws(Failure) {
      let file = URL(fileURLWithPath: wish)
      let isFile = Data(base64Encoded: wish) == nil && Files.exists(file)
      let content = isFile ? String(decoding: try Files.read(file), as: UTF8.self) : wish
      text = content.split(whereSeparator: \.isNewline).last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
      guard let data = Data(base64Encoded: text), data.count == 42, data.starts(with: Array("Ed".utf8)) else {
        throw .usage("\"\(wish)\" is neither a public key of minisign nor a file with one.")
      }
      number = data[2..<10]
      bytes = data[10...]
    }

    /// As openssl reads it.
    var encoded: Data { Data([0x30, 0x2A, 0x30, 5, 6, 3, 0x2B, 0x65, 0x70, 3, 0x21, 0]) + bytes }
  }

  /// A signature of minisign, of the file's hash.
  struct Signature {
    let key: Data
    let ofFile: Data
    let comment: String
    /// Covers the signature and the comment.
    let ofComment: Data

    init?(_ text: String) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let start = "trusted comment: "
      guard lines.count >= 4, let data = Data(base64Encoded: String(lines[1])), data.count == 74,
        data.starts(with: Array("ED".utf8)), lines[2].hasPrefix(start),
        let proof = Data(base64Encoded: String(lines[3])),
        proof.count == 64
      else { return nil }
      (key, ofFile) = (data[2..<10], data[10...])
      (comment, ofComment) = (String(lines[2].dropFirst(start.count)), proof)
    }
  }
}
