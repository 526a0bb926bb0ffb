/// A reply of Redis.
package enum RedisReply: Sendable, Equatable {
  case none
  case text([UInt8])
  case number(Int)
  case list([RedisReply])
  /// An error reply.
  case refusal(String)

  package var bytes: [UInt8]? { if case .text(let bytes) = self { bytes } else { nil } }
  package var string: String? { bytes.flatMap { String(validating: $0, as: UTF8.self) } }
  package var number: Int? { if case .number(let number) = self { number } else { nil } }
  package var list: [RedisReply]? { if case .list(let list) = self { list } else { nil } }
}

package enum RedisProblem: Error, Equatable, CustomStringConvertible {
  /// The connection failed, or failed a moment ago.
  case away(String)
  /// Redis has replied with an error.
  case refused(String)

  package var description: String {
    switch self {
    case .away(let why): "Redis cannot be reached: \(why)"
    case .refused(let why): "Redis refused a command: \(why)"
    }
  }
}
