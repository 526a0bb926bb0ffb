/// Parses replies of Redis's protocol (RESP2) from bytes that arrive in pieces.
package struct RedisReplyReader {
  private var bytes: [UInt8] = []
  /// The number of bytes needed before parsing can succeed.
  private var needed = 1

  /// The largest accepted reply, far larger than the files of one user.
  static let largestReply = 256 << 20
  static let deepest = 8

  package init() {}

  package mutating func append(_ new: some Sequence<UInt8>) { bytes += new }

  /// Returns the next reply, or `nil` until it is complete.
  package mutating func next() throws(RedisProblem) -> RedisReply? {
    guard bytes.count >= needed else { return nil }
    var attempt = Attempt(bytes: bytes)
    do throws(Attempt.Failure) {
      let reply = try attempt.reply(depth: 0)
      bytes.removeFirst(attempt.position)
      needed = 1
      return reply
    } catch {
      switch error {
      case .incomplete(let count):
        guard count <= Self.largestReply else { throw .away("its reply is too large") }
        needed = count
        return nil
      case .malformed: throw .away("it does not speak Redis's protocol")
      }
    }
  }

  /// Attempts to parse a reply from the start.
  private struct Attempt {
    enum Failure: Error {
      /// At least this many bytes are needed.
      case incomplete(Int)
      case malformed
    }

    let bytes: [UInt8]
    var position = 0

    mutating func reply(depth: Int) throws(Failure) -> RedisReply {
      guard depth < RedisReplyReader.deepest else { throw .malformed }
      let line = try line()
      guard let kind = line.first else { throw .malformed }
      let rest = line.dropFirst()
      switch kind {
      case UInt8(ascii: "+"): return .text(Array(rest))
      case UInt8(ascii: "-"): return .refusal(String(decoding: rest, as: UTF8.self))
      case UInt8(ascii: ":"): return .number(try number(rest))
      case UInt8(ascii: "$"):
        let count = try number(rest)
        guard count >= 0 else { return .none }
        guard count <= RedisReplyReader.largestReply else { throw .malformed }
        let end = position + count
        guard bytes.count >= end + 2 else { throw .incomplete(end + 2) }
        guard bytes[end] == 13, bytes[end + 1] == 10 else { throw .malformed }
        defer { position = end + 2 }
        return .text(Array(bytes[position..<end]))
      case UInt8(ascii: "*"):
        let count = try number(rest)
        guard count >= 0 else { return .none }
        // Each element takes at least three bytes.
        guard count <= RedisReplyReader.largestReply / 3 else { throw .malformed }
        var list: [RedisReply] = []
        for _ in 0..<count { list.append(try reply(depth: depth + 1)) }
        return .list(list)
      default: throw .malformed
      }
    }

    private mutating func line() throws(Failure) -> ArraySlice<UInt8> {
      guard let end = bytes[position...].firstIndex(of: 13) else {
        guard bytes.count - position < 1 << 16 else { throw .malformed }
        throw .incomplete(bytes.count + 1)
      }
      guard bytes.count > end + 1 else { throw .incomplete(end + 2) }
      guard bytes[end + 1] == 10 else { throw .malformed }
      defer { position = end + 2 }
      return bytes[position..<end]
    }

    private func number(_ text: ArraySlice<UInt8>) throws(Failure) -> Int {
      guard let number = Int(String(decoding: text, as: UTF8.self)) else { throw .malformed }
      return number
    }
  }
}
