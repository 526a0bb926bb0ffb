/// The build settings of a target. Later levels override earlier ones, and reach them by `$(inherited)`.
struct BuildSettings: Equatable {
  /// The configuration file and the settings of the project, then those of the target.
  var levels: [[String: PropertyList]] = []
  /// What Xcode sets itself, such as the target's name.
  var builtIn: [String: String] = [:]

  /// Deeper references refer to themselves.
  private static let deepest = 20

  var names: Set<String> { Set(levels.flatMap(\.keys)).union(builtIn.keys) }

  subscript(name: String) -> String? { value(name, below: levels.count, depth: 0) }

  /// The words of a setting that is a list.
  func words(_ name: String) -> [String] { self[name]?.split(separator: " ").map(String.init) ?? [] }

  func isOn(_ name: String) -> Bool { self[name] == "YES" }

  private func value(_ name: String, below end: Int, depth: Int) -> String? {
    for level in levels.indices[..<end].reversed() {
      guard let value = levels[level][name] else { continue }
      let text = value.text ?? value.list?.compactMap(\.text).joined(separator: " ") ?? ""
      return expand(text, of: name, below: level, depth: depth)
    }
    return builtIn[name].map { expand($0, of: name, below: 0, depth: depth) }
  }

  /// Replaces references to settings, such as `$(TARGET_NAME)` or `${PRODUCT_NAME:c99extidentifier}`.
  func expand(_ text: String) -> String { expand(text, of: "", below: levels.count, depth: 0) }

  private func expand(_ text: String, of owner: String, below level: Int, depth: Int) -> String {
    guard depth < Self.deepest, text.contains("$") else { return text }
    return text.replacing(/\$[({]([A-Za-z_][A-Za-z0-9_]*)(:[^)}]*)?[)}]/) { match in
      let name = String(match.output.1)
      let modifier = match.output.2.map { String($0.dropFirst()) }
      let value =
        name == "inherited"
        ? self.value(owner, below: level, depth: depth + 1)
        : self.value(name, below: name == owner ? level : levels.count, depth: depth + 1)
      return Self.modified(value, by: modifier)
    }
  }

  private static func modified(_ value: String?, by modifier: String?) -> String {
    guard let modifier else { return value ?? "" }
    if modifier.hasPrefix("default=") { return value ?? String(modifier.dropFirst("default=".count)) }
    let value = value ?? ""
    return switch modifier {
    case "c99extidentifier": value.moduleName
    case "rfc1034identifier":
      String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: value
    }
  }
}

extension String {
  /// The name of the module of a target, as Xcode makes it.
  var moduleName: String {
    let name = String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
