import Testing

@testable import CairnMacroExpansion

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

  /// Whatever the bytes, the tokens are ordered, nonempty, and within the source.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func anythingCanBeCut(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = [
      "\"", "\"\"\"", "#", "\\", "\\(", "(", ")", "{", "}", "/*", "*/", "//", "\n", "a", "1.", "`", "<", "é", "@",
    ]
    let source = (0..<40).map { _ in pieces.randomElement(using: &random)! }.joined()
    let tokens = SourceTokens(source).tokens
    var end = 0
    for token in tokens {
      #expect(token.range.lowerBound >= end && !token.range.isEmpty, "seed \(seed): \(source)")
      end = token.range.upperBound
    }
    #expect(end <= source.utf8.count, "seed \(seed): \(source)")
  }
}
