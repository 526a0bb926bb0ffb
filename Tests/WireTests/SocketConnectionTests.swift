import Testing
import WireInputs

@testable import CairnWire

@MainActor
struct SocketConnectionTests {
  private let service = TestService()
  private let socket = TestSocket()

  private func client(_ change: (inout SocketLimits) -> Void = { _ in }) throws -> TestClient {
    var limits = WireLimits()
    change(&limits.socket)
    let socket = socket
    service.accepting = { _ in .accept(socket, headers: ["sec-websocket-protocol": "cairn"]) }
    let client = try TestServer(service, limits: limits).connect()
    return client
  }

  @Test func opensAndEchoes() throws {
    socket.receiving = { $1.send($0) }
    let client = try client()
    client.upgrade()
    client.send(ClientFrames.text("grüße"))
    client.receive { $0.bytes == [0x81, 7] + Array("grüße".utf8) }
    #expect(socket.socket?.request.path == "/socket")
    #expect(socket.texts == ["grüße"])
  }

  @Test func answersTheHandshake() throws {
    let client = try client()
    client.send(
      "GET / HTTP/1.1\r\nHost: a\r\nUpgrade: WebSocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
    client.receive("\r\n\r\n")
    #expect(
      client.text == "HTTP/1.1 101 Switching Protocols\r\ndate: Sun, 06 Nov 1994 08:49:37 GMT\r\nupgrade: websocket\r\n"
        + "sec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\nsec-websocket-protocol: cairn\r\nconnection: upgrade\r\n\r\n"
    )
  }

  @Test(arguments: [
    ("Sec-WebSocket-Version: 12\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", 426),
    ("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", 426),
    ("Sec-WebSocket-Version: 13", 400),
    ("Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short", 400),
    ("Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nContent-Length: 1", 400),
  ])
  func refusesAWrongHandshake(headers: String, status: Int) throws {
    let client = try client()
    client.send("GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\(headers)\r\n\r\nx")
    client.receiveEnd()
    #expect(client.status == status)
    #expect(socket.socket == nil)
  }

