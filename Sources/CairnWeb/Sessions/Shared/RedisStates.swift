import CairnLocks
import CairnRedis
import Foundation

/// Stores users in a Redis, each in a hash, with a string for each id. Entries expire after 90 days without a visit.
///
///     cairn:APP:key             the key of the server
///     cairn:APP:name:HASH       USER SECONDS, or "ended"
///     cairn:APP:user:USER   a hash: file contents by path, and the number of the last claim
final class RedisStates: SharedStates {
  private let connection: RedisConnection
  private let prefix: String
  private let log: @Sendable (String) -> Void
  private let isAway = Mutex(false)

  /// The field with the number of the last claim. No file has such a path.
  private static let claimField = ".claim"
  private static let keptSeconds = "\(Int(StateFolder.keptSeconds))"

  init(at address: RedisAddress, app: String, log: @escaping @Sendable (String) -> Void) {
    connection = RedisConnection(to: address)
    prefix = "cairn:\(app):"
    self.log = log
  }

  func key(orKeep new: [UInt8]) throws -> [UInt8] {
    let name = bytes("\(prefix)key")
    _ = try run([bytes("SET"), name, new, bytes("NX")])
    guard let kept = try run([bytes("GET"), name]).bytes, kept.count == new.count else {
      throw RedisProblem.refused("\(prefix)key has an unexpected value")
    }
    return kept
  }

  // MARK: Names

  private func key(ofName name: String) -> [UInt8] { bytes("\(prefix)name:\(name)") }

  func owner(ofName name: String) throws -> NameOwner {
    guard let text = try run([bytes("GET"), key(ofName: name)]).string else { return .unknown }
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count == 2, let since = Int(parts[1]) else { return .ended }
    return .user(parts[0], since: since)
  }

  func link(_ name: String, to user: String, since: Int) throws { try set(name, "\(user) \(since)") }

  func end(name: String) throws { try set(name, "ended") }

  private func set(_ name: String, _ owner: String) throws {
    _ = try run([bytes("SET"), key(ofName: name), bytes(owner), bytes("EX"), bytes(Self.keptSeconds)])
  }

  // MARK: Files

  private func key(of user: String) -> [UInt8] { bytes("\(prefix)person:\(user)") }

  /// Claims are numbered by the time, or by the last number plus one, so that they increase even if the last one was
  /// lost.
  func claim(_ user: String) throws -> (number: Int, files: [String: [UInt8]]) {
    let script = """
      local last = tonumber(redis.call('HGET', KEYS[1], ARGV[1])) or 0
      local number = string.format('%.0f', math.max(last + 1, tonumber(ARGV[3])))
      redis.call('HSET', KEYS[1], ARGV[1], number)
      redis.call('EXPIRE', KEYS[1], ARGV[2])
      return {tonumber(number), redis.call('HGETALL', KEYS[1])}
      """
    let now = "\(Int(Date().timeIntervalSince1970 * 1_000))"
    let reply = try run([
      bytes("EVAL"), bytes(script), bytes("1"), key(of: user), bytes(Self.claimField), bytes(Self.keptSeconds),
      bytes(now),
    ])
    guard let list = reply.list, list.count == 2, let number = list[0].number, let fields = list[1].list else {
      throw RedisProblem.refused("it sent an unexpected reply to a claim")
    }
    var files: [String: [UInt8]] = [:]
    for index in stride(from: 0, to: fields.count - 1, by: 2) {
      guard let path = fields[index].string, let content = fields[index + 1].bytes else { continue }
      if path != Self.claimField { files[path] = content }
    }
    return (number, files)
  }

  func lastClaim(of user: String) throws -> Int? {
    try run([bytes("HGET"), key(of: user), bytes(Self.claimField)]).string.flatMap { Int($0) }
  }

  func write(_ changes: [String: [UInt8]?], of user: String, claim: Int, isWhole: Bool) throws -> SharedWrite {
    let script = """
      local last = tonumber(redis.call('HGET', KEYS[1], ARGV[1])) or 0
      local own = tonumber(ARGV[2])
      if last > own then return 0 end
      if ARGV[5] == '1' then
        redis.call('DEL', KEYS[1])
        redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
      elseif last < own then return 2 end
      local kept = tonumber(ARGV[4])
      for i = 6, 5 + 2 * kept, 2 do redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1]) end
      for i = 6 + 2 * kept, #ARGV do redis.call('HDEL', KEYS[1], ARGV[i]) end
      redis.call('EXPIRE', KEYS[1], ARGV[3])
      return 1
      """
    var kept: [[UInt8]] = []
    var removed: [[UInt8]] = []
    for (path, content) in changes where path != Self.claimField {
      if let content { kept += [bytes(path), content] } else { removed.append(bytes(path)) }
    }
    let head = ["EVAL", script, "1"].map { bytes($0) } + [key(of: user)]
    let values = [Self.claimField, "\(claim)", Self.keptSeconds, "\(kept.count / 2)", isWhole ? "1" : "0"].map {
      bytes($0)
    }
    switch try run(head + values + kept + removed).number {
    case 1: return .done
    case 2: return .forgotten
    default: return .overtaken
    }
  }

  // MARK: Commands

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func run(_ command: [[UInt8]]) throws(RedisProblem) -> RedisReply {
    do throws(RedisProblem) {
      let reply = try connection.run(command)
      if isAway.withLock({ isAway in
        defer { isAway = false }
        return isAway
      }) {
        log("Redis answers again.")
      }
      return reply
    } catch {
      let isNew = isAway.withLock { isAway in
        defer { isAway = true }
        return !isAway
      }
      if isNew { log("\(error). Users' changes are kept only on this machine.") }
      throw error
    }
  }
}
