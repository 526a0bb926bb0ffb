import CairnCompression
import Testing

@testable import CairnWire

/// Compressed bodies of responses.
struct ContentCodingTests {
  private let page = HTTPResponse(type: "text/html; charset=utf-8", text: String(repeating: "<p>row</p>", count: 100))

  private func encoded(_ response: HTTPResponse, _ accepted: String? = "gzip, deflate, br") -> HTTPResponse {
    ContentCoding.encoded(response, for: accepted.map { ["accept-encoding": $0] } ?? [:])
  }

  @Test(arguments: [
    "gzip", "gzip, deflate, br, zstd", "GZIP;Q=0.001", "deflate , gzip ; q=1.000", "*", "br;q=1, *;q=0.5", "gzip,",
  ])
  func compressesFor(accepted: String) throws {
    let response = encoded(page, accepted)
    #expect(response.headers["content-encoding"] == "gzip")
    #expect(response.headers["vary"] == "accept-encoding")
    let stream = Array(response.body.dropFirst(10).dropLast(8))
    #expect(try Inflate.decompress(stream, limit: page.body.count) == page.body)
  }

  @Test(arguments: [
    nil, "", "identity", "br", "gzip;q=0", "gzip;q=0.000, *", "*;q=0", "gzip;q=2", "gzip;q=0.0001", "gzip;q=-1",
    "gzip;q=.5", "gzip;q", "gzip;level=9", "gzip;q=1;x=2", "gzip q=1", "gzip, gzip;q=0", "x-gzip",
  ])
  func sendsAsItIsFor(accepted: String?) {
    let response = encoded(page, accepted)
    #expect(response.body == page.body)
    #expect(response.headers["content-encoding"] == nil)
    // Caches must still not serve it to all clients.
    #expect(response.headers["vary"] == "accept-encoding")
  }

  @Test func leavesSmallCompressedAndEncodedBodies() {
    var encodedAlready = page
    encodedAlready.headers["content-encoding"] = "br"
    for response in [
      HTTPResponse(plain: .notFound), encodedAlready,
      HTTPResponse(headers: ["content-type": "image/png"], body: page.body), HTTPResponse(body: page.body),
      HTTPResponse(.noContent, headers: ["content-type": "text/plain"], body: page.body),
    ] {
      #expect(encoded(response) == response)
    }
  }

  @Test func usesPrecompressedBodies() {
    var response = page
    response.gzipped = [1, 2, 3]
    #expect(encoded(response).body == [1, 2, 3])
    #expect(encoded(response, nil).body == page.body)
  }

  @Test @MainActor func reportsTheSentLengthForHEADToo() throws {
    let service = TestService()
    service.responding = { [page] _, exchange in exchange.respond(page) }
    let client = try TestServer(service).connect()
    client.send("GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n")
    client.receive { $0.bytes.suffix(4) == [0xE8, 3, 0, 0] }
    let head = try #require(client.text.split(separator: "\r\n\r\n").first)
    let length = try #require(head.split(separator: "content-length: ").last.flatMap { Int($0.prefix { $0.isNumber }) })
    #expect(client.bytes.count == head.utf8.count + 4 + length && length < 100)
    client.forget()
    client.send("HEAD / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n")
    client.receive("\r\n\r\n")
    #expect(client.text.contains("content-length: \(length)\r\n"))
  }
}
