import Foundation
import Testing

@Suite("Names that CairnTesting adds to an app")
struct NamespaceTests {
  /// Finds the type that is added one day and takes a common word.
  @Test func itsTypesShareAFewPrefixes() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../Sources/CairnTesting").standardized
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var names: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where line.hasPrefix("public ") {
        let words = line.split { " :<(".contains($0) }
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let"]
        guard let kind = words.firstIndex(where: { kinds.contains($0) }) else { continue }
        names.append(String(words[kind + 1]))
      }
    }
    #expect(names.count >= 12)
    for name in names {
      #expect(["Test", "Fuzz", "Walk"].contains { name.hasPrefix($0) }, "\(name)")
    }
  }
}
