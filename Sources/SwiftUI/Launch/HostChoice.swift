/// The kinds of hosts that this library knows.
enum HostKind: String, CaseIterable {
  case window, terminal, web, text
}

/// Selects the host from the state of the process.
struct HostChoice {
  /// The hosts built into this program. Plain text always is.
  var builtIn: Set<HostKind>
  var environment: [String: String]
  var outputIsTerminal: Bool

  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  func decide() throws(Problem) -> HostKind {
    if let wish = environment["CAIRN_HOST"], !wish.isEmpty { return try kind(named: wish) }
    if offers(.window), hasDisplay { return .window }
    if offers(.terminal), outputIsTerminal { return .terminal }
    return .text
  }

  private func kind(named wish: String) throws(Problem) -> HostKind {
    guard let kind = HostKind(rawValue: wish) else {
      throw Problem(description: "CAIRN_HOST is \"\(wish)\", which is not a host. \(offer)")
    }
    guard offers(kind) else {
      let remedy = kind == .window ? " Build with `--traits GTK` to include it." : ""
      throw Problem(description: "CAIRN_HOST is \"\(wish)\", which is not part of this program.\(remedy) \(offer)")
    }
    return kind
  }

  private func offers(_ kind: HostKind) -> Bool { kind == .text || builtIn.contains(kind) }

  private var offer: String {
    let names = HostKind.allCases.filter(offers).map { "\"\($0.rawValue)\"" }
    return names.count == 1 ? "It can be \(names[0])." : "It can be one of \(names.joined(separator: ", "))."
  }

  private var hasDisplay: Bool {
    ["WAYLAND_DISPLAY", "DISPLAY"].contains { environment[$0].map { !$0.isEmpty } ?? false }
  }
}
