import Foundation
import Testing

@testable import CairnWeb

/// The operations of the server and the events of the script are declared in Swift. Each must have its other half in the
/// script.
@Suite struct ProtocolTests {
  private static let scripts = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/CairnWeb/Page").standardizedFileURL

  private static func texts() throws -> [String: String] {
    let found = try #require(FileManager.default.enumerator(atPath: scripts.path))
    let paths = found.compactMap { $0 as? String }.filter { $0.hasSuffix(".js") }
    return try Dictionary(
      uniqueKeysWithValues: paths.map { ($0, try String(contentsOf: scripts.appending(path: $0), encoding: .utf8)) })
  }

  /// The letters in a table of the script.
  private static func letters(in file: String, after start: String) throws -> [String] {
    let text = try #require(texts()[file])
    let table = try #require(text.split(separator: start).dropFirst().first?.split(separator: "}").first)
    return table.matches(of: /\b(\w): \w+/).map { String($0.1) }
  }

  @Test func theScriptAppliesEveryOperation() throws {
    let patches = try Self.letters(in: "Script/patches.js", after: "export const operations = {")
    let page = try Self.letters(in: "Script/main.js", after: "Object.assign(operations, {")
    let extras = try Self.letters(in: "Extras/main.js", after: "export default {")
    let animations = try Self.letters(in: "Extras/motion.js", after: "const animations = {")
    let applied = patches + page + extras + animations
    #expect(Set(applied).count == applied.count)
    #expect(Set(applied) == Set(PageOperation.allCases.map(\.rawValue)))
  }

  /// The lines of a declaration in `protocol.d.ts`.
  private static func declaration(after start: String) throws -> [Substring] {
    let text = try String(contentsOf: scripts.appending(path: "protocol.d.ts"), encoding: .utf8)
    let rest = try #require(text.split(separator: start + "\n").dropFirst().first)
    return rest.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("  ") }.map { $0 }
  }

  @Test func scriptDeclaresEveryOperation() throws {
    let lines = try Self.declaration(after: "interface Operations {")
    let letters = lines.compactMap { $0.firstMatch(of: /^  (\w): \[/)?.1 }
    #expect(letters.count == lines.count)
    #expect(Set(letters.map(String.init)) == Set(PageOperation.allCases.map(\.rawValue)))
  }

  @Test func scriptDeclaresEveryEntryOfTheInputTable() throws {
    let names = try Self.declaration(after: "interface InputTable {").compactMap {
      $0.firstMatch(of: /^  (\w+): (?:string|number);$/)?.1
    }
    let table = try #require(
      try JSONSerialization.jsonObject(with: Data(InputTable().json.utf8)) as? [String: Any])
    #expect(Set(names.map(String.init)) == Set(table.keys))
    #expect(table["leave"] as? String == "Escape")
    #expect(table["menus"] as? String == "F10")
    #expect(Resources.script.contains("\"leave\":\"Escape\""))
  }

  @Test func serverReadsEveryEventAsTheScriptDeclaresIt() throws {
    let samples = [
      "ID": "1", "number": "2", "Flag": "1", "Phase": "0", "string": "\"a\"", "ClipboardCommand": "\"copy\"",
      "OfferedFile[]": "[[\"a\",1]]",
    ]
    var declared: Set<String> = []
    for line in try Self.declaration(after: "type ClientEvent =") {
      let event = try #require(line.firstMatch(of: /^  \| \['(\w+)'(.*)\];?$/))
      declared.insert(String(event.1))
      let values = try event.2.split(separator: ", ").map { try #require(samples[String($0)], "\(line)") }
      func message(_ values: some Sequence<String>) -> ClientMessage? {
        ClientMessage("{\"n\":1,\"a\":0,\"e\":[[\((["\"\(event.1)\""] + values).joined(separator: ","))]]}")
      }
      #expect(message(values) != nil, "\(line)")
      // The server reads all of the values.
      if !values.isEmpty { #expect(message(values.dropLast()) == nil, "\(line)") }
    }
    #expect(declared == Set(ClientEvent.readers.keys))
  }

  @Test func theScriptSendsEveryEvent() throws {
    let sent = try Self.texts().values.flatMap { text in text.matches(of: /emit\('(\w+)'/).map { String($0.1) } }
    // Buttons name their own event, in the attribute `data-act`.
    let pressed = ["command", "commands", "delete", "dismiss", "undo"]
    #expect(Set(sent + pressed) == Set(ClientEvent.readers.keys))
  }
}
