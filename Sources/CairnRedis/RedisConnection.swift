import CairnLocks
import Foundation

/// A connection to a Redis. It connects on first use, and reconnects after an error.
///
/// A command waits at most half a second for its reply. After a failure, commands fail immediately for four times as long
/// as it took, so that a Redis that hangs does not block its callers. One that refuses connections is asked again at once.
///
/// If the connection breaks before the reply, a command is sent again. Send only commands that may run twice.
package final class RedisConnection: Sendable {
  private let address: RedisAddress
  private let link = Mutex<Link?>(nil)
  private let restsUntil = Mutex<ContinuousClock.Instant?>(nil)

  private static let patience: Int32 = 500

  package init(to address: RedisAddress) { self.address = address }

  package func run(_ command: [[UInt8]]) throws(RedisProblem) -> RedisReply {
    let start = ContinuousClock.now
    if let end = restsUntil.withLock({ $0 }), start < end { throw .away("it did not answer a moment ago") }
    do throws(RedisProblem) {
      let reply = try attempt(command)
      restsUntil.withLock { $0 = nil }
      return reply
    } catch {
      if case .away = error { restsUntil.withLock { $0 = .now.advanced(by: start.duration(to: .now) * 4) } }
      throw error
    }
  }

  package func run(_ command: String...) throws(RedisProblem) -> RedisReply {
    try run(command.map { Array($0.utf8) })
  }

  private func attempt(_ command: [[UInt8]]) throws(RedisProblem) -> RedisReply {
    try link.withLock { link throws(RedisProblem) in
      if let known = link {
        // Redis may have closed an idle connection.
        do throws(RedisProblem) { return try known.run(command) } catch {
          guard case .away = error else { throw error }
          link = nil
        }
      }
      let new = try Link(to: address, milliseconds: Self.patience)
      let reply = try new.run(command)
      link = new
      return reply
    }
  }
}

/// An open connection. Only one thread at a time may use it.
private final class Link {
  private let socket: RedisSocket
  private var replies = RedisReplyReader()

  init(to address: RedisAddress, milliseconds: Int32) throws(RedisProblem) {
    socket = try RedisSocket(to: address.place, milliseconds: milliseconds)
    if let password = address.password {
      _ = try run((["AUTH"] + [address.user, password].compactMap { $0 }).map { Array($0.utf8) })
    }
    if address.database != 0 { _ = try run(["SELECT", "\(address.database)"].map { Array($0.utf8) }) }
  }

  func run(_ command: [[UInt8]]) throws(RedisProblem) -> RedisReply {
    try socket.write(Self.bytes(of: command))
    while true {
      switch try replies.next() {
      case .refusal(let why)?: throw .refused(why)
      case let reply?: return reply
      case nil: replies.append(try socket.read())
      }
    }
  }

  private static func bytes(of command: [[UInt8]]) -> [UInt8] {
    var bytes = Array("*\(command.count)\r\n".utf8)
    for word in command {
      bytes += "$\(word.count)\r\n".utf8
      bytes += word
      bytes += [13, 10]
    }
    return bytes
  }
}
