import CairnCompression
import CairnWireSystem
import Testing
import WireInputs

@testable import CairnWire

/// Compressed messages of WebSockets (RFC 7692).
@MainActor
struct MessageCompressionTests {
  nonisolated private static let plain = "permessage-deflate; server_no_context_takeover; client_no_context_takeover"

  @Test(arguments: [
    ("permessage-deflate", plain), ("permessage-deflate; client_max_window_bits", plain),
    ("permessage-deflate; client_max_window_bits=10", plain),
    ("permessage-deflate; server_max_window_bits=9", plain + "; server_max_window_bits=9"),
    ("permessage-deflate;server_max_window_bits=\"15\"", plain + "; server_max_window_bits=15"),
    ("permessage-deflate; server_no_context_takeover; client_no_context_takeover", plain),
    ("x-webkit-deflate-frame, permessage-deflate", plain),
    // The first offer cannot be met, the second can.
    ("permessage-deflate; server_max_window_bits=7, permessage-deflate", plain),
  ])
  func accepts(offer: String, answer: String) throws {
    let offers = try #require(SocketExtension.list(offer))
    #expect(MessageCompression(offers: offers)?.answer == answer)
  }

  @Test(arguments: [
    "other", "permessage-deflate; unknown", "permessage-deflate; server_max_window_bits",
    "permessage-deflate; server_max_window_bits=16", "permessage-deflate; server_max_window_bits=08",
    "permessage-deflate; client_max_window_bits=x", "permessage-deflate; server_no_context_takeover=1",
    "permessage-deflate; client_max_window_bits; client_max_window_bits",
  ])
  func declines(offer: String) throws {
    let offers = try #require(SocketExtension.list(offer))
    #expect(MessageCompression(offers: offers) == nil)
  }

  @Test(arguments: ["", ",", "a,", "a b", "a;", "a;=", "a;b=", "a;b=\"c", "a;b=\"\"", "a;b=\"c d\"", "a=b", "ä"])
  func refusesAMalformedList(text: String) { #expect(SocketExtension.list(text) == nil) }

  private func server(_ socket: TestSocket) throws -> TestServer {
    let service = TestService()
    service.accepting = { _ in .accept(socket) }
    return try TestServer(service)
  }

  private func upgrade(_ client: TestClient, _ header: String) {
    client.send(
      "GET /socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\(header)"
        + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
    client.receive("\r\n\r\n")
  }

  private let offer = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"

  @Test func compressesLongMessagesForClientsThatOfferIt() throws {
    let socket = TestSocket()
    let client = try server(socket).connect()
    upgrade(client, offer)
    #expect(client.text.contains("sec-websocket-extensions: \(Self.plain)\r\n"))
    client.forget()
    socket.socket?.send("short")
    client.receive("short")
    #expect(client.bytes[0] == 0x81)
    client.forget()
    let text = String(repeating: "<li>row</li>", count: 100)
    socket.socket?.send(text)
    client.receive { $0.bytes.count > 1 && $0.bytes.count == Int($0.bytes[1]) + 2 }
    #expect(client.bytes[0] == 0xC1)
    #expect(try Inflate.message(Array(client.bytes[2...]), limit: 5_000) == Array(text.utf8))
  }

  @Test func compressesNothingWithoutAnOffer() throws {
    let socket = TestSocket()
    let client = try server(socket).connect()
    upgrade(client, "")
    #expect(!client.text.contains("sec-websocket-extensions"))
    client.forget()
    socket.socket?.send(String(repeating: "a", count: 1_000))
    client.receive(String(repeating: "a", count: 1_000))
    #expect(client.bytes[0] == 0x81)
    client.send(ClientFrames.frame(1, Deflate.message(Array("hello".utf8)), reserved: 0x40))
    client.receiveEnd()
    #expect(socket.texts.isEmpty)
  }

  @Test func refusesAMalformedOffer() throws {
    let client = try server(TestSocket()).connect()
    upgrade(client, "Sec-WebSocket-Extensions: permessage-deflate;\r\n")
    #expect(client.status == 400)
  }

  @Test func readsCompressedMessages() throws {
    let socket = TestSocket()
    let client = try server(socket).connect()
    upgrade(client, offer)
    client.send(ClientFrames.frame(1, Deflate.message(Array("grüße".utf8)), reserved: 0x40))
    client.send(ClientFrames.frame(1, Array("plain".utf8)))
    // In fragments, of which only the first says that the message is compressed.
    let parts = Deflate.message(Array("in parts".utf8))
    client.send(
      ClientFrames.frame(2, Array(parts[..<3]), isFinal: false, reserved: 0x40) + ClientFrames.frame(9, [])
        + ClientFrames.frame(0, Array(parts[3...])))
    client.server.turn()
    #expect(socket.texts == ["grüße", "plain"])
    #expect(socket.bytes == [Array("in parts".utf8)])
  }

  nonisolated private static let hello = Deflate.message(Array("hello".utf8))

  @Test(
    arguments: [
      ("a compressed ping", 1002, ClientFrames.frame(9, hello, reserved: 0x40)),
      (
        "a compressed continuation", 1002,
        ClientFrames.frame(1, Array(hello[..<2]), isFinal: false, reserved: 0x40)
          + ClientFrames.frame(0, Array(hello[2...]), reserved: 0x40)
      ),
      ("another reserved bit", 1002, ClientFrames.frame(1, hello, reserved: 0x60)),
      ("data that is not compressed", 1002, ClientFrames.frame(1, Array("hello".utf8), reserved: 0x40)),
      ("a message that is cut off", 1002, ClientFrames.frame(1, Array(hello[..<3]), reserved: 0x40)),
      ("text that is not UTF-8", 1007, ClientFrames.frame(1, Deflate.message([0xFF], window: 256), reserved: 0x40)),
      (
        "a bomb", 1009,
        ClientFrames.frame(2, Deflate.message([UInt8](repeating: 0, count: 1 << 20 | 1), window: 256), reserved: 0x40)
      ),
    ] as [(String, UInt16, [UInt8])])
  func refuses(name: String, code: UInt16, frames: [UInt8]) {
    let events = SocketReading.read([frames[...]], inflates: true)
    guard case .problem(let problem)? = events.last else { return #expect(Bool(false), "accepted: \(events)") }
    #expect(problem.code.rawValue == code)
  }

  /// Each message is small enough. The inflated messages are not.
  @Test func countsInflatedBytesTowardsTheLimits() {
    let message = Deflate.message([UInt8](repeating: 0, count: 1 << 20))
    let frame = ClientFrames.frame(2, message, reserved: 0x40)
    #expect(frame.count < 4_096)
    var parser = SocketParser(inflates: true)
    parser.append(frame)
    #expect(parser.next() == .binary([UInt8](repeating: 0, count: 1 << 20)))
    #expect(parser.frames == 257)
  }
}
