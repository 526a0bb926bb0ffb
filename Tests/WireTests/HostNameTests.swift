import Testing

@testable import CairnWire

/// Which names a server answers to.
@MainActor
struct HostNameTests {
  private static let names = HostNames(["App.Example.org", ".example.net", "box"])

  @Test(arguments: [
    "app.example.org", "APP.example.ORG:8443", "app.example.org.", "example.net", "a.b.example.net:1", "box:80",
    "localhost", "localhost:8080", "LOCALHOST", "app.localhost:80", "127.0.0.1", "10.1.2.3:8080", "[::1]:80",
    "[fe80::1]", "",
  ])
  func ownNamesAndAddressesCount(host: String) { #expect(Self.names.allows(host)) }

  @Test(arguments: [
    "example.org", "evil.app.example.org", "app.example.org.evil.com", "evilexample.net", "example.net.evil.com",
    "boxer", "localhost.evil.com", "notlocalhost", "127.0.0.1.evil.com", "1.2.3", "0x7f000001", "127.1", "evil.com:80",
  ])
  func otherNamesDoNot(host: String) { #expect(!Self.names.allows(host)) }

  @Test func anyHostNameIsAllowedOnlyIfConfigured() {
    #expect(HostNames(["*"]).allows("evil.com"))
    #expect(!HostNames().allows("evil.com"))
  }

  @Test(arguments: [
    ("app.example.org", true), (".example.org", true), ("*", true), ("", false), (".", false), ("a:80", false),
    ("https://a", false), ("a b", false), ("a/b", false),
  ])
  func namesAreReadStrictly(text: String, isName: Bool) { #expect(HostNames.isName(text) == isName) }

  @Test func requestsForOtherServersAreRefusedBeforeTheServiceSeesThem() throws {
    let service = TestService()
    service.accepting = { _ in .accept(TestSocket()) }
    let server = try TestServer(service)
    server.transport.hosts = HostNames(["app.example.org"])
    for (host, status) in [("app.example.org:80", 200), ("127.0.0.1", 200), ("evil.com", 421), ("evil.com:80", 421)] {
      let plain = try server.connect()
      plain.send("GET / HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\nConnection: close\r\n\r\n")
      plain.receiveEnd()
      #expect(plain.status == status, "\(host)")
      #expect(plain.text.contains("CAIRN_WEB_HOSTS") == (status == 421))
      let socket = try server.connect()
      socket.send(
        "GET /socket HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
          + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
      socket.receive { $0.text.contains("\r\n\r\n") }
      #expect(socket.status == (status == 200 ? 101 : 421), "\(host)")
      let upload = try server.connect()
      upload.send("POST / HTTP/1.1\r\nHost: \(host)\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc")
      upload.receiveEnd()
      #expect(upload.status == status, "\(host)")
    }
    #expect(!service.requests.contains { $0.host.hasPrefix("evil") })
  }
}
