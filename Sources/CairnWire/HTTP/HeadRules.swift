/// Rules across headers: the host, and the end of the body. If programs on a request's path disagree about these,
/// requests can be smuggled past one of them, so ambiguous heads are refused.
enum HeadRules {
  /// Headers that may occur only once.
  private static let single: Set<String> = [
    "authorization", "content-length", "content-type", "expect", "host", "origin", "sec-websocket-key",
    "sec-websocket-version", "transfer-encoding",
  ]

  static func isRepeated(_ name: String, in headers: HTTPHeaders) -> Bool {
    single.contains(name) && headers.count(of: name) > 0
  }

  static func head(_ line: RequestLine, _ headers: HTTPHeaders) throws(HTTPProblem) -> RequestHead {
    let framing = try framing(line, headers)
    var expectsContinue = false
    if let expectation = headers["expect"] {
      guard expectation.isWord("100-continue") else { throw HTTPProblem(.expectationFailed, "expectation") }
      expectsContinue = line.minorVersion == 1 && framing != .none
    }
    let closes = headers.contains("close", in: "connection")
    return RequestHead(
      method: line.method, target: line.target, minorVersion: line.minorVersion, headers: headers,
      host: try host(line, headers), framing: framing,
      keepsAlive: !closes && (line.minorVersion == 1 || headers.contains("keep-alive", in: "connection")),
      expectsContinue: expectsContinue)
  }

  private static func host(_ line: RequestLine, _ headers: HTTPHeaders) throws(HTTPProblem) -> String {
    guard let host = headers["host"] else {
      guard line.minorVersion == 0 else { throw HTTPProblem(.badRequest, "no host") }
      return line.target.authority ?? ""
    }
    guard HostName.isValid(host.utf8) else { throw HTTPProblem(.badRequest, "host") }
    if let authority = line.target.authority, !host.isWord(authority) {
      throw HTTPProblem(.badRequest, "two hosts")
    }
    return host
  }

  private static func framing(_ line: RequestLine, _ headers: HTTPHeaders) throws(HTTPProblem) -> RequestHead.Framing {
    let length = headers["content-length"]
    if let coding = headers["transfer-encoding"] {
      guard length == nil else { throw HTTPProblem(.badRequest, "two lengths") }
      guard line.minorVersion == 1 else { throw HTTPProblem(.badRequest, "chunks in HTTP/1.0") }
      guard coding.isWord("chunked") else { throw HTTPProblem(.notImplemented, "transfer coding") }
      return .chunks
    }
    guard let length else {
      guard !line.method.needsLength else { throw HTTPProblem(.lengthRequired, "no length") }
      return .none
    }
    guard !length.isEmpty, length.utf8.allSatisfy(\.isDigit) else { throw HTTPProblem(.badRequest, "length") }
    guard length.utf8.count <= 18, let count = Int(length) else { throw HTTPProblem(.contentTooLarge, "length") }
    return count == 0 ? .none : .length(count)
  }
}
