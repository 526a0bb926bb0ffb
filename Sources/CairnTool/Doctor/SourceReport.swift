import CairnSwiftSources
import Foundation

/// What one Swift file imports, and what its conditions leave out here. It is found without compiling the file.
struct SourceReport {
  struct Import: Hashable {
    let module: String
    let line: Int
  }

  /// A branch of a condition that is not compiled.
  struct Omission: Equatable {
    /// The condition as it is written, such as `#if os(iOS)`, or the one before an `#else`.
    let condition: String
    let line: Int
    /// The first declarations in it.
    var declarations: [String] = []
    /// Whether it is left out now, and with `--as ios`. `nil` if that depends on the build.
    let isLeftOut: Bool?
    let isLeftOutOnPhone: Bool?
    /// What the condition asks, such as `os(iOS)`.
    let questions: [String]
  }

  private(set) var imports: [Import] = []
  private(set) var omissions: [Omission] = []

  /// One `#if` up to its `#endif`.
  private struct Block {
    var conditions: [Condition] = []
    var questions: [String] = []
    /// Whether the current branch is compiled, now and with `--as ios`.
    var holds: Bool?
    var holdsOnPhone: Bool?
    var omission: Omission?
  }

  private let world: CompilerWorld
  private var blocks: [Block] = []

  init(_ text: String, in world: CompilerWorld) {
    self.world = world
    for line in SourceLines(text: text) {
      if let (word, rest) = line.directive {
        pass(word, rest, at: line.number)
      } else if line.isCode {
        read(line)
      }
    }
  }

  private mutating func pass(_ word: String, _ rest: String, at line: Int) {
    if let omission = blocks.last?.omission, word != "if", !omission.declarations.isEmpty { omissions.append(omission) }
    if word == "if" { blocks.append(Block()) }
    guard var block = blocks.popLast(), word != "endif" else { return }
    let condition = word == "else" ? Condition.literal(true) : Condition(rest)
    block.questions = (block.conditions + [condition]).flatMap(\.questions).map { "\($0.name)(\($0.argument))" }
    block.holds = condition.holds(after: block.conditions, in: world)
    block.holdsOnPhone = condition.holds(after: block.conditions, in: world.as(.ios))
    block.conditions.append(condition)
    block.omission = nil
    let isInside = blocks.allSatisfy { $0.holds != false || $0.holdsOnPhone != false }
    if isInside, !block.questions.isEmpty, block.holds == false || block.holdsOnPhone == false {
      block.omission = Omission(
        condition: word == "else" ? "#else of \(block.questions.joined(separator: ", "))" : "#\(word) \(rest)",
        line: line,
        isLeftOut: block.holds.map { !$0 }, isLeftOutOnPhone: block.holdsOnPhone.map { !$0 }, questions: block.questions
      )
    }
    blocks.append(block)
  }

  private mutating func read(_ line: SourceLines.Line) {
    let omitted = blocks.lastIndex { $0.omission != nil }
    // Nothing else counts in most lines.
    let mayImport = line.mentions("import")
    guard mayImport || omitted != nil else { return }
    let text = line.text.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty, !text.hasPrefix("//"), !text.hasPrefix("/*") else { return }
    if mayImport, let module = Self.module(in: text) {
      if blocks.allSatisfy({ $0.holds != false }) { imports.append(Import(module: module, line: line.number)) }
      return
    }
    guard let index = omitted else { return }
    if let name = Self.declaration(in: text) ?? Self.modifier(in: text) {
      blocks[index].omission?.declarations.append(name)
    } else if blocks[index].omission?.declarations.isEmpty == true {
      blocks[index].omission?.declarations.append(text.count > 40 ? text.prefix(38) + " …" : text)
    }
  }

  /// The module that a line imports: `Module` in `@testable import struct Module.Name`.
  private static func module(in line: String) -> String? {
    let source = SourceTokens(line)
    let header = DeclarationHeader(in: source)
    return ImportDeclaration(in: source, at: header.end)?.module
  }

  private static func declaration(in line: String) -> String? {
    let match = line.firstMatch(
      of:
        /^(?:@[A-Za-z_]+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private|open|static|final|override|nonisolated|mutating)\s+)*(struct|class|enum|protocol|actor|extension|func|typealias)\s+([A-Za-z_][A-Za-z0-9_.]*)/
    )
    return match.map { "\($0.output.1) \($0.output.2)" }
  }

  /// A modifier on a separate line, such as `.listStyle`.
  private static func modifier(in line: String) -> String? {
    line.prefixMatch(of: /\.[a-z][A-Za-z0-9]*/).map { String($0.output) }
  }
}
