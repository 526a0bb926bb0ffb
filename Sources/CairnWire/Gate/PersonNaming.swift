/// How requests identify their user: by a cookie, or by the header of an authenticating proxy.
package struct PersonNaming: Sendable {
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

    func proof(of person: PersonID) -> String {
      // 128 bits cannot be found by trying.
      PersonID(hash: authentication("cookie:\(person.text)")).text
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
    package let person: @Sendable (String) -> PersonID

    package init(header: String, proxies: Set<String>, person: @escaping @Sendable (String) -> PersonID) {
      self.header = header.asciiLowercased
      self.proxies = proxies
      self.person = person
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
  package func cookie(of person: PersonID) -> String {
    person.text + (seal.map { ".\($0.proof(of: person))" } ?? "")
  }

  /// The value of `Set-Cookie`.
  package func setCookie(_ person: PersonID) -> String {
    "\(cookieName)=\(cookie(of: person)); Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000"
      + (isSecure ? "; Secure" : "")
  }

  /// Returns the user of a cookie, if this server has issued it.
  private func person(inCookieOf headers: HTTPHeaders) -> PersonID? {
    guard let text = headers.cookie(cookieName) else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == (seal == nil ? 1 : 2), let person = PersonID(parts[0]) else { return nil }
    guard let seal else { return person }
    return isSame(parts[1], seal.proof(of: person)) ? person : nil
  }

  /// Constant-time comparison.
  private func isSame(_ a: String, _ b: String) -> Bool {
    guard a.utf8.count == b.utf8.count else { return false }
    return zip(a.utf8, b.utf8).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }

  package static func isHeaderName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 100 && text.utf8.allSatisfy(\.isTokenByte)
  }

  /// The result of identifying a request's user.
  package enum Answer: Equatable, Sendable {
    case person(PersonID)
    /// There is no cookie yet.
    case nobody
    case refused(HTTPStatus)

    package var person: PersonID? { if case .person(let person) = self { person } else { nil } }
  }

  package func person(of headers: HTTPHeaders, from peer: Peer) -> Answer {
    guard let identity else { return person(inCookieOf: headers).map { .person($0) } ?? .nobody }
    // Clients that bypass the proxy are not authenticated, even if they send the header.
    guard identity.trusts(peer) else { return .refused(.forbidden) }
    let values = headers.values(of: identity.header)
    guard values.count <= 1 else { return .refused(.badRequest) }
    guard let name = values.first, !name.isEmpty else { return .refused(.forbidden) }
    guard name.utf8.count <= 512 else { return .refused(.badRequest) }
    return .person(identity.person(name))
  }

  package func person(of request: HTTPRequest) -> Answer { person(of: request.headers, from: request.peer) }
}
