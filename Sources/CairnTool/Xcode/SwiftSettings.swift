/// How the Swift files of a target are compiled.
struct SwiftSettings {
  let isSix: Bool
  let isMainActor: Bool
  /// Upcoming features of the language.
  let features: [String]
  /// What `#if` finds defined. SwiftPM defines `DEBUG` itself.
  let conditions: [String]

  init(_ settings: BuildSettings) {
    isSix = settings["SWIFT_VERSION"]?.hasPrefix("6") == true
    isMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    var features: [String] = []
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
      features += ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
    }
    if settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX") { features.append("BareSlashRegexLiterals") }
    self.features = features
    conditions = (settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + Self.defined(by: settings)).uniqued().filter {
      $0 != "DEBUG" && $0.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
    }
  }

  /// The conditions among the flags of the compiler, `-D NAME` or `-DNAME`.
  private static func defined(by settings: BuildSettings) -> [String] {
    let flags = settings.words("OTHER_SWIFT_FLAGS")
    return flags.indices.compactMap { index in
      guard flags[index].hasPrefix("-D") else { return nil }
      return flags[index] == "-D" ? flags.dropFirst(index + 1).first : String(flags[index].dropFirst(2))
    }
  }

  /// As a manifest states them.
  var declarations: [String] {
    [".swiftLanguageMode(.\(isSix ? "v6" : "v5"))"] + (isMainActor ? [".defaultIsolation(MainActor.self)"] : [])
      + features.map { ".enableUpcomingFeature(\"\($0)\")" } + conditions.map { ".define(\"\($0)\")" }
  }

  /// As the compiler takes them.
  var arguments: [String] {
    ["-swift-version", isSix ? "6" : "5"] + (isMainActor ? ["-default-isolation", "MainActor"] : [])
      + features.flatMap { ["-enable-upcoming-feature", $0] } + (["DEBUG"] + conditions).map { "-D\($0)" }
  }
}
