import CairnHashes
import CairnWire

extension UserNaming.CookieSeal {
  /// A seal with the server's key, which all its processes and machines share.
  init(key: [UInt8]) {
    let name = SHA256.authentication(of: Array("cookie name".utf8), key: key)
    let digits = name.prefix(4).map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }
    self.init(server: digits.joined()) { SHA256.authentication(of: Array($0.utf8), key: key) }
  }

  /// Proves that a form comes from a page of a user. Every process of the server can verify it, so the form may arrive
  /// at another process than the one that rendered the page.
  func formToken(of user: UserID) -> String { RandomToken.text(of: authentication("form:\(user.text)")) }
}
