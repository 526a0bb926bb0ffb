/// The names that a server answers to.
///
/// A site can let its own name lead to any address, such as this server's on the user's machine. Its pages then are, for the
/// browser, of the same origin as the app (DNS rebinding). Only the `Host` of their requests gives them away.
///
/// Addresses in digits always count, as no name server decides where they lead; so does `localhost`.
package struct HostNames: Sendable, Equatable {
  private var names: Set<String> = []
  /// Domains all of whose names count, each with its dot in front.
  private var domains: [String] = []
  private var isAny = false

  /// Creates a list of further names: `app.example.org`, `.example.org` for that and all below it, or `*`.
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

  /// Whether a request with this `Host` is meant for this server. Its port does not matter.
  package func allows(_ host: String) -> Bool {
    // Only clients before HTTP/1.1 leave it out, and no browser does.
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
