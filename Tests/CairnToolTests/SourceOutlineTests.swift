import Testing

@testable import CairnTool

/// Which edits of a file need no other file to be compiled again.
@Suite("Outlines of sources")
struct SourceOutlineTests {
  private static let source = """
    import SwiftUI

    /// A row { of a list.
    struct Row: View {
      let title: String
      @State private var isOn = false
      var width: CGFloat { 20 }
      static let all = ["a", "}"].map { $0 + "b" }

      init(title: String = "none") {
        self.title = title
      }

      var body: some View {
        Toggle("On \\(isOn ? "{" : "}")", isOn: $isOn)
      }

      func press(_ count: Int) async throws -> Int {
        /* } */ count + 1
      }
    }

    protocol Named { var name: String { get } }

    #Preview("One") { Row(title: "A") }
    """

  private func isAlike(_ old: String, _ new: String) throws -> Bool {
    #expect(Self.source.contains(old))
    let first = try #require(SourceOutline(Self.source))
    return SourceOutline(Self.source.replacing(old, with: new)) == first
  }

  @Test(
    arguments: [
      ("{ 20 }", "{ 20 + 1 }"), ("Toggle(", "Text(\"{\"); Toggle("), ("count + 1", "if true { 3 } else { 4 }"),
      ("self.title = title", "self.title = title + \"x\""), ("/// A row {", "/// Another }"),
      ("Row(title: \"A\")", "Row(title: \"B\").padding()"), ("  let title", "\tlet  title"),
    ])
  func anEditOfABodyLeavesIt(old: String, new: String) throws {
    #expect(try isAlike(old, new))
  }

  @Test(
    arguments: [
      ("let title: String\n", "let title: Substring\n"), ("isOn = false", "isOn = 1"),
      ("title: String = \"none\"", "title: String"),
      ("{ get }", "{ get set }"), ("async throws", "async"), ("$0 + \"b\"", "$0.count"), ("struct Row", "struct Line"),
      ("import SwiftUI", "import Foundation"), ("static let all", "static var all"),
    ])
  func anEditOfADeclarationChangesIt(old: String, new: String) throws {
    #expect(try !isAlike(old, new))
  }

  @Test(arguments: ["struct A {", "let a = \"", "struct A { } }", "/* struct", "@inlinable func a() {}"])
  func whatIsUncertainHasNone(source: String) { #expect(SourceOutline(source) == nil) }

  @Test func aNewMemberChangesIt() throws {
    #expect(try !isAlike("  func press", "  func other() {}\n  func press"))
  }
}
