/// What the compiler answers to conditions.
struct CompilerWorld {
  /// The modules that can be imported.
  var modules: Set<String>
  /// The conditions that are defined.
  var flags: Set<String> = ["DEBUG"]
  /// The system whose conditions hold too, as `--as` makes it.
  var platform: ApplePlatform?
  var version = "6.2"
  /// Whether flags that are not listed are known to be undefined.
  var knowsFlags = true

  /// The same with `--as`.
  func `as`(_ platform: ApplePlatform) -> CompilerWorld {
    var other = self
    other.platform = platform
    return other
  }

  func hasFlag(_ name: String) -> Bool? { flags.contains(name) ? true : knowsFlags ? false : nil }

  func answer(_ name: String, _ argument: String) -> Bool? {
    if platform?.holds(name, argument) == true { return true }
    return switch name {
    case "os": argument == "Linux"
    case "canImport":
      modules.contains(argument.prefix { $0 != "," && $0 != "." }.description)
    case "targetEnvironment": false
    case "swift", "compiler": holdsVersion(argument)
    default: nil
    }
  }

  private func holdsVersion(_ wish: String) -> Bool? {
    let isLess = wish.hasPrefix("<")
    guard isLess || wish.hasPrefix(">=") else { return nil }
    let isOlder = Self.parts(of: version).lexicographicallyPrecedes(Self.parts(of: wish.drop { !$0.isNumber }))
    return isLess == isOlder
  }

  /// The numbers of a version. 6.2 and 6.2.0 are the same.
  private static func parts(of version: some StringProtocol) -> [Int] {
    var parts = version.split(separator: ".").map { Int($0.prefix { $0.isNumber }) ?? 0 }
    while parts.last == 0 { parts.removeLast() }
    return parts
  }
}
