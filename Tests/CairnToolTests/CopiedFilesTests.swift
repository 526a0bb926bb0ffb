import CairnSwiftSources
import Foundation
import Testing

@testable import CairnTool

/// What holds for the copy of every file, whatever is in it.
@Suite("Copies of any file") struct CopiedFilesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  /// The Swift files of this package that are written as apps are, with their copies.
  private static let changed = ["Tests", "Examples", "Templates"].flatMap { folder in
    Files.everything(in: root.appending(path: folder)).compactMap { file -> (file: URL, text: String, copy: String)? in
      guard file.pathExtension == "swift", !file.path.contains("/.build"),
        let text = try? String(contentsOf: file, encoding: .utf8),
        let copy = SourceCopy(platform: .ios).text(text, at: file.path)
      else { return nil }
      return (file, text, copy)
    }
  }

  private static let copies = [
    SourceCopy(), SourceCopy(platform: .ios), SourceCopy(platform: .macos), SourceCopy(onlyModels: true),
  ]

  /// Texts and comments are the same, and so are lines. Only these words come or go.
  private func expectSameButNames(_ new: String, as text: String, _ comment: Comment) {
    #expect(new.lines.count == text.lines.count, comment)
    let (source, copy) = (SourceTokens(text), SourceTokens(new))
    #expect(copy.isComplete == source.isComplete, comment)
    #expect(copy.comments.map { copy.text(bytes: $0) } == source.comments.map { source.text(bytes: $0) }, comment)
    #expect(copy.plainTexts == source.plainTexts, comment)
  }

  @Test func filesOfThisPackageChangeInNamesOnly() {
    #expect(Self.changed.count > 2)
    for (file, text, copy) in Self.changed {
      expectSameButNames(copy.lines.dropFirst().joined(separator: "\n"), as: text, "\(file.path)")
    }
  }

  /// The compiler reads what has become of the files as it read the files.
  @Test func copiesOfThisPackagesFilesAreSwift() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-parsed-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = Program(path: try Toolchain.current().swift.path + "c")
    // Only a file of this name has statements, and a module has one.
    let (programs, others) = (
      Self.changed.filter { $0.file.lastPathComponent == "main.swift" },
      Self.changed.filter { $0.file.lastPathComponent != "main.swift" }
    )
    let modules = programs.map { [("main.swift", $0.copy)] } + [others.enumerated().map { ("F\($0).swift", $1.copy) }]
    for module in modules {
      for (name, text) in module { try Files.write(text, to: folder.appending(path: name)) }
      let paths = module.map { folder.appending(path: $0.0).path }
      #expect(throws: Never.self) { try compiler.output(["-parse", "-swift-version", "6"] + paths) }
    }
  }

  /// No text ends the tool, and lines and comments stay.
  @Test func anyTextKeepsItsLines() {
    var random = Seeded(state: 17)
    let pieces = [
      "import UIKit", "import SwiftUI", "import Foundation.NSURL", "class A ", "struct B: View ", "extension A.B ",
      "{ ",
      "}", "(", ")", "[", "]", "@State var m: M\n", "init(m: M) { self.m = m }",
      "init(m: M) {\nstruct C { @State var n: N; init(n: N) { self.n = n } }\nself.m = m }\n", "self.m = ", "self.m=",
      "init", "m ",
      "#selector(", "go", "A.go(_:)", "getter: ", "@objc func go(_ a: B) { }", "static ", "func go() -> B ", "-> ",
      "as ",
      "#if os(iOS) ", "#elseif ", "&& ", "canImport(UIKit)", "\n", "\n", "\r\n", "// ", "/* ", "*/", "\"", "\"\"\"\n",
      "\\(", "/", " / ", "CryptoKit.A", "@IBAction\n", "@UIApplicationMain", "FetchRequest ", "é", ";", ",", "<", ">",
      ".", ":", "`", "#", "=", "if ", "else ", "switch ", "try ",
    ]
    for round in 0..<1500 {
      let text = (0..<Int.random(in: 1...40, using: &random)).map { _ in pieces.randomElement(using: &random)! }
        .joined()
      let source = SourceTokens(text)
      for copy in Self.copies {
        guard let new = copy.text(text, at: "/a.swift") else { continue }
        let lines = new.lines
        #expect(lines.count == text.lines.count + 1, "round \(round): \(text.debugDescription)")
        guard source.isComplete else { continue }
        let again = SourceTokens(lines.dropFirst().joined(separator: "\n"))
        #expect(again.isComplete, "round \(round): \(text.debugDescription)")
      }
    }
  }
}

extension String {
  fileprivate var lines: [Substring] { split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" } }
}

extension SourceTokens {
  /// The texts without code, but for those that copies add.
  fileprivate var plainTexts: [String] {
    var texts: [String] = []
    for (index, token) in tokens.enumerated() where token.kind == .string || token.kind == .regex {
      // `Selector("save")`, `managedValue(forKey: "a")` and `"owner.name"` for `#keyPath(owner.name)` are new.
      let isAdded = self[index - 1]?.isSymbol("(") == true && self[index - 2]?.isWord("Selector") == true
      let isKey = self[index - 2]?.isWord("forKey") == true
      if !isAdded, !isKey, !token.text.contains("\\(") { texts.append(token.text) }
    }
    return texts
  }
}
