/// The build settings of a target. Later levels override earlier ones, and reach them by `$(inherited)`.
struct BuildSettings: Equatable {
  /// The configuration file and the settings of the project, then those of the target.
  var levels: [[String: PropertyList]] = []
  /// What Xcode sets itself, such as the target's name.
  var builtIn: [String: String] = [:]

  /// References that are deeper or more refer to themselves.
  private static let deepest = 20
  private static let most = 10_000

  /// How far the expansion of a text has come.
  private struct Expansion {
    var depth = 0
    var references = 0
  }

  var names: Set<String> { Set(levels.flatMap(\.keys)).union(builtIn.keys) }

  subscript(name: String) -> String? {
    var expansion = Expansion()
    return value(name, below: levels.count, &expansion)
  }

  /// The words of a setting that is a list.
  func words(_ name: String) -> [String] { self[name]?.split(separator: " ").map(String.init) ?? [] }

  func isOn(_ name: String) -> Bool { self[name] == "YES" }

  private func value(_ name: String, below end: Int, _ expansion: inout Expansion) -> String? {
    for level in levels.indices[..<end].reversed() {
      guard let value = levels[level][name] else { continue }
      let text = value.text ?? value.list?.compactMap(\.text).joined(separator: " ") ?? ""
      return expand(text, of: name, below: level, &expansion)
    }
    return builtIn[name].map { expand($0, of: name, below: 0, &expansion) }
  }

  /// Replaces references to settings, such as `$(TARGET_NAME)` or `${PRODUCT_NAME:c99extidentifier}`.
  func expand(_ text: String) -> String {
    var expansion = Expansion()
    return expand(text, of: "", below: levels.count, &expansion)
  }

  private func expand(_ text: String, of owner: String, below level: Int, _ expansion: inout Expansion) -> String {
    guard text.contains("$"), expansion.depth < Self.deepest, expansion.references < Self.most else { return text }
    expansion.depth += 1
    defer { expansion.depth -= 1 }
    let new = text.replacing(/\$[({]([A-Za-z_][A-Za-z0-9_]*)(:[^)}$]*)?[)}]/) { match in
      let name = String(match.output.1)
      let modifier = match.output.2.map { String($0.dropFirst()) }
      expansion.references += 1
      let value =
        name == "inherited"
        ? self.value(owner, below: level, &expansion)
        : self.value(name, below: name == owner ? level : levels.count, &expansion)
      return Self.modified(value, by: modifier)
    }
    // In `$(ID_$(CONFIGURATION))` the inner reference is part of a name.
    guard new != text, text.contains(/\$[({][A-Za-z0-9_]*(:[^)}$]*)?\$[({]/) else { return new }
    return expand(new, of: owner, below: level, &expansion)
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
