import CairnHashes
import CairnNavigation
import Foundation

/// Signs path elements in URLs. Modified or invented ones are rejected. They are not secret.
///
/// A signed element is `~`, its encoding, a point, and the signature. The URL works for any user, as long as the key is
/// kept.
struct PathSeal: Sendable {
  private let key: [UInt8]

  /// The longest text of an element that is put into a URL.
  static let mostBytes = 1_024
  private static let version: UInt8 = 1

  init(key: [UInt8]) { self.key = key }

  static func isSealed(_ step: String) -> Bool { step.hasPrefix("~") }

  /// Returns an element as a path component, or `nil` if it is too long.
  func step(for element: EncodedElement) -> String? {
    let content = [Self.version] + Array(element.tag.utf8) + [0] + Array(element.text.utf8)
    guard content.count <= Self.mostBytes, !element.tag.utf8.contains(0) else { return nil }
    return "~\(Self.text(content)).\(Self.text(signature(of: content)))"
  }

  /// Returns the element in a path component, or `nil` if it was not signed with this key.
  func element(in step: String) -> EncodedElement? {
    guard Self.isSealed(step), step.utf8.count <= 2 * Self.mostBytes else { return nil }
    let parts = step.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let content = Self.bytes(parts[0]),
      ConstantTime.isSame(String(parts[1]), Self.text(signature(of: content))),
      content.first == Self.version, let end = content.firstIndex(of: 0),
      let tag = String(validating: content[1..<end], as: UTF8.self),
      let text = String(validating: content[(end + 1)...], as: UTF8.self)
    else { return nil }
    return EncodedElement(tag: tag, text: text)
  }

  /// 128 bits cannot be found by trying.
  private func signature(of content: [UInt8]) -> [UInt8] {
    Array(SHA256.authentication(of: content, key: key).prefix(16))
  }

  private static func text(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }

  private static func bytes(_ text: Substring) -> [UInt8]? {
    let plain = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
    return Data(base64Encoded: plain + String(repeating: "=", count: (4 - plain.count % 4) % 4)).map { Array($0) }
  }
}

/// The seal of a server.
@MainActor
final class PathSeals {
  private let state: StateFolder?
  private var known: PathSeal?

  init(_ state: StateFolder?) { self.state = state }

  /// The seal, made on first use.
  var current: PathSeal {
    let seal = known ?? state?.seal() ?? PathSeal(key: RandomBytes.make(32))
    known = seal
    return seal
  }

  /// The seal if there is a key, so that verifying a URL does not make one.
  var opened: PathSeal? { known == nil && state?.hasSeal != true ? nil : current }
}

extension StateFolder {
  func seal() -> PathSeal { PathSeal(key: key()) }

  /// The server's key for URLs and identities, which its processes share.
  ///
  /// It is made on first use. If several processes make one at the same time, the first one counts.
  func key() -> [UInt8] {
    let own = ownKey()
    guard let shared, let key = try? shared.key(orKeep: own), key != own else { return own }
    store(key)
    return key
  }

  /// Adopts the key that the machines share, or shares this machine's key. The key is stored here, so that processes
  /// can start while the shared store is unreachable.
  func shareKey() throws {
    guard let shared else { return }
    let own = storedKey
    let key = try shared.key(orKeep: own ?? RandomBytes.make(32))
    if key != own { store(key) }
  }

  private func store(_ key: [UInt8]) {
    Self.touch(root)
    let new = root.appending(path: "key-\(RandomToken.make())", directoryHint: .notDirectory)
    let wasWritten = FileManager.default.createFile(
      atPath: new.path, contents: Data(key), attributes: [.posixPermissions: 0o600])
    if !wasWritten || !move(new, onto: keyFile) { unlink(new.path) }
  }

  private func ownKey() -> [UInt8] {
    if let key = storedKey { return key }
    Self.touch(root)
    let new = RandomBytes.make(32)
    let own = root.appending(path: "key-\(RandomToken.make())", directoryHint: .notDirectory)
    let wasWritten = FileManager.default.createFile(
      atPath: own.path, contents: Data(new), attributes: [.posixPermissions: 0o600])
    if wasWritten { _ = link(own.path, keyFile.path) }
    unlink(own.path)
    return storedKey ?? new
  }

  private var keyFile: URL { root.appending(path: "key", directoryHint: .notDirectory) }

  private var storedKey: [UInt8]? {
    guard let data = FileManager.default.contents(atPath: keyFile.path), data.count == 32 else { return nil }
    return Array(data)
  }

  /// Whether a key exists. Without one, nothing was signed.
  var hasSeal: Bool { access(keyFile.path, F_OK) == 0 }
}

/// Moves a file, atomically replacing another.
private func move(_ file: URL, onto old: URL) -> Bool { rename(file.path, old.path) == 0 }
