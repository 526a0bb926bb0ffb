/// The address of a Redis, with its credentials: `redis://user:password@host:6379/0` or `unix:/run/redis.sock`.
package struct RedisAddress: Sendable, Equatable {
  package enum Place: Sendable, Equatable {
    case host(String, port: Int32)
    case socket(String)
  }

  package var place: Place
  package var user: String?
  package var password: String?
  package var database = 0

  package init?(_ text: String) {
    if let path = text.dropping(prefix: "unix:"), path.hasPrefix("/") {
      place = .socket(path)
      return
    }
    guard var rest = text.dropping(prefix: "redis://").map({ $0[...] }) else { return nil }
    if let at = rest.lastIndex(of: "@") {
      let parts = rest[..<at].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[1].isEmpty else { return nil }
      user = parts[0].isEmpty ? nil : parts[0]
      password = parts[1]
      rest = rest[rest.index(after: at)...]
    }
    if let slash = rest.firstIndex(of: "/") {
      let number = rest[rest.index(after: slash)...]
      guard number.isEmpty || Int(number).map({ (0...1_000).contains($0) }) == true else { return nil }
      database = Int(number) ?? 0
      rest = rest[..<slash]
    }
    var port: Int32 = 6_379
    if let colon = rest.lastIndex(of: ":"), !rest.hasSuffix("]") {
      guard let number = Int32(rest[rest.index(after: colon)...]), (1...65_535).contains(number) else { return nil }
      port = number
      rest = rest[..<colon]
    }
    if rest.hasPrefix("["), rest.hasSuffix("]") { rest = rest.dropFirst().dropLast() }
    guard !rest.isEmpty, !rest.contains(where: \.isWhitespace) else { return nil }
    place = .host(String(rest), port: port)
  }
}

extension String {
  fileprivate func dropping(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
