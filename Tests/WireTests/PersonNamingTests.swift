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

  @Test func aCookieNamesSomebodyAndAHeaderDoesNot() {
    let naming = PersonNaming()
    let headers: HTTPHeaders = ["cookie": "cairn=\(Self.ann.text)", "x-remote-user": "ben"]
    #expect(naming.person(of: headers, from: .local) == .person(Self.ann))
    #expect(naming.person(of: ["x-remote-user": "ben"], from: .local) == .nobody)
  }

  @Test func whereAHeaderNamesPeopleACookieDoesNot() {
    let headers: HTTPHeaders = ["cookie": "cairn=\(Self.ann.text)", "X-Remote-User": "ben"]
    let ben = byHeader.person(of: ["x-remote-user": "ben"], from: .local)
    #expect(byHeader.person(of: headers, from: proxy()) == ben)
    #expect(ben.person != nil && ben != .person(Self.ann))
    #expect(byHeader.person(of: ["x-remote-user": "Ben"], from: proxy()) != ben)
  }

  @Test func onlyProxiesThatAreNamedAreBelieved() {
    #expect(byHeader.person(of: ["x-remote-user": "ben"], from: proxy("10.0.0.2")) == .refused(.forbidden))
    #expect(byHeader.person(of: ["x-remote-user": "ben"], from: proxy("127.0.0.1")) == .refused(.forbidden))
    #expect(byHeader.person(of: [:], from: proxy("10.0.0.2")) == .refused(.forbidden))
  }

  @Test func anIdentityIsThereOnce() {
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
