import CairnWire

/// Random requests, and what must hold whatever they are.
package enum RequestFuzz {
  private static let limits: HTTPLimits = {
    var limits = HTTPLimits()
    limits.requestLine = 120
    limits.head = 600
    limits.headers = 12
    limits.body = 64
    limits.chunkExtensions = 20
    return limits
  }()

  private static let requests = [
    "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET /a/b?c=d HTTP/1.1\r\nHost: a:80\r\nCookie: x=y; z=w\r\nAccept: */*\r\n\r\n",
    "POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello",
    "POST /form HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n3;x=y\r\nabc\r\n0\r\n\r\n",
    "PUT / HTTP/1.1\r\nHost: [::1]:8080\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\nTrailer: v\r\n\r\n",
    "HEAD http://a/b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    "OPTIONS * HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
    "GET /s HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
      + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: http://a\r\n\r\n",
    "POST /e HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\nok",
    "\r\nGET / HTTP/1.1\r\nHost:\ta \r\nX-Latin: caf\u{E9}\r\n\r\n",
  ].map { Array($0.utf8) }

  private static let snippets = [
    "\r\n", "\n", "\r", "\0", " ", "\t", ":", ";", ",", "\r\n ", "\r\n\r\n", "0\r\n\r\n", "Content-Length: 3\r\n",
    "Transfer-Encoding: chunked\r\n", "Transfer-Encoding: gzip, chunked\r\n", "Host: b\r\n", "HTTP/1.1", "HTTP/2.0",
    "GET ",
    "+", "-1", "0x", "ffffffffffffffff", "\u{B}", "\u{7F}", "chunked, ", "99999999999999999999", "%", "#", "é", "*",
    String(repeating: "a", count: 130), String(repeating: "X: y\r\n", count: 20),
  ].map { Array($0.utf8) }

  package static func input(seed: UInt64) -> [UInt8] {
    var random = Random(seed: seed)
    if random.chance(50) { return (0..<random.below(200)).map { _ in UInt8(truncatingIfNeeded: random.next()) } }
    var bytes: [UInt8] = []
    for _ in 0...random.below(3) { bytes += random.one(of: requests) }
    return Mutation.apply(bytes, inserting: snippets, &random)
  }

  /// What is wrong with how the parser reads the input of a seed.
  package static func problem(seed: UInt64) -> String? {
    let bytes = input(seed: seed)
    var random = Random(seed: ~seed)
    let whole = RequestReading.read([bytes[...]], limits: limits)
    if whole != RequestReading.read(random.pieces(bytes), limits: limits) { return "pieces change what is read" }
    var isInside = false
    for (index, seen) in whole.enumerated() {
      switch seen {
      case .head(let head):
        if isInside { return "a head within a request" }
        isInside = true
        if let problem = problem(of: head) { return problem }
      case .body(let body):
        if !isInside { return "a body without a head" }
        if body.count > limits.body { return "a body beyond its limit" }
        if body.isEmpty { return "an empty body" }
      case .end:
        if !isInside { return "an end without a head" }
        isInside = false
      case .problem:
        if index != whole.count - 1 { return "something after the problem" }
      }
    }
    return nil
  }

  private static func problem(of head: RequestHead) -> String? {
    let text = canonical(head)
    if text.utf8.count <= limits.head - 50, RequestReading.read(text, limits: limits).first != .head(head) {
      return "a head that is read in another way when it is written again"
    }
    for header in head.headers.all {
      if header.name.isEmpty || header.name != header.name.lowercased() { return "a bad name" }
      if header.value.unicodeScalars.contains(where: { $0.value < 32 && $0 != "\t" || $0.value == 127 }) {
        return "a control character in a value"
      }
    }
    for name in ["host", "content-length", "transfer-encoding", "origin"] where head.headers.values(of: name).count > 1
    {
      return "a repeated \(name)"
    }
    if head.headers["content-length"] != nil, head.headers["transfer-encoding"] != nil { return "two lengths" }
    if head.minorVersion == 1, head.host.isEmpty { return "no host" }
    if head.headers.all.count > limits.headers { return "too many headers" }
    return nil
  }

  private static func canonical(_ head: RequestHead) -> String {
    let scheme = head.target.authority.map { "http://\($0)" } ?? ""
    return "\(head.method.rawValue) \(scheme)\(head.target.text) HTTP/1.\(head.minorVersion)\r\n"
      + head.headers.all.map { "\($0.name): \($0.value)\r\n" }.joined() + "\r\n"
  }
}
