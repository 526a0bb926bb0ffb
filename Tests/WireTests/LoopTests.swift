import Testing
import WireInputs

@testable import CairnWire

@MainActor
struct LoopTests {
  @Test func deadlinesFireInOrder() {
    var random = Random(seed: 1)
    var queue = DeadlineQueue()
    let times = (0..<500).map { _ in UInt64(random.below(300)) }
    for (key, time) in times.enumerated() { queue.insert(.init(time: time, key: UInt64(key))) }
    var taken: [UInt64] = []
    while let entry = queue.takeFirst(until: 200) { taken.append(entry.time) }
    #expect(taken == times.filter { $0 <= 200 }.sorted())
    #expect(queue.count == times.count { $0 > 200 })
  }

  @Test func timersRunOnceUnlessCancelled() throws {
    let time = TestServer.Time()
    let clock = WireClock(now: { time.nanoseconds }, date: { 0 })
    let loop = try SocketLoop(servesMainQueue: false, clock: clock)
    var ran: [Int] = []
    loop.schedule(after: .seconds(2)) { ran.append(2) }
    loop.schedule(after: .seconds(1)) { ran.append(1) }
    let cancelled = loop.schedule(after: .seconds(1)) { ran.append(3) }
    loop.cancel(timer: cancelled)
    for _ in 0..<5 {
      loop.turn(atMost: .zero)
      time.nanoseconds += 1_000_000_000
    }
    #expect(ran == [1, 2])
  }

  @Test func longDurationsDoNotOverflow() {
    #expect(Duration.milliseconds(1500).nanoseconds == 1_500_000_000)
    #expect(Duration.seconds(Int64.max).nanoseconds == 3_155_760_000_000_000_000)
    #expect(Duration.seconds(-1).nanoseconds == 0)
  }

  @Test func aBucketRefillsAtItsRate() {
    var bucket = TokenBucket(perSecond: 2, burst: 3, now: 0)
    var taken = (0..<5).map { _ in bucket.take(now: 0) }
    #expect(taken == [true, true, true, false, false])
    taken = (0..<3).map { _ in bucket.take(now: 1_000_000_000) }
    #expect(taken == [true, true, false])
  }

  @Test func outputKeepsItsOrderInAnyPieces() {
    var random = Random(seed: 5)
    var output = OutputBuffer()
    var (expected, sent): ([UInt8], [UInt8]) = ([], [])
    for _ in 0..<2000 {
      if random.chance(2) {
        let bytes = (0..<random.below(random.one(of: [5, 20_000]))).map { UInt8(truncatingIfNeeded: $0) }
        output.append(bytes)
        expected += bytes
      } else if let next = output.next {
        let count = 1 + random.below(next.count - output.offset)
        sent += next[output.offset..<output.offset + count]
        output.sent(count)
      }
      if output.count != expected.count - sent.count { Issue.record("\(output.count) bytes are left") }
    }
    while let next = output.next {
      sent += next[output.offset...]
      output.sent(next.count - output.offset)
    }
    #expect(sent == expected)
    #expect(output.isEmpty)
  }

  @Test(arguments: [
    ("8080", ListenAddress.tcp(host: "127.0.0.1", port: 8080)), (":80", .tcp(host: "127.0.0.1", port: 80)),
    ("0.0.0.0:0", .tcp(host: "0.0.0.0", port: 0)), ("[::1]:8080", .tcp(host: "::1", port: 8080)),
    ("localhost:1", .tcp(host: "localhost", port: 1)), ("unix:/run/a.sock", .unix(path: "/run/a.sock")),
    ("fd:3", .inherited(3)),
  ])
  func readsAddresses(text: String, address: ListenAddress) {
    #expect(ListenAddress(text) == address)
    #expect(ListenAddress(address.description) == address)
  }

  @Test(arguments: ["", "a", "a:", "a:70000", "a:-1", "a:+1", "::1:80", "unix:", "fd:", "fd:-1", "a:8 0"])
  func refusesOtherAddresses(text: String) { #expect(ListenAddress(text) == nil) }

  @Test(arguments: [
    ("10.0.0.1", "10.0.0.1"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"), ("2001:db8::1", "2001:db8:0:0::"),
    ("::1", "0:0:0:0::"), ("fe80::", "fe80:0:0:0::"),
  ])
  func peersOfOneNetworkShareALimit(address: String, network: String) {
    #expect(Peer(address: address, port: 1).network == network)
  }

  @Test func percentSignsAreDecodedOnce() throws {
    #expect(PercentCoding.decode("a%20b%2Fc%25") == "a b/c%")
    #expect(PercentCoding.decode("gr%C3%BC") == "grü")
    for bad in ["%", "%2", "%zz", "%FF", "%00"] { #expect(PercentCoding.decode(bad) == nil) }
    let fields = try #require(PercentCoding.fields(of: "a=b+c&d=%26&e&f=g=h"))
    #expect(fields.map(\.name) == ["a", "d", "e", "f"])
    #expect(fields.map(\.value) == ["b c", "&", "", "g=h"])
    #expect(PercentCoding.encode("a b/ü") == "a%20b%2F%C3%BC")
  }
}
