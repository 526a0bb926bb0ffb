import Foundation

/// The library's launch arguments. All others belong to the app.
struct LaunchArguments: Equatable {
  /// The URLs to open at launch.
  var urls: [URL] = []
  /// The host that an option asks for.
  var host: HostKind?
  /// Whether to print lines instead of a screen.
  var isPlain = false
  /// Where to serve the app to browsers, or `nil` for the usual address.
  var web: String?
  /// The address of `/health` and `/metrics`.
  var webAdmin: String?
  /// The names that browsers call the server by.
  var webHosts: [String] = []
  /// Whether one process serves all users.
  var isShared = false

  init(_ arguments: [String]) throws(HostChoice.Problem) {
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      switch argument {
      case "--cairn-plain": isPlain = true
      case "--shared": isShared = true
      case "--web-admin":
        guard let address = rest.popFirst() else {
          throw HostChoice.Problem(description: "--web-admin needs an address after it, such as 127.0.0.1:9090.")
        }
        webAdmin = address
      case "--window", "--terminal", "--text", "--drive": host = HostKind(rawValue: String(argument.dropFirst(2)))
      case "--web-host":
        guard let name = rest.popFirst() else {
          throw HostChoice.Problem(description: "--web-host needs a name after it, such as app.example.org.")
        }
        webHosts.append(name)
      case "--web":
        host = .web
        if let next = rest.first, !next.hasPrefix("-") { web = rest.removeFirst() }
      case "--open":
        guard let text = rest.popFirst() else {
          throw HostChoice.Problem(description: "--open needs a URL after it, such as `--open catalog://colors/mint`.")
        }
        guard let url = URL(string: text), let scheme = url.scheme, Self.isScheme(scheme) else {
          throw HostChoice.Problem(description: "\"\(text)\" is not a URL: it must begin with a scheme.")
        }
        urls.append(url)
      default: break
      }
    }
  }

  /// Returns whether a text is a URL scheme: a letter followed by letters, digits, `+`, `-` and `.`.
  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, Unicode.Scalar(first).properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".": true
      default: false
      }
    }
  }
}
