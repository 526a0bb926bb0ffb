import Foundation
import Testing

@testable import CairnTool

/// Values made at random, written as YAML in any of the ways that mean the same.
private struct RandomYAML {
  var random: Seeded

  mutating func pick<T>(_ values: [T]) -> T { values.randomElement(using: &random)! }

  private mutating func text() -> String {
    pick([
      "Sources", "My App", "1.2.3", "true", "a#b", "it's", "say \"hi\"", "# none", "a: b", "", " x ", "é", "**/*.md",
    ])
  }

  mutating func value(depth: Int = 0) -> PropertyList {
    switch Int.random(in: 0..<(depth < 4 ? 4 : 2), using: &random) {
    case 0, 1: return .text(text())
    case 2: return .list((0..<Int.random(in: 1..<4, using: &random)).map { _ in value(depth: depth + 1) })
    default: return dictionary(depth: depth)
    }
  }

  mutating func dictionary(depth: Int = 0) -> PropertyList {
    let count = Int.random(in: 1..<4, using: &random)
    return .dictionary(
      Dictionary((0..<count).map { _ in (pick(["name", "path", "some key", "A_1", "x-y"]), value(depth: depth + 1)) }) {
        $1
      })
  }

  private mutating func scalar(_ text: String, inFlow: Bool) -> String {
    let plain =
      inFlow ? text.wholeMatch(of: /[A-Za-z0-9.é]+/) : text.wholeMatch(of: /[A-Za-z0-9.é][A-Za-z0-9. é#]*[A-Za-z0-9é]/)
    if plain != nil, Bool.random(using: &random) { return text }
    if Bool.random(using: &random) { return "'" + text.replacing("'", with: "''") + "'" }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private mutating func comment() -> String { pick(["", "", "  # a: comment", " # \"", "\n\n# - more\n   # less"]) }

  /// On one line.
  private mutating func flow(_ value: PropertyList) -> String {
    switch value {
    case .text(let text): return scalar(text, inFlow: true)
    case .list(let values): return "[" + values.map { flow($0) }.joined(separator: pick([", ", ","])) + "]"
    case .dictionary(let values):
      return "{" + values.map { "\($0.filter { $0 != " " }): \(flow($1))" }.joined(separator: ", ") + "}"
    }
  }

  private func fitsFlow(_ value: PropertyList) -> Bool {
    switch value {
    case .text(let text): !text.contains { "[]{}'\"".contains($0) }
    case .list(let values): values.allSatisfy(fitsFlow)
    case .dictionary(let values): values.allSatisfy { !$0.key.contains(" ") && fitsFlow($0.value) }
    }
  }

  /// What follows a key or a dash at an indentation, up to the end of its lines.
  private mutating func rest(_ value: PropertyList, below indent: Int) -> String {
    if case .text(let text) = value { return " " + scalar(text, inFlow: false) + comment() + "\n" }
    if fitsFlow(value), Bool.random(using: &random) { return " " + flow(value) + comment() + "\n" }
    return comment() + "\n" + block(value, at: indent + Int.random(in: 1...3, using: &random))
  }

  mutating func block(_ value: PropertyList, at indent: Int = 0) -> String {
    let space = String(repeating: " ", count: indent)
    switch value {
    case .text(let text): return space + scalar(text, inFlow: false) + "\n"
    case .list(let values): return values.map { space + "-" + rest($0, below: indent) }.joined()
    case .dictionary(let values):
      return values.map { key, value in
        space + pick([key, "\"\(key)\"", "'\(key)'"]) + ":" + rest(value, below: indent)
      }
      .joined()
    }
  }
}

@Suite("YAML, made at random")
struct RandomYAMLTests {
  @Test(arguments: 1...250 as ClosedRange<UInt64>)
  func aValueIsReadHoweverItIsWritten(seed: UInt64) throws {
    var yaml = RandomYAML(random: Seeded(state: seed))
    let value = yaml.dictionary()
    let text = yaml.block(value)
    #expect(try YAML.parse(text) == value, "\(text)")
    #expect(try YAML.parse("---\n# A project\n\n" + text.replacing("\n", with: "\r\n")) == value, "\(text)")
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func whatIsCutOffIsReadOrAProblemWithALine(seed: UInt64) {
    var yaml = RandomYAML(random: Seeded(state: seed))
    let text = yaml.block(yaml.dictionary())
    for length in stride(from: 0, to: text.count, by: 3) {
      let start = String(text.prefix(length))
      do throws(PropertyList.Problem) { _ = try YAML.parse(start) } catch {
        #expect((1...1 + start.count { $0.isNewline }).contains(error.line), "\(start)")
      }
    }
  }
}

@Suite("Files of XcodeGen's targets")
final class XcodeGenFilesTests {
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "cairn-globs-\(UUID().uuidString)")
  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Whether a pattern stands for a path, or for a folder above it. `**` stands for any folders, `*` for a part of one name.
  private func fits(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return true }
    if first == "**" { return path.indices.contains { fits(pattern.dropFirst(), path[$0...]) } }
    guard let name = path.first else { return false }
    let pieces = first.split(separator: "*", omittingEmptySubsequences: false)
    let fitsName =
      pieces.count == 1
      ? first == name : name.count >= first.count - 1 && name.hasPrefix(pieces[0]) && name.hasSuffix(pieces[1])
    return fitsName && fits(pattern.dropFirst(), path.dropFirst())
  }

  private func fits(_ pattern: String, _ path: String) -> Bool {
    fits(pattern.split(separator: "/").map(String.init)[...], path.split(separator: "/").map(String.init)[...])
  }

  @Test(arguments: 1...25 as ClosedRange<UInt64>)
  func patternsLeaveOutTheFilesForWhichTheyStand(seed: UInt64) throws {
    var random = Seeded(state: seed)
    let folders = ["", "Views/", "Views/Old/", "Old/", "Models/"]
    let paths = folders.flatMap { folder in ["A.swift", "AB.swift", "A+B.swift", "Old.swift"].map { folder + $0 } }
    for path in paths { try Files.write("", to: folder.appending(path: "Sources/\(path)")) }
    let patterns = [
      "**/*.swift", "Old", "Views/*.swift", "**/Old", "**/A.swift", "*B.swift", "Views/Old/A+B.swift", "**/O*.swift",
      "Models/A*",
      "A.swift", "Views", "Vi*",
    ]
    let excludes = (0..<Int.random(in: 0...2, using: &random)).map { _ in patterns.randomElement(using: &random)! }
    let includes = (0..<Int.random(in: 0...2, using: &random)).map { _ in patterns.randomElement(using: &random)! }
    func list(_ key: String, _ patterns: [String]) -> String {
      patterns.isEmpty ? "" : "        \(key):\n" + patterns.map { "          - \"\($0)\"\n" }.joined()
    }
    try Files.write(
      "name: A\ntargets:\n  A:\n    type: application\n    sources:\n      - path: Sources\n\(list("excludes", excludes))\(list("includes", includes))",
      to: folder.appending(path: "project.yml"))
    let target = try #require(try XcodeProject(folder.appending(path: "project.yml")).targets.first)
    let expected = paths.filter { path in
      !excludes.contains { fits($0, path) } && (includes.isEmpty || includes.contains { fits($0, path) })
    }
    let root = folder.appending(path: "Sources")
    #expect(Set(target.sources.map { $0.path(from: root) }) == Set(expected), "-\(excludes) +\(includes)")
  }

  @Test(
    arguments: [
      ("exactVersion: 1.2.3", "exact: \"1.2.3\""), ("version: 1.2.3", "exact: \"1.2.3\""),
      ("branch: main", "branch: \"main\""), ("revision: abc", "revision: \"abc\""), ("from: 1.0.0", "from: \"1.0.0\""),
      ("majorVersion: 2.0.0", "from: \"2.0.0\""), ("minorVersion: 2.1.0", ".upToNextMinor(from: \"2.1.0\")"),
      ("minVersion: 1.0.0, maxVersion: 2.0.0", "\"1.0.0\"..<\"2.0.0\""),
    ])
  func versionsOfPackagesAreKept(written: String, requirement: String) throws {
    try Files.write("packages:\n  Kit: {github: a/Kit, \(written)}\n", to: folder.appending(path: "project.yml"))
    let project = try XcodeProject(folder.appending(path: "project.yml"))
    #expect(project.packages == [.remote(url: "https://github.com/a/Kit", requirement: requirement)])
  }
}
