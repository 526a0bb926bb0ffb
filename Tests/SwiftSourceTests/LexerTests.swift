import CairnSwiftSources
import Foundation
import Testing

@Suite struct LexerTests {
  private func texts(_ source: String) -> [String] { SourceTokens(source).tokens.map(\.text) }

  @Test func wordsNumbersAndSymbols() {
    #expect(
      texts("var a1: [Int?] = 0x1F + 1.5e3.x") == [
        "var", "a1", ":", "[", "Int", "?", "]", "=", "0x1F", "+", "1.5e3", ".", "x",
      ])
    #expect(texts("(A) -> B") == ["(", "A", ")", "->", "B"])
    #expect(texts("`default` `two words` größe $0") == ["`default`", "`two words`", "größe", "$0"])
  }

  @Test func commentsAreNotTokensAndNest() {
    #expect(texts("a // b \" {\nc /* d /* \" */ } */ e /* open") == ["a", "c", "e"])
  }

  @Test(arguments: [
    #""""#, #""a""#, #""\"""#, #""\\""#, #""a\(f("x", "}") + "\(g(")"))")b""#, ##"#"a "quoted" \( "#"##, ##"#""#"##,
    ##"#"\#(f("#"))"#"##, "\"\"\"\n a \"b\" \"\" \\\"\"\" }\n \"\"\"", "#\"\"\"\n \"\"\" \\(\n \"\"\"#", ##"#"""#"##,
    ###"##"a"#b"##"###,
  ])
  func aStringIsOneToken(_ literal: String) {
    let tokens = SourceTokens("a \(literal) b").tokens
    #expect(tokens.map(\.text) == ["a", literal, "b"])
    #expect(tokens[1].kind == .string)
  }

  @Test func anOpenStringEndsWithItsLine() {
    #expect(texts("a \"b c\nd") == ["a", "\"b c", "d"])
    #expect(texts("\"\\") == ["\"\\"])
    #expect(texts("\"\\(a") == ["\"\\(a"])
    #expect(texts("\"\"\"\na") == ["\"\"\"\na"])
  }

  @Test func aTokenKnowsWhetherItStartsALineAndWhereItIs() {
    let tokens = SourceTokens("é b\n c /*\n*/ d").tokens
    #expect(tokens.map(\.startsLine) == [true, false, true, true])
    #expect(tokens.map(\.range.lowerBound) == [0, 3, 6, 14])
  }

  @Test func genericArgumentsAreToldFromComparisons() {
    func end(_ source: String) -> Int? { SourceTokens(source).endOfGenericArguments(at: 0) }
    #expect(end("<A, B<[C: (D) -> E]>?>()") == 17)
    #expect(end("< 5 + a") == nil)
    #expect(end("<A") == nil)
    #expect(end("a") == nil)
  }

  @Test(arguments: [
    "/a/", "/a \\/ b/", "/[(\"]+/", "#/ a/b /#", "##/a/#b/##", "#/\n a \" b\n/#", "/(?<name>x)/", "/\"/", "/{/",
  ])
  func aRegularExpressionIsOneToken(_ literal: String) {
    for before in ["x = ", "f(", "case ", "return ", "[a, ", "a\n  ", ""] {
      let token = SourceTokens("\(before)\(literal) }").tokens.dropLast().last
      #expect(token?.text == literal && token?.kind == .regex, "\(before)")
    }
  }

  @Test(arguments: [
    "a / b / c", "a/b/c", "f(x)/g/h", "a!/b/c", "x[0]/2/3", "reduce(1, /)", "(/)", "a = b / c", "1/2/3", "{ a }/2/3",
    "/ a/",
    "f(/, 2) / 3",
  ])
  func divisionsAreNoRegularExpressions(source: String) {
    #expect(!SourceTokens(source).tokens.contains { $0.kind == .regex })
  }

  @Test func deepNestingEndsTheSource() {
    func nested(_ depth: Int) -> String {
      String(repeating: "\"\\(", count: depth) + "a" + String(repeating: ")\"", count: depth)
    }
    #expect(SourceTokens(nested(100)).isComplete && SourceTokens(nested(100)).count == 1)
    let deep = SourceTokens(nested(100_000) + " b")
    #expect(!deep.isComplete && deep.count == 1)
    #expect(SourceTokens(String(repeating: "/*", count: 100_000)).comments.count == 1)
  }

  @Test func whatIsOpenIsNotComplete() {
    for source in ["", "a", "/* /* */ */", "\"\\(a)\"", "\"\"\"\n\"\"\"", "#!/bin/x \"\na", "// \"", "/a\"/"] {
      #expect(SourceTokens(source).isComplete, "\(source)")
    }
    for source in ["/* /* */", "\"a\nb", "\"", "\"\\(a", "\"\"\"\n", "#\"a\"", "\"\\", "\"\\(\"a)\""] {
      #expect(!SourceTokens(source).isComplete, "\(source)")
    }
  }

  /// Whatever the bytes, tokens and what is between them are the source again, and between them are only comments and spaces.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func anythingIsPrintedBack(seed: UInt64) {
    var random = Seeded(state: seed)
    let pieces = [
      "\"", "\"\"\"", "#", "\\", "\\(", "(", ")", "{", "}", "/*", "*/", "//", "/", "\n", "\r\n", "a", "1.", "`", "<",
      "é", "@",
      " ", "#if", "return", "=", "[", "]", "_", "\"a\"", "#\"a\"#", "/a/", "#/a/#", "\0",
    ]
    for _ in 0..<20 {
      let source = (0..<Int.random(in: 0...40, using: &random)).map { _ in pieces.randomElement(using: &random)! }
        .joined()
      expectPrintedBack(source, "seed \(seed): \(source)")
    }
  }

  /// Tokens with spaces between them are read as they are.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func tokensAreReadAsWritten(seed: UInt64) {
    var random = Seeded(state: seed)
    let pieces = [
      "a", "`in`", "$0", "größe", "0x1F", "1.5", "(", ")", "[", "]", "{", "}", ".", ",", ":", "=", "->", "@", "#", "<",
      ">", "?",
      "\"\"", "\"a \\(b(\"c\")) /* d\"", "#\"\\(\"#", "\"\"\"\n a\n \"\"\"", "#\"\"\"\n \"\"\" \n\"\"\"#", "#/ \" /#",
    ]
    let between = [" ", "\n", "\t", " /* \" /* } */ */ ", " // {\n", "\r\n"]
    let tokens = (0..<30).map { _ in pieces.randomElement(using: &random)! }
    let source = tokens.map { $0 + between.randomElement(using: &random)! }.joined()
    #expect(texts(source) == tokens, "seed \(seed)")
    expectPrintedBack(source, "seed \(seed)")
  }

  /// Every source of this package is read to its end: no string, comment or bracket is left open.
  @Test func allSourcesOfThePackageAreRead() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var count = 0
    let files = FileManager.default.enumerator(at: root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let source = try String(contentsOf: file, encoding: .utf8)
      expectPrintedBack(source, file.path)
      let tokens = SourceTokens(source)
      // Branches of conditions may each open what one brace closes.
      #expect(tokens.isComplete && (source.contains("#if") || Self.isBalanced(tokens)), "\(file.path)")
      count += 1
    }
    #expect(count > 1_000)
  }

  private static func isBalanced(_ source: SourceTokens) -> Bool {
    var open: [String] = []
    for token in source.tokens {
      if token.opens { open.append(token.text) }
      if token.closes, !["()", "[]", "{}"].contains((open.popLast() ?? "") + token.text) { return false }
    }
    return open.isEmpty
  }

  private func expectPrintedBack(_ text: String, _ comment: String) {
    let source = SourceTokens(text)
    var printed: [String] = []
    var between = " "
    var end = 0
    for token in source.tokens {
      guard token.range.lowerBound >= end, !token.range.isEmpty else {
        Issue.record("\(comment): \(token)")
        return
      }
      if token.range.lowerBound > end {
        printed.append(source.text(bytes: end..<token.range.lowerBound))
        // `#!` begins a comment only at the start.
        if end > 0 { between += printed[printed.count - 1] + "\n" }
      }
      printed.append(token.text)
      end = token.range.upperBound
    }
    let rest = source.text(bytes: end..<text.utf8.count)
    #expect(printed.joined() + rest == text, "\(comment)")
    #expect(SourceTokens(between).count == 0 && SourceTokens(end > 0 ? " " + rest : rest).count == 0, "\(comment)")
  }
}

struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 31
  }
}
