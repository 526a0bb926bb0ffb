import CairnWireSystem
import Testing

@testable import CairnWire

@MainActor
struct HTTPConnectionTests {
  private let service = TestService()

  private func server(_ change: (inout WireLimits) -> Void = { _ in }) throws -> TestServer {
    var limits = WireLimits()
    change(&limits)
    return try TestServer(service, limits: limits)
  }

  @Test func answersARequest() throws {
    let client = try server().connect()
    client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
    client.receive("|")
    #expect(
      client.text == "HTTP/1.1 200 OK\r\ndate: Sun, 06 Nov 1994 08:49:37 GMT\r\n"
        + "x-content-type-options: nosniff\r\ncross-origin-resource-policy: same-origin\r\ncontent-type: text/plain\r\n"
        + "content-length: 7\r\n\r\nGET /a|")
    #expect(service.requests.first?.peer.address == "127.0.0.1")
  }

  @Test func keepsTheConnectionForTheNextRequest() throws {
    let client = try server().connect()
    for number in 1...3 {
      client.send("GET /\(number) HTTP/1.1\r\nHost: a\r\n\r\n")
      client.receive("GET /\(number)|")
    }
    client.send("GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    client.receiveEnd()
    #expect(client.text.hasSuffix("connection: close\r\n\r\nGET /last|"))
    #expect(!client.wasReset)
  }

  @Test func pipelinedRequestsAreAnsweredInOrder() throws {
    var waiting: Exchange?
    service.responding = { request, exchange in
      if request.path == "/1" {
        waiting = exchange
      } else {
        exchange.respond(HTTPResponse(type: "t/p", text: request.path))
      }
    }
    let client = try server().connect()
    client.send("GET /1 HTTP/1.1\r\nHost: a\r\n\r\nGET /2 HTTP/1.1\r\nHost: a\r\n\r\n")
    client.expectSilence()
    #expect(service.requests.count == 1)
    waiting?.respond(HTTPResponse(type: "t/p", text: "/1"))
    client.receive("/2")
    let first = try #require(client.text.firstRange(of: "\r\n\r\n/1"))
    let second = try #require(client.text.firstRange(of: "\r\n\r\n/2"))
    #expect(first.lowerBound < second.lowerBound)
  }

  @Test func http10ConnectionsCloseUnlessKeptAlive() throws {
    let server = try server()
    let old = try server.connect()
    old.send("GET / HTTP/1.0\r\n\r\n")
    old.receiveEnd()
    #expect(old.status == 200)
    let keeping = try server.connect()
    keeping.send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
    keeping.receive("|")
    #expect(keeping.text.contains("connection: keep-alive\r\n"))
  }

  @Test func sendsNoBodyForHEADAnd204() throws {
    service.responding = { request, exchange in
      exchange.respond(HTTPResponse(request.path == "/none" ? .noContent : .ok, body: Array("body".utf8)))
    }
    let client = try server().connect()
    client.send("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n")
    client.receive("content-length: 4\r\n\r\n")
    client.forget()
    client.send("GET /none HTTP/1.1\r\nHost: a\r\n\r\n")
    client.receive("\r\n\r\n")
    #expect(!client.text.contains("content-length"))
  }

  @Test func aClientThatEndsItsOutputIsStillAnswered() throws {
    var waiting: Exchange?
    service.responding = { waiting = $1 }
    let client = try server().connect()
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    client.endOutput()
    client.expectSilence()
    waiting?.respond(HTTPResponse(type: "t/p", text: "late"))
    client.receiveEnd()
    #expect(client.text.hasSuffix("late"))
  }

  @Test func aProblemIsAnsweredAndReportedOnceAndClosesTheConnection() throws {
    let server = try server()
    let client = try server.connect()
    client.send("GET / HTTP/1.1\r\nHost: a\r\nX\u{1B}[31m: y\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n")
    client.receiveEnd()
    #expect(client.status == 400)
    #expect(!client.wasReset)
    #expect(service.requests.isEmpty)
    #expect(server.log.count == 1)
    #expect(server.log[0].hasSuffix(": 400 control character"))
  }

  @Test func anAbandonedExchangeIsAnswered() throws {
    service.responding = { _, _ in }
    let server = try server()
    let client = try server.connect()
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    client.receive { $0.status == 500 }
    #expect(server.log.count == 1)
  }

  @Test func onlyTheFirstAnswerCounts() throws {
    service.responding = { _, exchange in
      exchange.respond(HTTPResponse(type: "t/p", text: "one"))
      exchange.respond(HTTPResponse(type: "t/p", text: "two"))
    }
    let client = try server().connect()
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    client.receive("one")
    client.server.settle()
    client.receive()
    #expect(client.text.hasSuffix("one"))
  }

  @Test(arguments: ["a\r\nSet-Cookie: x=y", "a\nb", "a\u{0}"]) func aHeaderCannotForgeAResponse(value: String) throws {
    service.responding = { _, exchange in
      exchange.respond(HTTPResponse(.seeOther, headers: ["location": value]))
    }
    let client = try server().connect()
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    client.receive { $0.status == 500 }
    #expect(!client.text.lowercased().contains("set-cookie"))
  }

  @Test func reportsThatTheClientLeft() throws {
    var wasCancelled = 0
    var kept: Exchange?
    service.responding = { _, exchange in
      kept = exchange
      exchange.cancelled = { wasCancelled += 1 }
      exchange.stream(HTTPResponse(), length: 1 << 30, from: EndlessSource())
    }
    let client = try server().connect()
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    client.server.settle()
    client.close()
    #expect(wasCancelled == 1)
    #expect(kept?.isOpen == false)
  }

  @Test func aSlowHeadIsEndedWith408() throws {
    let server = try server()
    let client = try server.connect()
    client.send("GET / HTTP/1.1\r\nHo")
    for byte in "st: aaaaaaaaaaaaa" {
      server.pass(.seconds(1))
      client.send(String(byte))
    }
    client.receiveEnd()
    #expect(client.status == 408)
  }

  @Test func aConnectionWithoutARequestIsEndedSilently() throws {
    let server = try server()
    let fresh = try server.connect()
    let used = try server.connect()
    used.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    used.receive("|")
    used.forget()
    server.pass(.seconds(11))
    fresh.receiveEnd()
    #expect(fresh.bytes.isEmpty)
    used.receive()
    #expect(!used.hasEnded)
    server.pass(.seconds(60))
    used.receiveEnd()
    #expect(used.bytes.isEmpty)
    #expect(server.log.isEmpty)
  }

  @Test func aSlowBodyIsEndedButASteadyOneIsNot() throws {
    let server = try server()
    let slow = try server.connect()
    let steady = try server.connect()
    for client in [slow, steady] { client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n") }
    for second in 0..<60 {
      if second % 10 == 0 { slow.send("x") }
      steady.send(String(repeating: "y", count: 1000))
      server.pass(.seconds(1), in: 2)
    }
    slow.receiveEnd()
    #expect(slow.status == 408)
    steady.receive("|")
    #expect(steady.status == 200)
  }

  @Test func slowReadersAreDropped() throws {
    service.responding = { _, exchange in exchange.stream(HTTPResponse(), length: 1 << 30, from: EndlessSource()) }
    let server = try server()
    let client = try server.connect()
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    // The system's buffers take some megabytes.
    for _ in 0..<1000 { server.turn() }
    #expect(server.transport.connectionCount == 1)
    server.pass(.seconds(21))
    #expect(server.transport.connectionCount == 0)
    #expect(server.log.contains { $0.hasSuffix("reads too slowly") })
  }

  @Test func unreadPipelinedResponsesUseLimitedMemory() throws {
    service.responding = { _, exchange in exchange.respond(HTTPResponse(body: [UInt8](repeating: 65, count: 100_000))) }
    let server = try server()
    let client = try server.connect()
    let requests = Array(String(repeating: "GET / HTTP/1.1\r\nHost: a\r\n\r\n", count: 10_000).utf8)
    for _ in 0..<200 {
      _ = client.sendWithoutTurning(requests)
      server.turn()
    }
    // The system's buffers hold a few megabytes of responses; the rest of the requests waits.
    #expect(service.requests.count < 200)
  }

  @Test func connectionsAreLimitedInTotalAndPerPeer() throws {
    let server = try server {
      $0.connections = 3
      $0.connectionsPerPeer = 2
      $0.countsThisMachine = true
    }
    let clients = try (0..<2).map { _ in try server.connect() }
    let third = try server.connect()
    third.receiveEnd()
    #expect(third.status == 429)
    clients[0].close()
    let fourth = try server.connect()
    fourth.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    fourth.receive("|")

    let other = try self.server { $0.connections = 1 }
    let only = try other.connect()
    only.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n1")
    let second = try other.connect()
    second.receiveEnd()
    #expect(second.status == 503)
    #expect(!only.hasEnded)
    #expect(other.log.count == 1)
  }

  @Test func floodsAreReportedInFewLines() throws {
    let server = try server()
    for _ in 0..<300 {
      let client = try server.connect()
      client.send("\u{0}")
      client.close()
    }
    #expect((1...60).contains(server.log.count))
  }

  @Test func servesAUnixSocketAndRemovesItsPath() throws {
    let path = "/tmp/cairn-wire-test-\(UInt64.random(in: 0 ... .max)).sock"
    let server = try TestServer(service, at: .unix(path: path))
    let client = try server.connect()
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    client.receive("|")
    #expect(service.requests.first?.peer == .local)
    // A server is listening there.
    #expect(throws: SystemError.self) { try TestServer(service, at: .unix(path: path)) }
    server.transport.drain(within: .seconds(1))
    #expect(throws: SystemError.self) { try server.connect() }
  }

  @Test func onlyAListeningSocketCanBeInherited() throws {
    let ends = try SystemCalls.makeChannel()
    #expect(throws: SystemError.self) { try TestServer(service, at: .inherited(ends.own)) }
    #expect(throws: SystemError.self) { try TestServer(service, at: .inherited(4095)) }
    wire_close(ends.own)
    wire_close(ends.other)
  }

  @Test func drainingEndsIdleConnectionsAndLetsOthersFinish() throws {
    var waiting: Exchange?
    service.responding = { waiting = $1 }
    let server = try server()
    let idle = try server.connect()
    let busy = try server.connect()
    busy.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    server.transport.drain(within: .seconds(5))
    idle.receiveEnd()
    #expect(idle.bytes.isEmpty)
    waiting?.respond(HTTPResponse(type: "t/p", text: "done"))
    busy.receiveEnd()
    #expect(busy.text.contains("connection: close\r\n") && busy.text.hasSuffix("done"))
    #expect(throws: SystemError.self) { try server.connect() }
  }

  @Test func drainingDropsSlowConnections() throws {
    service.responding = { _, exchange in exchange.stream(HTTPResponse(), length: 1 << 30, from: EndlessSource()) }
    let server = try server()
    let client = try server.connect()
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    server.transport.drain(within: .seconds(5))
    server.pass(.seconds(4))
    #expect(server.transport.connectionCount == 1)
    server.pass(.seconds(2))
    #expect(server.transport.connectionCount == 0)
  }

  @Test func noDescriptorLeaks() throws {
    let address: ListenAddress
    do {
      let server = try server()
      address = server.address
      for number in 0..<50 {
        let client = try server.connect()
        switch number % 5 {
        case 0: client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        case 1: client.send("nonsense\r\n")
        case 2: client.send("GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
        case 3: client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nab")
        default: break
        }
        client.close()
      }
      server.pass(.seconds(10))
      #expect(server.transport.connectionCount == 0)
      #expect(OpenDescriptors.count(of: address) == 1)
      let client = try server.connect()
      #expect(OpenDescriptors.count(of: address) == 3)
      client.send("GET / HTTP/1.1\r\n")
    }
    #expect(OpenDescriptors.count(of: address) == 0)
  }
}

/// A body without an end.
@MainActor
final class EndlessSource: BodySource {
  func read(upTo count: Int) -> BodyPart { .bytes([UInt8](repeating: 65, count: count)) }
}
