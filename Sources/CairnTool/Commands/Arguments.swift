/// The words after the name of a command.
struct Arguments {
  private var words: [String]

  init(_ words: some Sequence<String>) { self.words = Array(words) }

  var asksForHelp: Bool { words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" } }

  /// Removes and returns the next word.
  mutating func next() -> String? { words.isEmpty ? nil : words.removeFirst() }

  /// Removes an option without a value. Returns whether it was there.
  mutating func takeFlag(_ name: String) -> Bool {
    guard let index = options.firstIndex(of: name) else { return false }
    words.remove(at: index)
    return true
  }

  /// Removes an option and its value, which is the next word or stands behind `=`.
  mutating func takeValue(_ name: String) throws(Failure) -> String? {
    if let index = options.firstIndex(where: { $0.hasPrefix(name + "=") }) {
      return String(words.remove(at: index).dropFirst(name.count + 1))
    }
    guard let index = options.firstIndex(of: name) else { return nil }
    guard index + 1 < words.count, !words[index + 1].hasPrefix("-") else {
      throw .usage("\(name) needs a value after it.")
    }
    words.remove(at: index)
    return words.remove(at: index)
  }

  /// Removes an option, and its value if the next word can be one. Returns `nil` without the option, and an empty text without
  /// a value.
  mutating func takeOptionalValue(_ name: String, where isValue: (String) -> Bool) -> String? {
    guard let index = options.firstIndex(of: name) else { return nil }
    words.remove(at: index)
    guard index < words.count, isValue(words[index]) else { return "" }
    return words.remove(at: index)
  }

  /// Removes `--as` and returns the system after it.
  mutating func takePlatform() throws(Failure) -> ApplePlatform? {
    guard let name = try takeValue("--as") else { return nil }
    guard let platform = ApplePlatform(rawValue: name.lowercased()) else {
      throw .usage("`--as` takes \"ios\" or \"macos\", not \"\(name)\".")
    }
    return platform
  }

  /// Removes and returns everything that is left.
  mutating func rest() -> [String] {
    defer { words = [] }
    return words
  }

  /// Fails if there is anything left.
  func expectEnd(of command: String) throws(Failure) {
    guard let word = words.first else { return }
    throw .usage("`cairn \(command)` does not take \"\(word)\". `cairn \(command) --help` lists what it takes.")
  }

  /// The words before `--`, behind which everything belongs to another program.
  private var options: ArraySlice<String> { words.prefix { $0 != "--" } }
}
