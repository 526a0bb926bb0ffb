import CairnHashes
import Testing

@testable import CairnWire

/// How requests identify their user.
struct UserNamingTests {
  private static let ann = UserID(hash: Array(repeating: 1, count: 16))

  private let byHeader = UserNaming(
    identity: .init(header: "X-Remote-User", proxies: ["10.0.0.1"]) { name in
      UserID(hash: Array(name.utf8) + Array(repeating: 0, count: 16))
    })

  private func proxy(_ address: String = "10.0.0.1") -> Peer { Peer(address: address, port: 5) }

  @Test func byDefaultACookieNamesTheUserAndAHeaderDoesNot() {
    let naming = UserNaming()
    let headers: HTTPHeaders = ["cookie": "cairn=\(Self.ann.text)", "x-remote-user": "ben"]
    #expect(naming.user(of: headers, from: .local) == .user(Self.ann))
    #expect(naming.user(of: ["x-remote-user": "ben"], from: .local) == .nobody)
  }

  private func sealed(_ server: String, key: UInt8) -> UserNaming {
    UserNaming(seal: .init(server: server) { SHA1.hash([key] + Array($0.utf8)) })
  }

  @Test func onlyIssuedCookiesAreAccepted() {
    let naming = sealed("a", key: 1)
    let cookie = naming.cookie(of: Self.ann)
    #expect(naming.setCookie(Self.ann).hasPrefix("cairn-a=\(cookie);"))
    func user(_ value: String, _ name: String = "cairn-a") -> UserID? {
      naming.user(of: ["cookie": "\(name)=\(value)"], from: .local).user
    }
    #expect(user(cookie) == Self.ann)
    #expect(user(cookie, "cairn") == nil)
    #expect(user(Self.ann.text) == nil && user(UserID.random().text + cookie.dropFirst(32)) == nil)
    // Not one character may differ, be missing or be added.
    for index in cookie.indices {
      var other = cookie
      other.replaceSubrange(index...index, with: cookie[index] == "0" ? "1" : "0")
      #expect(user(other) == nil)
      #expect(user(String(cookie[..<index])) == nil)
    }
    #expect(user(cookie + "0") == nil && user(cookie + ".") == nil && user("." + cookie) == nil)
  }

  @Test func aSecondCookieDoesNotHideTheIssuedOne() {
    let naming = sealed("a", key: 1)
    let (good, forged) = (naming.cookie(of: Self.ann), sealed("a", key: 2).cookie(of: Self.ann))
    for cookies in [[forged, good], [good, forged], ["", "x", good], [good, good]] {
      let header = cookies.map { "cairn-a=\($0)" }.joined(separator: "; ")
      #expect(naming.user(of: ["cookie": header], from: .local) == .user(Self.ann), "\(header)")
    }
    let split: HTTPHeaders = ["cookie": "cairn-a=\(forged)", "Cookie": "cairn-a=\(good)"]
    #expect(naming.user(of: split, from: .local) == .user(Self.ann))
    let many = Array(repeating: forged, count: 20) + [good]
    #expect(naming.user(of: ["cookie": many.map { "cairn-a=\($0)" }.joined(separator: ";")], from: .local) == .nobody)
  }

  @Test func twoServersOnOneHostKeepTheirCookiesApart() {
    let (first, second) = (sealed("a", key: 1), sealed("b", key: 2))
    let ben = UserID.random()
    let cookies = "\(first.cookieName)=\(first.cookie(of: Self.ann)); \(second.cookieName)=\(second.cookie(of: ben))"
    #expect(first.user(of: ["cookie": cookies], from: .local) == .user(Self.ann))
    #expect(second.user(of: ["cookie": cookies], from: .local) == .user(ben))
    #expect(sealed("a", key: 2).user(of: ["cookie": cookies], from: .local) == .nobody)
  }

  @Test func withAnIdentityHeaderCookiesAreIgnored() {
    let headers: HTTPHeaders = ["cookie": "cairn=\(Self.ann.text)", "X-Remote-User": "ben"]
    let ben = byHeader.user(of: ["x-remote-user": "ben"], from: .local)
    #expect(byHeader.user(of: headers, from: proxy()) == ben)
    #expect(ben.user != nil && ben != .user(Self.ann))
    #expect(byHeader.user(of: ["x-remote-user": "Ben"], from: proxy()) != ben)
  }

  @Test func onlyTrustedProxiesAreBelieved() {
    #expect(byHeader.user(of: ["x-remote-user": "ben"], from: proxy("10.0.0.2")) == .refused(.forbidden))
    #expect(byHeader.user(of: ["x-remote-user": "ben"], from: proxy("127.0.0.1")) == .refused(.forbidden))
    #expect(byHeader.user(of: [:], from: proxy("10.0.0.2")) == .refused(.forbidden))
  }

  @Test func anIdentityHeaderMustOccurOnce() {
    var two: HTTPHeaders = ["x-remote-user": "ben"]
    two.add("X-Remote-User", "ann")
    #expect(byHeader.user(of: two, from: .local) == .refused(.badRequest))
    #expect(byHeader.user(of: [:], from: .local) == .refused(.forbidden))
    #expect(byHeader.user(of: ["x-remote-user": ""], from: .local) == .refused(.forbidden))
    let long = String(repeating: "a", count: 600)
    #expect(byHeader.user(of: ["x-remote-user": long], from: .local) == .refused(.badRequest))
  }

  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1"), ("::0001", "::1"), ("fe80::A", "fe80::a"), ("1.2.3", nil), ("a", nil), ("", nil),
  ])
  func readsNumericAddresses(text: String, address: String?) { #expect(Peer.address(text) == address) }
}
