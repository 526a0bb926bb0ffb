#if Redis
  import CHiredis
  import CairnLocks
  import Foundation

  /// A connection to a Redis, which is made when it is first needed, and again after it was lost.
  ///
  /// A command waits for its answer, at most half a second. After a failure, commands fail at once for two seconds, so that
  /// a Redis that hangs does not hang those who ask it.
  ///
  /// It may send a command twice, if the connection breaks before the answer. Send only such as may be repeated.
  package final class RedisConnection: Sendable {
    private let address: RedisAddress
    private let link = Mutex<Link?>(nil)
    private let failedAt = Mutex<ContinuousClock.Instant?>(nil)

    private static let patience = timeval(tv_sec: 0, tv_usec: 500_000)
    private static let pause = Duration.seconds(2)

    package init(to address: RedisAddress) {
      self.address = address
      // The library writes to sockets that may be closed.
      signal(SIGPIPE, SIG_IGN)
    }

    package func run(_ command: [[UInt8]]) throws(RedisProblem) -> RedisReply {
      if let failed = failedAt.withLock({ $0 }), failed.duration(to: .now) < Self.pause {
        throw .away("it did not answer a moment ago")
      }
      do throws(RedisProblem) {
        let reply = try attempt(command)
        failedAt.withLock { $0 = nil }
        return reply
      } catch {
        if case .away = error { failedAt.withLock { $0 = .now } }
        throw error
      }
    }

    package func run(_ command: String...) throws(RedisProblem) -> RedisReply {
      try run(command.map { Array($0.utf8) })
    }

    private func attempt(_ command: [[UInt8]]) throws(RedisProblem) -> RedisReply {
      try link.withLock { link throws(RedisProblem) in
        if let known = link {
          // The one before may have been closed while nobody used it.
          do throws(RedisProblem) { return try known.run(command) } catch {
            guard case .away = error else { throw error }
            link = nil
          }
        }
        let new = try Link(to: address, within: Self.patience)
        let reply = try new.run(command)
        link = new
        return reply
      }
    }
  }

  /// The library's connection. One thread at a time uses it.
  private final class Link {
    private let context: UnsafeMutablePointer<redisContext>

    init(to address: RedisAddress, within patience: timeval) throws(RedisProblem) {
      let made =
        switch address.place {
        case .host(let name, let port): redisConnectWithTimeout(name, port, patience)
        case .socket(let path): redisConnectUnixWithTimeout(path, patience)
        }
      guard let made else { throw .away("out of memory") }
      context = made
      guard made.pointee.err == 0 else { throw .away(why) }
      redisSetTimeout(made, patience)
      if let password = address.password {
        _ = try run((["AUTH"] + [address.user, password].compactMap { $0 }).map { Array($0.utf8) })
      }
      if address.database != 0 { _ = try run(["SELECT", "\(address.database)"].map { Array($0.utf8) }) }
    }

    deinit { redisFree(context) }

    private var why: String {
      withUnsafeBytes(of: context.pointee.errstr) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    func run(_ command: [[UInt8]]) throws(RedisProblem) -> RedisReply {
      // One buffer with all words, as pointers to each array would have to be valid at the same time.
      let all = command.flatMap { $0 }
      let lengths = command.map(\.count)
      let answer = all.withUnsafeBufferPointer { bytes in
        let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
        var offset = 0
        var words: [UnsafePointer<CChar>?] = lengths.map { length in
          defer { offset += length }
          return start.map { $0 + offset }
        }
        return redisCommandArgv(context, Int32(command.count), &words, lengths)
      }
      guard let answer else { throw .away(why) }
      defer { freeReplyObject(answer) }
      return try Self.reply(answer.assumingMemoryBound(to: redisReply.self).pointee)
    }

    private static func reply(_ reply: redisReply) throws(RedisProblem) -> RedisReply {
      switch reply.type {
      case REDIS_REPLY_STRING, REDIS_REPLY_STATUS: return .text(bytes(reply))
      case REDIS_REPLY_INTEGER: return .number(Int(reply.integer))
      case REDIS_REPLY_ERROR: throw .refused(String(decoding: bytes(reply), as: UTF8.self))
      case REDIS_REPLY_ARRAY:
        var list: [RedisReply] = []
        for index in 0..<Int(reply.elements) {
          guard let element = reply.element[index] else { continue }
          list.append(try Self.reply(element.pointee))
        }
        return .list(list)
      default: return .none
      }
    }

    private static func bytes(_ reply: redisReply) -> [UInt8] {
      UnsafeRawBufferPointer(start: reply.str, count: Int(reply.len)).map { $0 }
    }
  }
#endif
