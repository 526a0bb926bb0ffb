/// How requests say whose they are: by a cookie, or by a header of a proxy that has asked people who they are.
package struct PersonNaming: Sendable {
  /// Whether browsers reach the app over TLS, which decides the cookie's name.
  package var isSecure: Bool
  package var identity: Identity?

  /// A header that names somebody. It counts only if a proxy that is named here has sent it.
  package struct Identity: Sendable {
    /// In lower case.
    package let header: String
    /// The addresses of proxies. Programs at a socket in the file system are always trusted, as only they can open it.
    package let proxies: Set<String>
    /// Makes a name that cannot be guessed from what the header says.
    package let person: @Sendable (String) -> PersonID

    package init(header: String, proxies: Set<String>, person: @escaping @Sendable (String) -> PersonID) {
      self.header = header.asciiLowercased
      self.proxies = proxies
      self.person = person
    }

    func trusts(_ peer: Peer) -> Bool { peer == .local || proxies.contains(peer.address) }
  }

  package init(isSecure: Bool = false, identity: Identity? = nil) {
    self.isSecure = isSecure
    self.identity = identity
  }

  package static func isHeaderName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 100 && text.utf8.allSatisfy(\.isTokenByte)
  }

  /// Whom a request names.
  package enum Answer: Equatable, Sendable {
    case person(PersonID)
    /// Nobody: there is no cookie yet.
    case nobody
    case refused(HTTPStatus)

    package var person: PersonID? { if case .person(let person) = self { person } else { nil } }
  }

  package func person(of headers: HTTPHeaders, from peer: Peer) -> Answer {
    guard let identity else { return PersonID(in: headers, isSecure: isSecure).map { .person($0) } ?? .nobody }
    // Whoever goes around the proxy is nobody it has let in, whatever they say.
    guard identity.trusts(peer) else { return .refused(.forbidden) }
    let values = headers.values(of: identity.header)
    guard values.count <= 1 else { return .refused(.badRequest) }
    guard let name = values.first, !name.isEmpty else { return .refused(.forbidden) }
    guard name.utf8.count <= 512 else { return .refused(.badRequest) }
    return .person(identity.person(name))
  }

  package func person(of request: HTTPRequest) -> Answer { person(of: request.headers, from: request.peer) }
}
