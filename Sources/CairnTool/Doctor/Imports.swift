import Foundation

/// The modules that Swift files import, found without compiling them.
struct Imports: Equatable {
  /// The files that import a module, by its name.
  private(set) var files: [String: [String]] = [:]

  /// Reads a file. Imports that stand in `#if canImport` of their own module count as well guarded.
  mutating func add(_ text: String, named name: String) {
    var guards: [Set<String>] = []
    var found: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline).map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.hasPrefix("#if") {
        guards.append(Self.guarded(in: line))
      } else if line.hasPrefix("#else") || line.hasPrefix("#elseif") {
        // What follows is compiled where the condition before does not hold.
        if !guards.isEmpty { guards[guards.count - 1] = Self.guarded(in: line) }
      } else if line.hasPrefix("#endif") {
        _ = guards.popLast()
      } else if let module = Self.module(in: line), !guards.contains(where: { $0.contains(module) || $0.contains("*") })
      {
        found.insert(module)
      }
    }
    for module in found { files[module, default: []].append(name) }
  }

  /// The modules that a condition asks for, or `*` if it asks for another system.
  private static func guarded(in line: String) -> Set<String> {
    var names = Set(line.matches(of: /canImport\(([A-Za-z0-9_]+)\)/).map { String($0.output.1) })
    if line.contains("os("), !line.contains("Linux") { names.insert("*") }
    return names
  }

  /// The module that a line imports: `Module` in `@testable import struct Module.Name`.
  private static func module(in line: String) -> String? {
    guard
      let match = line.firstMatch(
        of:
          /^(@[A-Za-z_]+(\([A-Za-z_]*\))?\s+)*((public|package|internal|fileprivate|private)\s+)?import\s+((struct|class|enum|protocol|func|var|let|typealias)\s+)?([A-Za-z_][A-Za-z0-9_]*)/
      )
    else { return nil }
    return String(match.output.7)
  }

  /// The modules that are not among `known`, those of most files first.
  func missing(besides known: Set<String>) -> [(module: String, files: [String])] {
    files.filter { !known.contains($0.key) }
      .sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }
      .map { ($0.key, $0.value.sorted()) }
  }
}
