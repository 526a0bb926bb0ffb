import Foundation
import Testing

@testable import CairnTool

/// Lists made at random, and the ways in which they can be written.
private struct RandomList {
  var random: Seeded

  mutating func pick<T>(_ values: [T]) -> T { values.randomElement(using: &random)! }

  mutating func value(depth: Int = 0) -> PropertyList {
    switch Int.random(in: 0..<(depth < 4 ? 4 : 2), using: &random) {
    case 0, 1: return .text(text())
    case 2: return .list((0..<Int.random(in: 0..<4, using: &random)).map { _ in value(depth: depth + 1) })
    default:
      let pairs = (0..<Int.random(in: 0..<4, using: &random)).map { _ in (text(), value(depth: depth + 1)) }
      return .dictionary(Dictionary(pairs) { $1 })
    }
  }

  private mutating func text() -> String {
    let pieces = [
      "a", "B7", " ", "\"", "\\", "\n", "\t", "/*", "*/", "//", "{", "}", "(", ")", ";", "=", ",", "é", "$(X)", "-",
    ]
    return (0..<Int.random(in: 0..<6, using: &random)).map { _ in pick(pieces) }.joined()
  }

  /// White space and comments, which say nothing.
  private mutating func gap() -> String {
    pick(["", "", " ", "\n", "\t\t", " /* } \" ; ) */ ", "/**/", " // { = (\n", "\r\n"])
  }

  private mutating func written(_ text: String) -> String {
    let isPlain = text.wholeMatch(of: /[A-Za-z0-9]+/) != nil
    guard !isPlain || Bool.random(using: &random) else { return text }
    var quoted = ""
    for character in text.unicodeScalars {
      switch character {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += pick(["\n", "\\n"])
      case "\t": quoted += pick(["\t", "\\t"])
      default: quoted.unicodeScalars.append(character)
      }
    }
    return "\"\(quoted)\""
  }

  mutating func written(_ value: PropertyList) -> String {
    switch value {
    case .text(let text): return gap() + written(text) + gap()
    case .list(let values):
      var parts = values.map { written($0) }.joined(separator: ",")
      if !values.isEmpty { parts += pick(["", ","]) }
      return gap() + "(" + parts + gap() + ")" + gap()
    case .dictionary(let values):
      let parts = values.map { gap() + written($0) + gap() + "=" + written($1) + ";" }.joined()
      return gap() + "{" + parts + gap() + "}" + gap()
    }
  }
}

@Suite("Property lists of Xcode, made at random")
struct RandomListTests {
  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func aListIsReadHoweverItIsWritten(seed: UInt64) throws {
    var list = RandomList(random: Seeded(state: seed))
    let value = list.value()
    let text = list.written(value)
    #expect(try PropertyList.parse(text) == value, "\(text)")
  }

  /// Each part of a dictionary is needed, so what is left of one that is cut off is none.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func aListThatIsCutOffIsAProblemWithALine(seed: UInt64) {
    var list = RandomList(random: Seeded(state: seed))
    let text = "{" + list.written(PropertyList.text("key")) + "=" + list.written(list.value()) + ";}"
    let lines = 1 + text.utf8.count { $0 == 10 }
    for length in stride(from: 0, to: text.utf8.count, by: 1 + text.utf8.count / 60) {
      let start = String(decoding: text.utf8.prefix(length), as: UTF8.self)
      #expect {
        try PropertyList.parse(start)
      } throws: {
        guard let problem = $0 as? PropertyList.Problem else { return false }
        return (1...lines).contains(problem.line) && !problem.message.isEmpty
      }
    }
  }

  @Test func aKeyThatIsThereTwiceHasItsLastValue() throws {
    #expect(try PropertyList.parse("{ a = 1; a = 2; }") == .dictionary(["a": .text("2")]))
  }

  @Test(arguments: ["(", "{ a = ", "( { a = ( "])
  func nestingIsLimitedInAnyOrder(opening: String) {
    #expect(throws: PropertyList.Problem.self) { try PropertyList.parse(String(repeating: opening, count: 20_000)) }
  }

  @Test func longTextsAndCommentsAreReadAtOnce() throws {
    let long = String(repeating: "a b", count: 100_000)
    #expect(try PropertyList.parse("/*\(long)*/ (\"\(long)\") //\(long)") == .list([.text(long)]))
  }

  /// A project whose references lead to the wrong kinds of objects has what is left of it.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func referencesToAnythingEnd(seed: UInt64) throws {
    var random = Seeded(state: seed)
    let ids = ["P", "G", "T", "C", "F", "S", "X", "Q"]
    let kinds = [
      "PBXProject", "PBXGroup", "PBXNativeTarget", "XCConfigurationList", "PBXFileReference", "PBXSourcesBuildPhase",
      "PBXVariantGroup", "XCLocalSwiftPackageReference", "PBXFileSystemSynchronizedBuildFileExceptionSet",
    ]
    let single = [
      "mainGroup", "buildConfigurationList", "fileRef", "target", "package", "productRef", "name", "path",
      "baseConfigurationReference", "currentVersion", "requirement", "productReference", "relativePath",
    ]
    let many = [
      "children", "targets", "buildPhases", "files", "dependencies", "packageReferences", "buildConfigurations",
      "packageProductDependencies", "exceptions",
    ]
    var objects: [String: PropertyList] = [:]
    for id in ids {
      var object: [String: PropertyList] = ["isa": .text(kinds.randomElement(using: &random)!)]
      for key in single where Bool.random(using: &random) { object[key] = .text(ids.randomElement(using: &random)!) }
      for key in many where Bool.random(using: &random) {
        object[key] = .list((0..<3).map { _ in .text(ids.randomElement(using: &random)!) })
      }
      objects[id] = .dictionary(object)
    }
    let list = PropertyList.dictionary(["rootObject": .text("P"), "objects": .dictionary(objects)])
    let project = XcodeProject(list, at: URL(filePath: "/nowhere/Any.xcodeproj"))
    let targets = objects["P"]?.texts("targets").filter { id in
      objects[id]?["isa"]?.text == "PBXNativeTarget" && objects[id]?["name"] != nil
    }
    #expect(project.targets.map(\.name) == targets?.compactMap { objects[$0]?["name"]?.text })
  }
}
