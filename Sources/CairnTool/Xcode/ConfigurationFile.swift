import Foundation

/// An `.xcconfig` file: one setting a line, and other files by `#include`.
enum ConfigurationFile {
  static func read(_ file: URL, depth: Int = 0) -> [String: PropertyList] {
    guard depth < 20, let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
    var settings: [String: PropertyList] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include") {
        let name = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        let included = file.deletingLastPathComponent().appending(path: name)
        settings.merge(read(included, depth: depth + 1)) { $1 }
      } else if let equals = line.firstIndex(of: "=") {
        // Settings for one platform only are not for this one.
        let name = line[..<equals].trimmingCharacters(in: .whitespaces)
        let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        if !name.contains("[") { settings[name] = .text(value) }
      }
    }
    return settings
  }
}
