import Testing

@testable import CairnWire

/// Whose requests are.
struct PersonNamingTests {
  private static let ann = PersonID(hash: Array(repeating: 1, count: 16))

  private let byHeader = PersonNaming(
    identity: .init(header: "X-Remote-User", proxies: ["10.0.0.1"]) { name in
      PersonID(hash: Array(name.utf8) + Array(repeating: 0, count: 16))
    })

  private func proxy(_ address: String = "10.0.0.1") -> Peer { Peer(address: address, port: 5) }

  @Test func byDefaultACookieNamesTheUserAndAHeaderDoesNot() {
    let naming = PersonNaming()
    let headers: HTTPHeaders = ["cookie": "cairn=\(Self.ann.text)", "x-remote-user": "ben"]
    #expect(naming.person(of: headers, from: .local) == .person(Self.ann))
    #expect(naming.person(of: ["x-remote-user": "ben"], from: .local) == .nobody)
  }

  private func sealed(_ server: String, key: UInt8) -> PersonNaming {
    PersonNaming(seal: .init(server: server) { SHA1.hash([key] + Array($0.utf8)) })
  }

  @Test func onlyIssuedCookiesAreAccepted() {
    let naming = sealed("a", key: 1)
    let cookie = naming.cookie(of: Self.ann)
    #expect(naming.setCookie(Self.ann).hasPrefix("cairn-a=\(cookie);"))
    func person(_ value: String, _ name: String = "cairn-a") -> PersonID? {
      naming.person(of: ["cookie": "\(name)=\(value)"], from: .local).person
    }
    #expect(person(cookie) == Self.ann)
    #expect(person(cookie, "cairn") == nil)
    #expect(person(Self.ann.text) == nil && person(PersonID.random().text + cookie.dropFirst(32)) == nil)
    // Not one character may differ, be missing or be added.
    for index in cookie.indices {
      var other = cookie
      other.replaceSubrange(index...index, with: cookie[index] == "0" ? "1" : "0")
      #expect(person(other) == nil)
      #expect(person(String(cookie[..<index])) == nil)
    }
    #expect(person(cookie + "0") == nil && person(cookie + ".") == nil && person("." + cookie) == nil)
  }

  @Test func twoServersOnOneHostKeepTheirCookiesApart() {
    let (first, second) = (sealed("a", key: 1), sealed("b", key: 2))
    let ben = PersonID.random()
    let cookies = "\(first.cookieName)=\(first.cookie(of: Self.ann)); \(second.cookieName)=\(second.cookie(of: ben))"
    #expect(first.person(of: ["cookie": cookies], from: .local) == .person(Self.ann))
    #expect(second.person(of: ["cookie": cookies], from: .local) == .person(ben))
    #expect(sealed("a", key: 2).person(of: ["cookie": cookies], from: .local) == .nobody)
  }

  @Test func withAnIdentityHeaderCookiesAreIgnored() {
    let headers: HTTPHeaders = ["cookie": "cairn=\(Self.ann.text)", "X-Remote-User": "ben"]
    let ben = byHeader.person(of: ["x-remote-user": "ben"], from: .local)
    #expect(byHeader.person(of: headers, from: proxy()) == ben)
    #expect(ben.person != nil && ben != .person(Self.ann))
    #expect(byHeader.person(of: ["x-remote-user": "Ben"], from: proxy()) != ben)
  }

  @Test func onlyTrustedProxiesAreBelieved() {
    #expect(byHeader.person(of: ["x-remote-user": "ben"], from: proxy("10.0.0.2")) == .refused(.forbidden))
    #expect(byHeader.person(of: ["x-remote-user": "ben"], from: proxy("127.0.0.1")) == .refused(.forbidden))
    #expect(byHeader.person(of: [:], from: proxy("10.0.0.2")) == .refused(.forbidden))
  }

  @Test func anIdentityHeaderMustOccurOnce() {
    var two: HTTPHeaders = ["x-remote-user": "ben"]
    two.add("X-Remote-User", "ann")
    #expect(byHeader.person(of: two, from: .local) == .refused(.badRequest))
    #expect(byHeader.person(of: [:], from: .local) == .refused(.forbidden))
    #expect(byHeader.person(of: ["x-remote-user": ""], from: .local) == .refused(.forbidden))
    let long = String(repeating: "a", count: 600)
    #expect(byHeader.person(of: ["x-remote-user": long], from: .local) == .refused(.badRequest))
  }

  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1"), ("::0001", "::1"), ("fe80::A", "fe80::a"), ("1.2.3", nil), ("a", nil), ("", nil),
  ])
  func readsNumericAddresses(text: String, address: String?) { #expect(Peer.address(text) == address) }
}
