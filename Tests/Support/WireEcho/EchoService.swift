import CairnWire

@MainActor
final class EchoService: WireService {
  func plan(for request: HTTPRequest) -> BodyPlan {
    request.path == "/upload" ? .stream(to: Counter(), limit: 1 << 30) : .collect()
  }

  func respond(to request: HTTPRequest, on exchange: Exchange) {
    switch request.path {
    case "/": exchange.respond(HTTPResponse(type: "text/plain", text: String(repeating: "hello, world. ", count: 62)))
    case "/echo":
      var response = HTTPResponse(body: request.body)
      response.headers["content-type"] = "application/octet-stream"
      response.headers["x-method"] = request.method.rawValue
      exchange.respond(response)
    case "/text":
      var response = HTTPResponse(body: request.body)
      response.headers["content-type"] = "text/plain"
      exchange.respond(response)
    case "/later":
      // Main-actor tasks run on this loop.
      Task {
        try? await Task.sleep(for: .milliseconds(20))
        exchange.respond(HTTPResponse(type: "text/plain", text: "later\n"))
      }
    case "/chunks": exchange.stream(HTTPResponse(type: "text/plain", text: ""), length: nil, from: Numbers(200_000))
    case "/upload": exchange.respond(HTTPResponse(type: "text/plain", text: "\(Counter.last)\n"))
    case "/forgotten": break
    default: exchange.respond(HTTPResponse(plain: .notFound))
    }
  }

  func accept(_ request: HTTPRequest) -> UpgradeDecision {
    request.path == "/socket" ? .accept(EchoSocket()) : .refuse(HTTPResponse(plain: .notFound))
  }
}

/// Counts the bytes of an upload.
final class Counter: BodySink {
  static var last = 0
  private var count = 0

  func receive(_ bytes: [UInt8]) -> HTTPResponse? {
    count += bytes.count
    Self.last = count
    return nil
  }
}

/// A body of lines, made while it is sent.
final class Numbers: BodySource {
  private var next = 0
  private let count: Int

  init(_ count: Int) { self.count = count }

  func read(upTo size: Int) -> BodyPart {
    guard next < count else { return .end }
    var lines = ""
    while next < count, lines.utf8.count + 20 < size {
      lines += "\(next)\n"
      next += 1
    }
    return .bytes(Array(lines.utf8))
  }
}

final class EchoSocket: SocketDelegate {
  func received(_ text: String, on socket: WebSocket) {
    if text == "close" { socket.close(CloseCode(rawValue: 4000), reason: "as asked") } else { socket.send(text) }
  }

  func received(_ bytes: [UInt8], on socket: WebSocket) { socket.send(bytes) }

  func closed(_ socket: WebSocket, code: CloseCode, reason: String) {}
}
