import CairnMessages
import Foundation
import Testing

@testable import CairnTool

@Suite("What SwiftPM would run")
struct BuildGraphTests {
  private static let manifest = """
    commands:
      "C.App-debug.exe":
        tool: shell
        inputs: ["/a/App.build/One.swift.o"]
        outputs: ["/a/App"]
        args: ["/swift/swiftc","-o","/a/App","it's"]

      "C.App-debug.module":
        tool: shell
        inputs: ["/p/One.swift","/p/Two \\u00e9.swift","/a/sources"]
        outputs: ["/a/App.build/One.swift.o"]
        args: ["/swift/swiftc","-emit-module","-c","@/a/sources"]
    """

  private func graph(_ text: String, program: String = "/a/App") throws -> BuildGraph? {
    let file = FileManager.default.temporaryDirectory.appending(path: "graph-\(UUID().uuidString).yaml")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return BuildGraph(file, program: program)
  }

  @Test func findsModulesAndTheLinker() throws {
    let graph = try #require(try graph(Self.manifest))
    #expect(graph.link == ["/swift/swiftc", "-o", "/a/App", "it's"])
    #expect(graph.modules.map(\.sources) == [["/p/One.swift", "/p/Two é.swift"]])
  }

  @Test func isNoneForAnotherProgramOrFormat() throws {
    #expect(try graph(Self.manifest, program: "/a/Other") == nil)
    #expect(try graph("args: [") == nil)
  }

  @Test(arguments: [
    ("a 'b c' d", ["a", "b c", "d"]), (#"a\ b "c d" '' e"#, ["a b", "c d", "", "e"]), ("  ", []),
    (#"'-rpath=$ORIGIN' 'it'\''s'"#, ["-rpath=$ORIGIN", "it's"]),
  ])
  func wordsAreThoseOfAShell(line: String, words: [String]) { #expect(ShellWords.of(line) == words) }

  @Test func errorsHaveTheirPlaces() {
    let output = """
      /p/Sources/A.swift:3:14: error: cannot find 'x' in scope
       1 | let y = x
      /p/Sources/A.swift:3:14: error: cannot find 'x' in scope
      /other/B.swift:1:1: warning: unused
      """
    let problem = BuildProblem(file: "Sources/A.swift", line: 3, column: 14, message: "cannot find 'x' in scope")
    #expect(BuildProblem.all(in: output, folder: "/p") == [problem])
    #expect(BuildProblem.all(in: "ld.lld: error: undefined symbol: f\n", folder: "/p").map(\.file) == [""])
  }
}
