import CairnWireSystem
import Foundation
import Testing

@testable import CairnWire

/// What a client talks to, in the same thread.
@MainActor
protocol Turning: AnyObject {
  var address: ListenAddress { get }
  func turn()
}

extension Turning {
  func connect() throws -> TestClient { try TestClient(self) }

  /// Turns until no work is left.
  func settle() { for _ in 0..<50 { turn() } }
}

/// A server and its clients in one thread: each step of the server is taken by the test, and its clock is the test's.
@MainActor
final class TestServer: Turning {
  final class Time {
    var nanoseconds: UInt64 = 1_000_000_000
  }

  let time = Time()
  let transport: EpollTransport
  let address: ListenAddress
  private let reports: Reports

  final class Reports {
    var lines: [String] = []
  }

  var log: [String] { reports.lines }

  init(
    _ service: any WireService, limits: WireLimits = WireLimits(),
    at address: ListenAddress = .tcp(host: "127.0.0.1", port: 0)
  ) throws {
    let (time, reports) = (time, Reports())
    self.reports = reports
    transport = try EpollTransport(
      limits: limits, servesMainQueue: false,
      clock: WireClock(now: { time.nanoseconds }, date: { 784_111_777 }), log: { reports.lines.append($0) })
    self.address = try transport.listen(on: address, for: service)
  }

  func turn() { transport.loop.turn(atMost: .zero) }

  /// Lets time pass, in steps, so that each deadline comes in its turn.
  func pass(_ duration: Duration, in steps: Int = 50) {
    for _ in 0..<steps {
      time.nanoseconds += duration.nanoseconds / UInt64(steps)
      turn()
    }
  }

}

/// A client that reads and writes bytes.
@MainActor
final class TestClient {
  let server: any Turning
  private var descriptor: Descriptor?
  private(set) var bytes: [UInt8] = []
  private(set) var hasEnded = false
  private(set) var wasReset = false
  private var buffer = InputBuffer()

  init(_ server: any Turning) throws {
    self.server = server
    switch server.address {
    case .tcp(let host, let port):
      descriptor = Descriptor(owning: try SystemError.check(wire_connect_tcp(host, port), "connecting"))
    case .unix(let path): descriptor = Descriptor(owning: try SystemError.check(wire_connect_unix(path), "connecting"))
    case .inherited: fatalError("no address")
    }
    server.turn()
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
  var status: Int? { text.split(separator: " ").dropFirst().first.flatMap { Int($0) } }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends, and turns the server whenever it has to take some first.
  func send(_ bytes: [UInt8]) {
    var offset = 0
    var refused = 0
    while offset < bytes.count, refused < 1000 {
      guard let number = descriptor?.number else { return }
      switch SystemCalls.send(bytes, from: offset, to: number) {
      case .count(let count): offset += count
      case .later, .end:
        refused += 1
        server.turn()
      case .failed: return
      }
    }
    server.turn()
  }

  /// Sends as much as fits while the server does not read, and returns how much that was.
  func sendWithoutTurning(_ bytes: [UInt8]) -> Int {
    guard let number = descriptor?.number, case .count(let count) = SystemCalls.send(bytes, from: 0, to: number) else {
      return 0
    }
    return count
  }

  /// Reads the available bytes.
  func receive() {
    guard let number = descriptor?.number else { return }
    while !hasEnded {
      switch SystemCalls.receive(from: number, into: &buffer.bytes) {
      case .count(let count): bytes += buffer.bytes[..<count]
      case .later: return
      case .end: hasEnded = true
      case .failed: (hasEnded, wasReset) = (true, true)
      }
    }
  }

  /// Turns the server and reads until a condition holds or nothing can come any more.
  func receive(until condition: (TestClient) -> Bool) {
    for _ in 0..<2000 {
      server.turn()
      receive()
      if condition(self) || hasEnded { return }
    }
    Issue.record("nothing came: \(text.prefix(200))")
  }

  func receive(_ text: String) { receive { $0.text.hasSuffix(text) } }
  func receiveEnd() { receive { $0.hasEnded } }

  /// Reads nothing, and expects nothing.
  func expectSilence(sourceLocation: SourceLocation = #_sourceLocation) {
    server.settle()
    receive()
    #expect(bytes.isEmpty && !hasEnded, "\(text.prefix(200))", sourceLocation: sourceLocation)
  }

  func forget() { bytes = [] }

  func endOutput() {
    if let number = descriptor?.number { wire_end_output(number) }
    server.turn()
  }

  func close() {
    descriptor = nil
    server.settle()
  }

  /// Opens a WebSocket.
  func upgrade(_ path: String = "/socket") {
    send(
      "GET \(path) HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: keep-alive, Upgrade\r\n"
        + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
    receive("\r\n\r\n")
    #expect(status == 101)
    forget()
  }

  /// The code of a close frame at the start of the received bytes.
  var closeCode: UInt16? {
    bytes.count >= 4 && bytes[0] == 0x88 ? UInt16(bytes[2]) << 8 | UInt16(bytes[3]) : nil
  }
}

/// A service made of closures.
@MainActor
final class TestService: WireService {
  var planning: (HTTPRequest) -> BodyPlan = { _ in .collect() }
  var responding: (HTTPRequest, Exchange) -> Void = { request, exchange in
    exchange.respond(HTTPResponse(type: "text/plain", text: "\(request.method.rawValue) \(request.target)|"))
  }
  var accepting: (HTTPRequest) -> UpgradeDecision = { _ in .refuse(HTTPResponse(plain: .notFound)) }
  var requests: [HTTPRequest] = []

  func plan(for request: HTTPRequest) -> BodyPlan { planning(request) }

  func respond(to request: HTTPRequest, on exchange: Exchange) {
    requests.append(request)
    responding(request, exchange)
  }

  func accept(_ request: HTTPRequest) -> UpgradeDecision { accepting(request) }
}

/// Records what happens on a WebSocket.
@MainActor
final class TestSocket: SocketDelegate {
  var socket: WebSocket?
  var texts: [String] = []
  var bytes: [[UInt8]] = []
  var closed: [(code: CloseCode, reason: String)] = []
  var receiving: (String, WebSocket) -> Void = { _, _ in }
  var patience: Duration?

  func opened(_ socket: WebSocket) { self.socket = socket }

  func received(_ text: String, on socket: WebSocket) {
    texts.append(text)
    receiving(text, socket)
  }

  func received(_ bytes: [UInt8], on socket: WebSocket) { self.bytes.append(bytes) }

  func closed(_ socket: WebSocket, code: CloseCode, reason: String) { closed.append((code, reason)) }
}

/// Counts what this process has open. Other tests open things as well, so only what is recognised counts.
@MainActor
enum OpenDescriptors {
  /// The sockets whose one end is this address.
  static func count(of address: ListenAddress) -> Int {
    guard case .tcp(_, let port) = address else { return 0 }
    return (0..<4096 as Range<Int32>).count { number in
      [true, false].contains { SystemCalls.address(of: number, isPeer: $0).port == port }
    }
  }

  static func count(ofFile path: String) -> Int {
    (0..<4096).count { (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path }
  }
}

extension TestClient {
  /// The server of a test that has only one kind.
  var testServer: TestServer {
    guard let server = server as? TestServer else { fatalError("not a test server") }
    return server
  }
}
