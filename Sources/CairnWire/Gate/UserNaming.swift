import CairnHashes

/// How requests identify their user: by a cookie, or by the header of an authenticating proxy.
package struct UserNaming: Sendable {
  /// Whether browsers reach the app over TLS, which decides the cookie's name.
  package var isSecure: Bool
  package var identity: Identity?
  package var seal: CookieSeal?

  /// Proves that this server has issued a cookie, so that issued cookies need not be stored.
  package struct CookieSeal: Sendable {
    /// Follows `cairn-` in the cookie's name. Browsers send a cookie to all ports of a host, so without it two apps on
    /// one machine would overwrite each other's cookies.
    package let server: String
    /// A keyed hash of a text.
    package let authentication: @Sendable (String) -> [UInt8]

    package init(server: String, authentication: @escaping @Sendable (String) -> [UInt8]) {
      self.server = server
      self.authentication = authentication
    }

    func proof(of user: UserID) -> String {
      // 128 bits cannot be found by trying.
      UserID(hash: authentication("cookie:\(user.text)")).text
    }
  }

  /// A header that names the user. It counts only if a trusted proxy has sent it.
  package struct Identity: Sendable {
    /// In lower case.
    package let header: String
    /// The addresses of proxies. Programs at a Unix socket are always trusted, because the file's permissions protect
    /// it.
    package let proxies: Set<String>
    /// Makes an id from the header's value, with a secret.
    package let user: @Sendable (String) -> UserID

    package init(header: String, proxies: Set<String>, user: @escaping @Sendable (String) -> UserID) {
      self.header = header.asciiLowercased
      self.proxies = proxies
      self.user = user
    }

    func trusts(_ peer: Peer) -> Bool { peer == .local || proxies.contains(peer.address) }
  }

  package init(isSecure: Bool = false, identity: Identity? = nil, seal: CookieSeal? = nil) {
    self.isSecure = isSecure
    self.identity = identity
    self.seal = seal
  }

  /// The prefix makes a browser insist on TLS, this host, and the path `/`.
  package var cookieName: String {
    (isSecure ? "__Host-cairn" : "cairn") + (seal.map { "-\($0.server)" } ?? "")
  }

  /// The value of a user's cookie: the id, and the proof.
  package func cookie(of user: UserID) -> String {
    user.text + (seal.map { ".\($0.proof(of: user))" } ?? "")
  }

  /// The value of `Set-Cookie`.
  package func setCookie(_ user: UserID) -> String {
    "\(cookieName)=\(cookie(of: user)); Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000"
      + (isSecure ? "; Secure" : "")
  }

  /// Returns the user of the cookie that this server has issued. Another server of the site may have set one with the same
  /// name, which must not hide it.
  private func user(inCookiesOf headers: HTTPHeaders) -> UserID? {
    guard seal != nil else { return headers.cookie(cookieName).flatMap(user(ofCookie:)) }
    // Each proof takes a hash, so a request has only a few.
    for text in headers.cookies(cookieName).prefix(8) {
      if let user = user(ofCookie: text) { return user }
    }
    return nil
  }

  private func user(ofCookie text: String) -> UserID? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == (seal == nil ? 1 : 2), let user = UserID(parts[0]) else { return nil }
    guard let seal else { return user }
    return ConstantTime.isSame(parts[1], seal.proof(of: user)) ? user : nil
  }

  package static func isHeaderName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 100 && text.utf8.allSatisfy(\.isTokenByte)
  }

  /// The result of identifying a request's user.
  package enum Answer: Equatable, Sendable {
    case user(UserID)
    /// There is no cookie yet.
    case nobody
    case refused(HTTPStatus)

    package var user: UserID? { if case .user(let user) = self { user } else { nil } }
  }

  package func user(of headers: HTTPHeaders, from peer: Peer) -> Answer {
    guard let identity else { return user(inCookiesOf: headers).map { .user($0) } ?? .nobody }
    // Clients that bypass the proxy are not authenticated, even if they send the header.
    guard identity.trusts(peer) else { return .refused(.forbidden) }
    let values = headers.values(of: identity.header)
    guard values.count <= 1 else { return .refused(.badRequest) }
    guard let name = values.first, !name.isEmpty else { return .refused(.forbidden) }
    guard name.utf8.count <= 512 else { return .refused(.badRequest) }
    return .user(identity.user(name))
  }

  package func user(of request: HTTPRequest) -> Answer { user(of: request.headers, from: request.peer) }
}
