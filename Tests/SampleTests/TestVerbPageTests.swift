import Foundation
import Testing

@Suite("Docs/Guide/TestVerbs.md")
struct TestVerbPageTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  /// Public members of the test host and its handles. Errors and reports are described where they are returned.
  private func members() throws -> Set<String> {
    let types = /^(?:@MainActor )?(?:public )?(?:final )?(?:extension|struct|class|protocol) (Test\w+)/
    let members = /^  public (?:internal\(set\) )?(?:func|var|let) (\w+)/
    var found: Set<String> = []
    let folder = Self.package.appending(path: "Sources/CairnTesting")
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)!
    where file.pathExtension == "swift" {
      var type: Substring = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let match = line.firstMatch(of: types) {
          type = match.1
        } else if line.first?.isLetter == true, line.hasSuffix("{") {
          type = ""
        }
        if type.isEmpty || type == "TestHostError" { continue }
        if let match = line.firstMatch(of: members) { found.insert(String(match.1)) }
      }
    }
    return found
  }

  /// The names at the beginning of what the page shows as code, and those after a dot in it.
  private func named() throws -> Set<String> {
    let page = try String(contentsOf: Self.package.appending(path: "Docs/Guide/TestVerbs.md"), encoding: .utf8)
    var found: Set<String> = []
    for (index, code) in page.split(separator: "`", omittingEmptySubsequences: false).enumerated() where index % 2 == 1
    {
      let names = code.split(separator: "(")[0].split(separator: ".")
      for name in names where name.first?.isLowercase == true && name.allSatisfy({ $0.isLetter }) && name != "host" {
        found.insert(String(name))
      }
      for match in code.matches(of: /\)\.(\w+)/) { found.insert(String(match.1)) }
      if code.hasPrefix("contextMenu."), let last = names.last { found.insert(String(last)) }
    }
    return found
  }

  @Test func itNamesEverything() throws {
    let (members, named) = (try members(), try named())
    #expect(members.count > 90)
    #expect(members.subtracting(named).isEmpty, "not on the page: \(members.subtracting(named).sorted())")
  }

  @Test func whatItNamesExists() throws {
    let unknown = try named().subtracting(members()).subtracting(["try"])
    #expect(unknown.isEmpty, "not in the code: \(unknown.sorted())")
  }
}
