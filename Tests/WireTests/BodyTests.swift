import Testing

@testable import CairnWire

@MainActor
struct BodyTests {
  private let service = TestService()

  private func client() throws -> TestClient { try TestServer(service).connect() }

  final class Sink: BodySink {
    var count = 0
    var wasCancelled = false
    var limit = Int.max

    func receive(_ bytes: [UInt8]) -> HTTPResponse? {
      count += bytes.count
      return count > limit ? HTTPResponse(plain: .forbidden) : nil
    }

    func cancel() { wasCancelled = true }
  }

  final class Source: BodySource {
    var parts: [BodyPart]
    var wasCancelled = false
    init(_ parts: [BodyPart]) { self.parts = parts }

    func read(upTo count: Int) -> BodyPart { parts.isEmpty ? .end : parts.removeFirst() }
    func cancel() { wasCancelled = true }
  }

  @Test func aSinkReceivesALargeBodyInParts() throws {
    let sink = Sink()
    service.planning = { _ in .stream(to: sink, limit: 20 << 20) }
    let client = try client()
    client.send("POST /up HTTP/1.1\r\nHost: a\r\nContent-Length: 10485760\r\n\r\n")
    client.send([UInt8](repeating: 1, count: 10 << 20))
    client.receive("POST /up|")
    #expect(sink.count == 10 << 20)
    #expect(service.requests.first?.body == [])
    #expect(!sink.wasCancelled)
  }

  @Test func aSinkMayRefuseTheBody() throws {
    let sink = Sink()
    sink.limit = 1000
    service.planning = { _ in .stream(to: sink, limit: 20 << 20) }
    let client = try client()
    client.send("POST /up HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n")
    client.send([UInt8](repeating: 1, count: 1_000_000))
    client.receiveEnd()
    #expect(client.status == 403)
    #expect(service.requests.isEmpty)
  }

  @Test func aSinkLearnsThatTheClientLeft() throws {
    let sink = Sink()
    service.planning = { _ in .stream(to: sink, limit: 20 << 20) }
    let client = try client()
    client.send("POST /up HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nabc")
    client.close()
    #expect(sink.wasCancelled)
    #expect(service.requests.isEmpty)
  }

  @Test func aRequestIsRefusedBeforeItsBodyIsRead() throws {
    service.planning = { _ in .refuse(HTTPResponse(plain: .forbidden)) }
    let client = try client()
    client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\nExpect: 100-continue\r\n\r\n")
    client.receiveEnd()
    #expect(client.text.hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
  }

  @Test func anOversizedBodyIsRefusedBeforeItIsSent() throws {
    let client = try client()
    client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1048577\r\nExpect: 100-continue\r\n\r\n")
    client.receiveEnd()
    #expect(client.status == 413)
  }

  @Test func expectContinueIsAnswered() throws {
    let client = try client()
    client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
    client.receive("HTTP/1.1 100 Continue\r\n\r\n")
    client.send("ok")
    client.receive("|")
    #expect(service.requests.first?.body == Array("ok".utf8))
  }

  @Test func streamsHaveALengthOrChunks() throws {
    service.responding = { request, exchange in
      let source = Source([.bytes(Array("hello ".utf8)), .bytes(Array("world".utf8))])
      exchange.stream(HTTPResponse(), length: request.path == "/length" ? 11 : nil, from: source)
    }
    let client = try client()
    client.send("GET /length HTTP/1.1\r\nHost: a\r\n\r\n")
    client.receive("content-length: 11\r\n\r\nhello world")
    client.send("GET /chunks HTTP/1.1\r\nHost: a\r\n\r\n")
    client.receive("transfer-encoding: chunked\r\n\r\n6\r\nhello \r\n5\r\nworld\r\n0\r\n\r\n")
    client.send("GET /chunks HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
    client.receiveEnd()
    #expect(client.text.hasSuffix("connection: close\r\n\r\nhello world"))
  }

  @Test func aSourceMayPause() throws {
    let source = Source([.bytes([65]), .later, .bytes([66])])
    var exchange: Exchange?
    service.responding = {
      exchange = $1
      $1.stream(HTTPResponse(), length: nil, from: source)
    }
    let client = try client()
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    client.receive("1\r\nA\r\n")
    client.forget()
    client.expectSilence()
    exchange?.resume()
    client.receive("1\r\nB\r\n0\r\n\r\n")
  }

  @Test(
    arguments: [[.bytes([1, 2]), .end], [.bytes([1, 2]), .failed], [.bytes([UInt8](repeating: 0, count: 9))]]
      as [[BodyPart]])
  func aResponseThatCannotBeCompletedDoesNotLookComplete(parts: [BodyPart]) throws {
    let source = Source(parts)
    service.responding = { $1.stream(HTTPResponse(), length: 5, from: source) }
    let client = try client()
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    client.receiveEnd()
    #expect(client.wasReset)
    #expect(source.wasCancelled)
    #expect(client.testServer.log.count == 1)
  }

  @Test func aLargeStreamWaitsForItsReader() throws {
    final class Counting: BodySource {
      var given = 0
      func read(upTo count: Int) -> BodyPart {
        given += count
        return .bytes([UInt8](repeating: 0, count: count))
      }
    }
    let source = Counting()
    service.responding = { $1.stream(HTTPResponse(), length: 50 << 20, from: source) }
    let client = try client()
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    for _ in 0..<2000 { client.server.turn() }
    // The rest fits neither into the system's buffers nor here.
    #expect(source.given < 20 << 20)
    client.receive { $0.bytes.count > 50 << 20 }
    #expect(source.given == 50 << 20)
  }

  @Test func aFileIsSentAndClosed() throws {
    do {
      service.responding = { _, exchange in
        guard let source = try? FileSource(path: #filePath) else { return }
        exchange.stream(HTTPResponse(), length: source.count, from: source)
      }
      let client = try client()
      client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      client.receiveEnd()
      #expect(client.text.hasSuffix("// The end of this file.\n"))
    }
    #expect(OpenDescriptors.count(ofFile: #filePath) == 0)
    #expect(throws: SystemError.self) { try FileSource(path: "/tmp") }
    #expect(throws: SystemError.self) { try FileSource(path: "/no/such/file") }
  }
}
// The end of this file.
