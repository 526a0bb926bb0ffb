import CairnRedis
import Testing

@Suite("Replies of Redis")
struct RedisReplyTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) | state << 31
    }
  }

  private static func reply(depth: Int = 0, using random: inout Random) -> RedisReply {
    switch Int.random(in: 0..<(depth < 3 ? 5 : 4), using: &random) {
    case 0: .none
    case 1: .number(.random(in: .min ... .max, using: &random))
    case 2: .refusal("ERR \(UInt8.random(in: 0...9, using: &random))")
    case 3: .text((0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
    default: .list((0..<Int.random(in: 0...5, using: &random)).map { _ in reply(depth: depth + 1, using: &random) })
    }
  }

  private static func bytes(of reply: RedisReply) -> [UInt8] {
    switch reply {
    case .none: Array("$-1\r\n".utf8)
    case .number(let number): Array(":\(number)\r\n".utf8)
    case .refusal(let why): Array("-\(why)\r\n".utf8)
    case .text(let text): Array("$\(text.count)\r\n".utf8) + text + [13, 10]
    case .list(let list): Array("*\(list.count)\r\n".utf8) + list.flatMap(bytes)
    }
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func repliesAreParsedInAnyPieces(seed: UInt64) throws {
    var random = Random(state: seed)
    let sent = (0..<5).map { _ in Self.reply(using: &random) }
    var rest = sent.flatMap(Self.bytes)[...]
    var reader = RedisReplyReader()
    var read: [RedisReply] = []
    while !rest.isEmpty {
      let piece = rest.prefix(.random(in: 1...30, using: &random))
      rest = rest.dropFirst(piece.count)
      reader.append(piece)
      while let reply = try reader.next() { read.append(reply) }
    }
    #expect(read == sent)
  }

  @Test(arguments: 1...500 as ClosedRange<UInt64>)
  func damagedRepliesAreRefusedOrIncomplete(seed: UInt64) {
    var random = Random(state: seed)
    var bytes = Self.bytes(of: Self.reply(using: &random))
    for _ in 0..<3 where !bytes.isEmpty {
      let alphabet = Array("$*:+-0123456789\r\nx".utf8) + [0, 255]
      bytes[.random(in: bytes.indices, using: &random)] = alphabet.randomElement(using: &random) ?? 0
    }
    var reader = RedisReplyReader()
    reader.append(bytes)
    // Parsing ends: each reply consumes bytes, and malformed ones throw.
    var count = 0
    while count <= bytes.count, (try? reader.next()) ?? nil != nil { count += 1 }
    #expect(count <= bytes.count)
  }

  @Test(arguments: [
    "$9223372036854775807\r\n", "*9223372036854775807\r\n", "$-9223372036854775808\r\nx", "*99999999999999999999\r\n",
  ])
  func hugeLengthsReserveNothing(text: String) {
    var reader = RedisReplyReader()
    reader.append(text.utf8)
    _ = try? reader.next()
  }

  @Test func deepListsAreRefused() {
    var reader = RedisReplyReader()
    reader.append(String(repeating: "*1\r\n", count: 100_000).utf8)
    #expect(throws: RedisProblem.self) { try reader.next() }
  }
}
