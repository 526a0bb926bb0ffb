import Foundation

/// An `.xcconfig` file: one setting a line, and other files by `#include`.
enum ConfigurationFile {
  static func read(_ file: URL, depth: Int = 0) -> [String: PropertyList] {
    guard depth < 20, let text = try? String(contentsOf: Files.matchingCase(file), encoding: .utf8) else { return [:] }
    var settings: [String: PropertyList] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include") {
        // `#include?` is for a file that may be missing, and Cairn is as patient with the other.
        let name = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        let included =
          name.hasPrefix("/") ? URL(filePath: name) : file.deletingLastPathComponent().appending(path: name)
        settings.merge(read(included, depth: depth + 1)) { $1 }
      } else if let equals = equalsSign(in: line) {
        let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        if let name = name(line[..<equals].trimmingCharacters(in: .whitespaces)) {
          settings[name] = .text(unquoted(value))
        }
      }
    }
    return settings
  }

  /// The equals sign after the name, and not one in its conditions.
  private static func equalsSign(in line: String) -> String.Index? {
    var isInCondition = false
    return line.indices.first { index in
      if line[index] == "[" { isInCondition = true }
      if line[index] == "]" { isInCondition = false }
      return line[index] == "=" && !isInCondition
    }
  }

  /// The name of a setting, if its conditions are those of a debug build. Settings for other platforms do not count.
  private static func name(_ text: String) -> String? {
    guard let bracket = text.firstIndex(of: "[") else { return text }
    return text[bracket...] == "[config=Debug]" ? String(text[..<bracket]) : nil
  }

  private static func unquoted(_ value: String) -> String {
    value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"") ? String(value.dropFirst().dropLast()) : value
  }
}
