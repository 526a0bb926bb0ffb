/// What a Redis answers.
package enum RedisReply: Sendable, Equatable {
  case none
  case text([UInt8])
  case number(Int)
  case list([RedisReply])
  /// It will not do what it was asked.
  case refusal(String)

  package var bytes: [UInt8]? { if case .text(let bytes) = self { bytes } else { nil } }
  package var string: String? { bytes.flatMap { String(validating: $0, as: UTF8.self) } }
  package var number: Int? { if case .number(let number) = self { number } else { nil } }
  package var list: [RedisReply]? { if case .list(let list) = self { list } else { nil } }
}

package enum RedisProblem: Error, Equatable, CustomStringConvertible {
  /// There is no connection, and there was none a moment ago either.
  case away(String)
  /// It answered that it will not do this.
  case refused(String)

  package var description: String {
    switch self {
    case .away(let why): "Redis cannot be reached: \(why)"
    case .refused(let why): "Redis refused a command: \(why)"
    }
  }
}
