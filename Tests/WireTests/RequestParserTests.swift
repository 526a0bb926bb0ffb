import Testing
import WireInputs

@testable import CairnWire

struct RequestParserTests {
  /// The events of a request that starts with these lines.
  private func read(_ lines: String..., body: String = "") -> [RequestReading.Seen] {
    RequestReading.read(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
  }

  private func firstHead(_ seen: [RequestReading.Seen]) -> RequestHead? {
    if case .head(let head) = seen.first { head } else { nil }
  }

  @Test func readsARequest() throws {
    let head = try #require(firstHead(read("GET /a%20b/?q=1&r HTTP/1.1", "Host: example.org:8080", "X-A:\t b c \t")))
    #expect(head.method == .get)
    #expect(head.target.path == "/a%20b/")
    #expect(head.target.query == "q=1&r")
    #expect(head.host == "example.org:8080")
    #expect(head.headers["x-a"] == "b c")
    #expect(head.keepsAlive)
    #expect(head.framing == .none)
  }

  @Test func readsAbsoluteTargets() throws {
    let head = try #require(firstHead(read("GET http://Example.org?q HTTP/1.1", "Host: example.ORG")))
    #expect(head.target.path == "/")
    #expect(head.target.query == "q")
  }

  @Test func readsPipelinedRequests() {
    let seen = RequestReading.read(
      "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabcGET /b HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(seen.count == 5)
    #expect(seen[1] == .body(Array("abc".utf8)))
    guard case .head(let second) = seen[3] else { return #expect(Bool(false), "\(seen)") }
    #expect(second.target.path == "/b")
  }

  @Test func readsChunks() {
    let seen = read(
      "POST / HTTP/1.1", "Host: a", "Transfer-Encoding: Chunked",
      body: "3\r\nabc\r\n00A;x=\"y\"\r\n0123456789\r\n0\r\nTrailer: dropped\r\n\r\n")
    #expect(seen.count == 3)
    #expect(seen[1] == .body(Array("abc0123456789".utf8)))
    #expect(seen[2] == .end)
  }

  @Test func keepAliveDependsOnTheVersion() throws {
    #expect(try #require(firstHead(read("GET / HTTP/1.0"))).keepsAlive == false)
    #expect(try #require(firstHead(read("GET / HTTP/1.0", "Connection: Keep-Alive"))).keepsAlive)
    #expect(try #require(firstHead(read("GET / HTTP/1.1", "Host: a", "Connection: x, close"))).keepsAlive == false)
  }

  @Test func readsLatin1WhereTextIsNotUTF8() {
    let bytes = Array("GET / HTTP/1.1\r\nHost: a\r\nX: ".utf8) + [0xE9] + Array("\r\n\r\n".utf8)
    guard case .head(let head) = RequestReading.read([bytes[...]]).first else { return #expect(Bool(false)) }
    #expect(head.headers["x"] == "é")
  }

  @Test func findsACookieUnlessItIsAmbiguous() {
    let headers: HTTPHeaders = ["cookie": "a=1; cairn=secret", "Cookie": "b=2=3"]
    #expect(headers.cookie("cairn") == "secret")
    #expect(headers.cookie("b") == "2=3")
    #expect(headers.cookie("c") == nil)
    #expect(HTTPHeaders(dictionaryLiteral: ("cookie", "a=1; a=2")).cookie("a") == nil)
  }

  @Test func refusesABodyBeyondTheLimitOfItsReceiver() {
    var parser = RequestParser()
    parser.append(Array("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 11\r\n\r\nhello world".utf8))
    guard case .head = parser.next() else { return #expect(Bool(false)) }
    parser.bodyLimit = 10
    let event = parser.next()
    #expect(event == .problem(HTTPProblem(.contentTooLarge, "body")))
    let after = parser.next()
    #expect(after == nil)
  }
}
