import Testing
import WireInputs

@testable import CairnWire

/// Requests that programs read in different ways, and those that ask for too much.
struct SmugglingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let status: HTTPStatus
    var testDescription: String { "\(status.rawValue) \(text.debugDescription.prefix(90))" }

    init(_ status: HTTPStatus, _ text: String) {
      self.status = status
      self.text = text
    }

    /// A request with these headers after a valid host.
    static func post(_ status: HTTPStatus, _ headers: String, _ body: String = "hello") -> Case {
      Case(status, "POST / HTTP/1.1\r\nHost: a\r\n\(headers)\r\n\r\n\(body)")
    }

    static func get(_ status: HTTPStatus, _ headers: String) -> Case {
      Case(status, "GET / HTTP/1.1\r\n\(headers)\r\n\r\n")
    }

    static func chunked(_ status: HTTPStatus, _ body: String) -> Case {
      post(status, "Transfer-Encoding: chunked", body)
    }
  }

  static let lengths: [Case] = [
    .post(400, "Content-Length: 5\r\nTransfer-Encoding: chunked"),
    .post(400, "Transfer-Encoding: chunked\r\nContent-Length: 5"),
    .post(400, "Content-Length: 5\r\nContent-Length: 5"),
    .post(400, "Content-Length: 5\r\nContent-Length: 6"),
    .post(400, "Content-Length: 5, 5"),
    .post(400, "Content-Length: +5"),
    .post(400, "Content-Length: -5"),
    .post(400, "Content-Length: 0x5"),
    .post(400, "Content-Length: 5 5"),
    .post(400, "Content-Length: "),
    .post(400, "Content-Length: ٥"),
    .post(413, "Content-Length: 99999999999999999999999"),
    .post(413, "Content-Length: 1048577"),
    .post(400, "Content-Length : 5"),
    .post(400, "Content-Length\t: 5"),
    .post(400, " Content-Length: 5"),
    .post(400, "X: y\r\n Content-Length: 5"),
    .post(400, "X: y\r\n\tz\r\nContent-Length: 5"),
    .post(400, "Content\u{0}-Length: 5"),
    .post(400, "Content-Length: 5\u{0}"),
    .post(400, "Content-Length: \u{B}5"),
    .post(411, "X: y"),
    .post(501, "Transfer-Encoding: gzip, chunked"),
    .post(501, "Transfer-Encoding: chunked, gzip"),
    .post(501, "Transfer-Encoding: chunked, chunked"),
    .post(501, "Transfer-Encoding: identity"),
    .post(501, "Transfer-Encoding: xchunked"),
    .post(501, "Transfer-Encoding: \"chunked\""),
    .post(501, "Transfer-Encoding: "),
    .post(400, "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked"),
    .post(400, "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity"),
    .post(400, "Transfer-Encoding : chunked"),
    .post(400, "Transfer-Encoding:\u{B}chunked"),
    .post(400, "Transfer-Encoding: chunked\u{7F}"),
    Case(400, "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    .post(417, "Content-Length: 5\r\nExpect: 200-ok"),
  ]

  static let chunks: [Case] = [
    .chunked(400, "\r\n"), .chunked(400, "x\r\n"), .chunked(400, "-1\r\n"), .chunked(400, "+1\r\n"),
    .chunked(400, "0x1\r\na\r\n"), .chunked(400, " 1\r\na\r\n"), .chunked(400, "1 \r\na\r\n"),
    .chunked(400, "1\na\r\n"), .chunked(400, "1\r\na\n"), .chunked(400, "1\r\nab\r\n"), .chunked(400, "1\r\na0\r\n"),
    .chunked(400, "1\r\na\r0\r\n"), .chunked(400, "1;x\ny\r\na\r\n"), .chunked(400, "1;x\u{0}\r\na\r\n"),
    .chunked(400, "ffffffffffffffff\r\n"), .chunked(400, "10000000000000000\r\n"), .chunked(413, "fffffff\r\n"),
    .chunked(413, "100001\r\n"), .chunked(400, "1;" + String(repeating: "x", count: 300) + "\r\na\r\n"),
    .chunked(400, String(repeating: "1;" + String(repeating: "x", count: 200) + "\r\na\r\n", count: 25)),
    .chunked(400, "0\r\nno colon\r\n\r\n"), .chunked(400, "0\r\n folded: x\r\n\r\n"),
    .chunked(400, "0\r\nX : y\r\n\r\n"),
    .chunked(431, "0\r\n" + String(repeating: "x: y\r\n", count: 200) + "\r\n"),
  ]

  static let lines: [Case] = [
    Case(400, "GET / HTTP/1.1\nHost: a\n\n"),
    Case(400, "GET / HTTP/1.1\r\nHost: a\n\r\n"),
    Case(400, "GET / HTTP/1.1\r\nHost: a\r\n\n"),
    Case(400, "GET / HTTP/1.1\rHost: a\r\r"),
    Case(400, "GET / HTTP/1.1\r\nHost: a\rX: y\r\n\r\n"),
    Case(400, "GET / HTTP/1.1\r\nHost: a\r\r\n\r\n"),
    Case(400, "\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(400, "\nGET / HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(400, " GET / HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(400, "GET  / HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(400, "GET /  HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(400, "GET / HTTP/1.1 \r\nHost: a\r\n\r\n"),
    Case(400, "GET\t/ HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(400, "GET / x HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(400, "GET /\r\n\r\n"),
    Case(400, "GET\r\n\r\n"),
    Case(400, "GET / http/1.1\r\nHost: a\r\n\r\n"),
    Case(400, "GET / HTTP/11\r\nHost: a\r\n\r\n"),
    Case(400, "GET / HTTP/1.10\r\nHost: a\r\n\r\n"),
    Case(400, "GET / HTTP/+1.1\r\nHost: a\r\n\r\n"),
    Case(505, "GET / HTTP/1.2\r\nHost: a\r\n\r\n"),
    Case(505, "GET / HTTP/2.0\r\nHost: a\r\n\r\n"),
    Case(505, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
    Case(505, "GET / HTTP/0.9\r\nHost: a\r\n\r\n"),
    Case(501, "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(501, "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(501, "get / HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(501, "ABCDEFGHIJKLMNOPQRSTUVWXYZ / HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(400, "G[T / HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(400, "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}"),
    Case(400, "GET a HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(400, "GET * HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(400, "GET /#x HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(400, "GET /é HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(400, "GET ftp://a/ HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(400, "GET http:// HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(400, "GET http://u@a/ HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(400, "GET http://b/ HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(414, "GET /" + String(repeating: "a", count: 1 << 20)),
    Case(414, String(repeating: "A", count: 9000)),
  ]

  static let headers: [Case] = [
    .get(400, "X: y"), .get(400, "Host: a\r\nHost: a"), .get(400, "Host: a\r\nHost: b"), .get(400, "Host: "),
    .get(400, "Host: a b"), .get(400, "Host: a,b"), .get(400, "Host: a/b"), .get(400, "Host: a@b"),
    .get(400, "Host: a:"), .get(400, "Host: a:8x"), .get(400, "Host: a:123456"), .get(400, "Host: [::1"),
    .get(400, "Host: [g]"), .get(400, "Host: é"), .get(400, "Host : a"), .get(400, "Host"), .get(400, ": a"),
    .get(400, "Host: a\r\nX\u{0}: y"), .get(400, "Host: a\r\nX: \u{0}"), .get(400, "Host: a\r\nX: \u{1B}[2J"),
    .get(400, "Host: a\r\nX y: z"), .get(400, "Host: a\r\nX(: z"), .get(400, "Host: a\r\né: z"),
    .get(400, "Host: a\r\nOrigin: http://a\r\nOrigin: http://b"),
    .get(400, "Host: a\r\nExpect: 100-continue\r\nExpect: x"),
    .get(431, "Host: a\r\n" + (0..<101).map { "X-\($0): y" }.joined(separator: "\r\n")),
    .get(431, "Host: a\r\nX: " + String(repeating: "y", count: 40_000)),
    .get(
      431, "Host: a\r\n" + (0..<9).map { "X-\($0): " + String(repeating: "y", count: 4000) }.joined(separator: "\r\n")),
  ]

  static let all = lengths + chunks + lines + headers

  @Test(arguments: all) func isRefused(_ input: Case) {
    let seen = RequestReading.read(input.text)
    guard case .problem(let problem) = seen.last else { return #expect(Bool(false), "\(seen)") }
    #expect(problem.status == input.status)
    // Nothing after the problem can become a request.
    #expect(seen.filter { if case .end = $0 { true } else { false } }.isEmpty)
  }

  @Test func isParsedTheSameInAnyPieces() {
    let good = [
      "\r\nGET /a?b HTTP/1.1\r\nHost: a\r\nX:  y \r\n\r\nGET / HTTP/1.0\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhelloPUT / HTTP/1.1\r\nHost: b\r\nContent-Length: 0\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5;x\r\nhello\r\n1\r\n!\r\n0\r\nT: u\r\n\r\nGET / HTTP",
    ]
    for text in good + Self.all.map(\.text) where text.utf8.count < 2000 {
      let bytes = Array(text.utf8)
      let whole = RequestReading.read([bytes[...]])
      for place in 1..<bytes.count {
        let split = RequestReading.read([bytes[..<place], bytes[place...]])
        if split != whole { Issue.record("split at \(place): \(text.debugDescription)") }
      }
      #expect(RequestReading.read(bytes.indices.map { bytes[$0...$0] }) == whole)
    }
  }

  /// The characters that Unicode considers another way to write an ASCII character, or to be its other case.
  static let lookalikes: [(Unicode.Scalar, Character)] = (0x80...0xFFFF as ClosedRange<UInt32>).compactMap { number in
    guard let scalar = Unicode.Scalar(number) else { return nil }
    let character = Character(scalar)
    let forms = [String(character), character.lowercased(), character.uppercased()]
    let ascii = (0x21..<0x7F as Range<UInt8>).map { Character(Unicode.Scalar($0)) }.first { forms.contains(String($0)) }
    return ascii.map { (scalar, $0) }
  }

  @Test func lookalikesOfASCIILettersAreRejected() throws {
    #expect(Self.lookalikes.contains { $0.0 == "\u{212A}" } && Self.lookalikes.contains { $0.0 == "\u{17F}" })
    for (scalar, character) in Self.lookalikes {
      let letter = String(character).lowercased()
      func disguised(_ word: String) -> String? {
        word.contains(letter) ? word.replacing(letter, with: String(scalar), maxReplacements: 1) : nil
      }
      for word in ["chunked", "100-continue", "close", "keep-alive", "upgrade", "websocket"] {
        guard let word = disguised(word) else { continue }
        let chunks = RequestReading.read("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: \(word)\r\n\r\n")
        #expect(chunks == [.problem(HTTPProblem(.notImplemented, "transfer coding"))])
        let continues = RequestReading.read(
          "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nExpect: \(word)\r\n\r\n")
        #expect(continues == [.problem(HTTPProblem(.expectationFailed, "expectation"))])
        let headers: HTTPHeaders = ["connection": word, "upgrade": word]
        for plain in ["close", "keep-alive", "upgrade", "websocket"] {
          #expect(!headers.contains(plain, in: "connection") && !headers.contains(plain, in: "upgrade"))
        }
      }
      for name in ["cookie", "cairn", "x-remote-user"] {
        guard let other = disguised(name) else { continue }
        #expect(HTTPHeaders(dictionaryLiteral: (other, "1"))[name] == nil, "\(other)")
        #expect(HTTPHeaders(dictionaryLiteral: ("cookie", "\(other)=1")).cookie(name) == nil, "\(other)")
      }
    }
  }

  @Test func anEmptyLineBeforeARequestIsSkippedOnce() {
    #expect(RequestReading.read("\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n").count == 2)
  }

  @Test func randomRequestsNeverCrash() {
    for seed in 1...5_000 as ClosedRange<UInt64> {
      if let problem = RequestFuzz.problem(seed: seed) { Issue.record("seed \(seed): \(problem)") }
    }
  }
}
