/// The kinds of hosts that this library knows.
enum HostKind: String, CaseIterable {
  case window, terminal, web, text
  /// Without a display, for another program.
  case drive
}

/// Selects the host from the state of the process.
struct HostChoice {
  /// The host that an option such as `--window` asks for.
  var asked: HostKind?
  var environment: [String: String]
  var outputIsTerminal: Bool
  /// Whether there is a host for windows. Looking for it may load libraries.
  var hasWindows: () -> Bool

  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  func decide() throws(Problem) -> HostKind {
    if let asked { return asked }
    if let wish = environment["CAIRN_HOST"], !wish.isEmpty { return try kind(named: wish) }
    if hasDisplay, hasWindows() { return .window }
    return outputIsTerminal ? .terminal : .text
  }

  private func kind(named wish: String) throws(Problem) -> HostKind {
    guard let kind = HostKind(rawValue: wish) else {
      let names = HostKind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw Problem(description: "CAIRN_HOST is \"\(wish)\", which is not a host. It can be one of \(names).")
    }
    return kind
  }

  private var hasDisplay: Bool {
    ["WAYLAND_DISPLAY", "DISPLAY"].contains { environment[$0].map { !$0.isEmpty } ?? false }
  }
}
