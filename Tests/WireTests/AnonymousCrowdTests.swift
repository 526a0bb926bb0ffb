import Testing
import WireInputs

@testable import CairnWire

/// A client that opens connections, without a cookie, must not shut out others, however many it opens. No time passes in
/// these tests.
@MainActor
@Suite(.serialized)
struct AnonymousCrowdTests {
  enum Kind: CaseIterable {
    case silent, partialHead, afterAFile, afterAPage, refused, socket, socketOfAnotherPath, slowReader

    @MainActor static func upgrade(_ line: TestClient, _ path: String) {
      line.send(
        "GET \(path) HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
          + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
    }

    @MainActor func begin(_ line: TestClient) {
      switch self {
      case .silent: break
      case .partialHead: line.send("GET / HTTP/1.1\r\nHos")
      case .afterAFile:
        line.send("GET /style.css HTTP/1.1\r\nHost: a\r\n\r\n")
        line.receive("a{}\n")
      case .afterAPage:
        line.send("GET /count HTTP/1.1\r\nHost: a\r\n\r\n")
        line.receive("|")
      case .refused:
        line.send("GET / HTTP/1.1\nHost: a\n\n")
        line.receive("\n")
      case .socket:
        Self.upgrade(line, "/cairn/socket")
        line.receive { $0.text.contains("gone") }
      case .socketOfAnotherPath:
        Self.upgrade(line, "/chat")
        line.receive { $0.text.contains("101") }
      case .slowReader:
        line.send("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n")
        line.receive("begun")
      }
    }
  }

  @Test(arguments: Kind.allCases) func aVisitorOfAGateIsServed(kind: Kind) throws {
    let gate = try TestGate {
      $0.guests = { _ in false }
      $0.strayMessage = "gone"
      $0.answer = { $0.path == "/style.css" ? HTTPResponse(type: "text/css", text: "a{}\n") : nil }
      $0.connectionsOfWorker = 10
      // A slow reader's connection is another process's, which ends it after a while.
      $0.limits.connections = kind == .slowReader ? 100 : 20
    }
    #expect(try TestUser(gate).get("/count") == "1")
    var lines: [TestClient] = []
    for _ in 0..<(kind == .slowReader ? 11 : 21) {
      let line = try gate.connect()
      kind.begin(line)
      lines.append(line)
    }
    #expect(try TestUser(gate).get("/count") != nil)
    let user = TestUser(gate)
    user.cookie = UserID.random().text
    #expect(try user.get("/count") == "1")
    withExtendedLifetime(lines) {}
  }

  @Test func aSocketWithoutAUserReachesNoWorker() throws {
    let gate = try TestGate {
      $0.guests = { _ in false }
      $0.strayMessage = "gone"
    }
    let line = try gate.connect()
    Kind.upgrade(line, "/cairn/socket")
    line.receive { $0.text.contains("gone") }
    #expect(line.status == 101)
    line.send(ClientFrames.close(1000))
    line.receiveEnd()
    #expect(gate.gate.processes.values.allSatisfy { $0.served == 0 })
  }

  // MARK: One process for all

  private func server(_ sockets: Reference, connections: Int = 10) throws -> TestServer {
    let service = TestService()
    service.accepting = { _ in
      let socket = TestSocket()
      socket.patience = .seconds(10)
      sockets.all.append(socket)
      return .accept(socket)
    }
    var limits = WireLimits()
    limits.connections = connections
    return try TestServer(service, limits: limits)
  }

  private final class Reference { var all: [TestSocket] = [] }

  @Test func silentSocketsMakeRoom() throws {
    let sockets = Reference()
    let server = try server(sockets)
    let user = try server.connect()
    user.upgrade()
    user.send(ClientFrames.text("hello"))
    let crowd = try (0..<10).map { _ in
      let line = try server.connect()
      line.upgrade()
      return line
    }
    let visitor = try server.connect()
    visitor.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    visitor.receive("|")
    #expect(visitor.status == 200)
    // The one who has said something is still there.
    #expect(sockets.all[0].socket?.isOpen == true)
    withExtendedLifetime(crowd) {}
  }

  @Test func aSocketThatSaysNothingIsClosed() throws {
    let sockets = Reference()
    let server = try server(sockets)
    let (silent, user) = (try server.connect(), try server.connect())
    silent.upgrade()
    user.upgrade()
    user.send(ClientFrames.text("hello"))
    server.pass(.seconds(9))
    silent.expectSilence()
    server.pass(.seconds(2))
    silent.receiveEnd()
    #expect(silent.closeCode == 1008)
    server.pass(.seconds(15))
    user.expectSilence()
    #expect(sockets.all[1].socket?.isOpen == true)
  }
}
