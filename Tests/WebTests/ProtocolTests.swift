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

  /// The letters in a table of the script, which has an operation on each line.
  private static func letters(in file: String, after start: String) throws -> [String] {
    let text = try #require(texts()[file])
    let table = try #require(text.split(separator: start).dropFirst().first?.split(separator: "};").first)
    return table.matches(of: /\n  (\w): \w+,/).map { String($0.1) }
  }

  @Test func theScriptAppliesEveryOperation() throws {
    let page = try Self.letters(in: "Script/patches.js", after: "export const operations = {")
    let extras = try Self.letters(in: "Extras/main.js", after: "export default {")
    let animations = try Self.letters(in: "Extras/motion.js", after: "const animations = {")
    let applied = page + extras + animations
    #expect(Set(applied).count == applied.count)
    #expect(Set(applied) == Set(PageOperation.allCases.map(\.rawValue)))
  }

  @Test func theScriptSendsEveryEvent() throws {
    let sent = try Self.texts().values.flatMap { text in text.matches(of: /emit\('(\w+)'/).map { String($0.1) } }
    // Buttons name their own event, in the attribute `data-act`.
    let pressed = ["command", "commands", "delete", "dismiss"]
    #expect(Set(sent + pressed) == Set(ClientEvent.readers.keys))
  }
}