  @Test func aRefusedHandshakeLeavesTheConnectionUsable() throws {
    let client = try TestServer(service).connect()
    client.send(
      "GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
    client.receive { $0.status == 404 }
    client.send("GET /next HTTP/1.1\r\nHost: a\r\n\r\n")
    client.receive("GET /next|")
  }

  @Test func framesSentWithTheHandshakeAreRead() throws {
    let client = try client()
    client.send(
      Array(
        ("GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
          + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").utf8) + ClientFrames.text("early"))
    client.server.settle()
    #expect(socket.texts == ["early"])
  }

  @Test func answersPings() throws {
    let client = try client()
    client.upgrade()
    client.send(ClientFrames.frame(9, [1, 2, 3]))
    client.receive { $0.bytes == [0x8A, 3, 1, 2, 3] }
  }

  @Test func closesWhenTheClientDoes() throws {
    let client = try client()
    client.upgrade()
    client.send(ClientFrames.close(1000, "bye"))
    client.receiveEnd()
    #expect(client.bytes == [0x88, 2, 3, 0xE8])
    #expect(socket.closed.map(\.code) == [.normal])
    #expect(socket.closed.map(\.reason) == ["bye"])
    #expect(!client.wasReset)
  }

  @Test func closesAndWaitsForTheAnswer() throws {
    let client = try client()
    client.upgrade()
    socket.socket?.close(CloseCode(rawValue: 4001), reason: "enough")
    client.send(ClientFrames.text("ignored"))
    client.receive { $0.closeCode == 4001 }
    #expect(socket.closed.isEmpty)
    #expect(socket.socket?.isOpen == false)
    client.send(ClientFrames.close(4001))
    client.receiveEnd()
    #expect(socket.closed.map(\.code.rawValue) == [4001])
    #expect(socket.texts.isEmpty)
  }

  @Test func doesNotWaitForTheAnswerForever() throws {
    let client = try client()
    client.upgrade()
    socket.socket?.close(.goingAway)
    client.testServer.pass(.seconds(6))
    #expect(socket.closed.map(\.code) == [.goingAway])
    #expect(client.testServer.transport.connectionCount == 0)
  }

  @Test func aLostConnectionClosesAbnormally() throws {
    let client = try client()
    client.upgrade()
    client.close()
    #expect(socket.closed.map(\.code) == [.abnormal])
    socket.socket?.send("into the void")
    socket.socket?.close()
    #expect(socket.closed.count == 1)
  }

  @Test(
    arguments: [
      (ClientFrames.frame(1, [65], mask: nil), 1002), (ClientFrames.frame(1, [0xFF]), 1007),
      ([0x82, 0xFF, 0, 0, 0, 0, 0, 0x20, 0, 0, 0, 0, 0, 0], 1009),
    ] as [([UInt8], Int)])
  func wrongFramesAreClosedWithTheirCodeAndReportedOnce(frame: [UInt8], code: Int) throws {
    let client = try client()
    client.upgrade()
    client.send(frame)
    client.receiveEnd()
    #expect(client.closeCode.map(Int.init) == code)
    #expect(socket.closed.map { Int($0.code.rawValue) } == [code])
    #expect(client.testServer.log.count == 1)
  }

  @Test func aTextServiceRefusesBinaryMessages() throws {
    final class TextOnly: SocketDelegate {
      func received(_ text: String, on socket: WebSocket) {}
      func closed(_ socket: WebSocket, code: CloseCode, reason: String) {}
    }
    let client = try client()
    service.accepting = { _ in .accept(TextOnly()) }
    client.upgrade()
    client.send(ClientFrames.frame(2, [1]))
    client.receive { $0.closeCode == 1003 }
  }

  @Test(arguments: [ClientFrames.text("x"), ClientFrames.frame(9, []), ClientFrames.frame(0, [], isFinal: false)])
  func floodsAreClosedWith1008(frame: [UInt8]) throws {
    let client = try client()
    client.upgrade()
    if frame[0] == 0 { client.send(ClientFrames.frame(1, [], isFinal: false)) }
    client.send((0..<1100).flatMap { _ in frame })
    client.receiveEnd()
    #expect(socket.closed.map(\.code) == [.policyViolation])
    #expect(client.testServer.log.count == 1)
  }

  @Test func aFloodOfBytesIsClosedWith1008() throws {
    let client = try client()
    client.upgrade()
    for _ in 0..<5 { client.send(ClientFrames.frame(2, [UInt8](repeating: 0, count: 1_000_000))) }
    client.receiveEnd()
    #expect(socket.closed.map(\.code) == [.policyViolation])
  }

  @Test func aSteadyClientIsNotClosed() throws {
    let client = try client()
    client.upgrade()
    for _ in 0..<300 {
      for _ in 0..<15 { client.send(ClientFrames.text("x")) }
      client.testServer.pass(.milliseconds(100), in: 1)
    }
    #expect(socket.texts.count == 4500)
    #expect(socket.closed.isEmpty)
  }

  @Test func aClientThatDoesNotReadIsDropped() throws {
    let client = try client()
    client.upgrade()
    let message = String(repeating: "x", count: 100_000)
    for _ in 0..<400 {
      socket.socket?.send(message)
      client.server.turn()
    }
    #expect(socket.closed.map(\.code) == [.abnormal])
    #expect(socket.socket?.bufferedBytes == 0)
    #expect(client.testServer.log.count == 1)
  }

  @Test func aSilentClientIsPingedAndThenDropped() throws {
    let client = try client()
    client.upgrade()
    client.testServer.pass(.seconds(31))
    client.receive { $0.bytes == [0x89, 0] }
    client.send(ClientFrames.frame(10, []))
    client.forget()
    client.testServer.pass(.seconds(31))
    client.receive { $0.bytes == [0x89, 0] }
    client.testServer.pass(.seconds(31))
    #expect(socket.closed.map(\.code) == [.abnormal])
    #expect(client.testServer.log.count == 1)
  }

  @Test func drainingClosesWith1001() throws {
    let client = try client()
    client.upgrade()
    client.testServer.transport.drain(within: .seconds(5))
    client.receive { $0.closeCode == 1001 }
    client.send(ClientFrames.close(1001))
    client.receiveEnd()
    client.close()
    #expect(client.testServer.transport.connectionCount == 0)
  }

  @Test func tenThousandMessagesAreEchoedInOrder() throws {
    socket.receiving = { $1.send($0) }
    let client = try client { ($0.burst, $0.framesPerSecond) = (1e6, 1e6) }
    client.upgrade()
    var random = Random(seed: 3)
    let sent = (0..<10_000).map { "message \($0)" }
    for piece in random.pieces(sent.flatMap { ClientFrames.text($0) }) { client.send(Array(piece)) }
    let expected = sent.flatMap { FrameWriter.frame(.text, $0.utf8) }
    client.receive { $0.bytes.count >= expected.count }
    #expect(client.bytes == expected)
  }
}
