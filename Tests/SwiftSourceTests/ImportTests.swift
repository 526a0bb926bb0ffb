import CairnSwiftSources
import Testing

@Suite("Imports and code in strings") struct ImportTests {
  @Test(arguments: [
    ("import A", ["A"]), ("@testable import struct A.B // import C", ["A"]),
    ("import A.B; public import C", ["A", "C"]),
    ("import `A`", ["A"]), ("/* import A */ let a = \"import B\"", []), ("a.import.b; f(import: c)", []),
    ("import", []),
  ])
  func importsAreFoundWhereverTheyAre(text: String, modules: [String]) {
    #expect(SourceTokens(text).imports.map(\.module) == modules)
  }

  @Test func partsAndKindsAreTold() throws {
    let source = SourceTokens("import struct A.B.C\nimport A.B")
    let (declaration, part) = (source.imports[0], source.imports[1])
    #expect(declaration.hasKind && source.text(declaration.index..<declaration.end) == "A.B.C")
    #expect(!part.hasKind && part.end == source.count)
  }

  @Test func codeInStringsHasItsTokens() {
    let code = SourceTokens(interpolationsOf: SourceTokens(##"let a = "b \(c("\(d)")) e" + #"\(f) \#(g)"#"##))
    #expect(code.tokens.filter { $0.kind == .word }.map(\.text) == ["c", "d", "g"])
    #expect(code.tokens.allSatisfy { code.text(bytes: $0.range) == $0.text })
  }
}
