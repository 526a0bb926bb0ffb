/// The host names of a server.
///
/// A site can point its name at any address, such as this server's on the user's machine. Browsers then treat its pages
/// as having the app's origin (DNS rebinding). Only the `Host` of their requests reveals them.
///
/// Numeric addresses are always allowed, because no name server controls them; so is `localhost`.
package struct HostNames: Sendable, Equatable {
  private var names: Set<String> = []
  /// Domains whose subdomains are allowed, each with a leading dot.
  private var domains: [String] = []
  private var isAny = false

  /// Creates a list of additional names: `app.example.org`, `.example.org` for the domain and all subdomains, or `*`.
  package init(_ names: [String] = []) {
    for name in names { add(name) }
  }

  package mutating func add(_ name: String) {
    let name = Self.withoutFinalDot(name.asciiLowercased)
    if name == "*" {
      isAny = true
    } else if name.hasPrefix(".") {
      domains.append(name)
      names.insert(String(name.dropFirst()))
    } else {
      names.insert(name)
    }
  }

  /// Whether a text can be in the list.
  package static func isName(_ text: String) -> Bool {
    let name = text.hasPrefix(".") ? text.dropFirst() : text[...]
    return text == "*" || !name.utf8.contains(.colon) && HostName.isValid(name.utf8)
  }

  /// Whether a request with this `Host` is allowed. Its port is ignored.
  package func allows(_ host: String) -> Bool {
    // Only clients before HTTP/1.1 omit it, and browsers never do.
    if isAny || host.isEmpty { return true }
    let name = Self.withoutFinalDot(Self.withoutPort(host).asciiLowercased)
    if name == "localhost" || name.hasSuffix(".localhost") || names.contains(name) { return true }
    let digits = name.hasPrefix("[") && name.hasSuffix("]") ? String(name.dropFirst().dropLast()) : name
    return Peer.address(digits) != nil || domains.contains { name.hasSuffix($0) }
  }

  private static func withoutPort(_ host: String) -> String {
    guard let colon = host.lastIndex(of: ":"), host[colon...].allSatisfy({ $0 != "]" }) else { return host }
    return String(host[..<colon])
  }

  private static func withoutFinalDot(_ name: String) -> String { name.hasSuffix(".") ? String(name.dropLast()) : name }
}
