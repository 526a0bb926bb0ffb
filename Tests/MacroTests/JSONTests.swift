import Testing

@testable import CairnMacroExpansion

@Suite struct JSONTests {
  private func value(_ text: String) -> JSON? { JSONReader.value(in: Array(text.utf8)) }

  @Test func readsEveryKindOfValue() {
    let value = value(#" { "a" : [ 1, -20, true, false, null, "x" ], "b": {}, "c": [] } "#)
    let expected: JSON = .object([
      "a": .array([.integer(1), .integer(-20), .bool(true), .bool(false), .null, .text("x")]),
      "b": .object([]),
      "c": .array([]),
    ])
    #expect(value == expected)
  }

  @Test func decodesEscapes() {
    #expect(value(#""a\"b\\c\/d\n\r\t\b\f""#)?.string?.text == "a\"b\\c/d\n\r\t\u{8}\u{C}")
    #expect(value(#""\u00e9 \ud83d\ude00 é 😀""#)?.string?.text == "é 😀 é 😀")
  }

  @Test func halfASurrogatePairBecomesTheReplacementCharacter() {
    #expect(value(#""\ud83d x""#)?.string?.text == "\u{FFFD} x")
    #expect(value(#""\ud83d\u0041""#)?.string?.text == "\u{FFFD}A")
    #expect(value(#""\u12""#)?.string?.text == "\u{FFFD}12")
  }

  @Test func findsTheClosingQuoteBehindBackslashes() {
    #expect(value(#"["\\", "\\\"", "x"]"#)?.elements.compactMap(\.string?.text) == ["\\", "\\\"", "x"])
  }

  @Test(arguments: [
    "", "{", "[1", "[1,]", "{\"a\"}", "{\"a\":}", "\"open", "tru", "1 2", "{a:1}", "\"\\\"", "--", "1.5",
    String(repeating: "[", count: 100_000),
  ])
  func refusesWhatIsNotJSON(_ text: String) {
    #expect(value(text) == nil)
  }

  @Test func writesTheShortestForm() {
    let value: JSON = .object([
      "text": .text("\"\\/\n\r\t\u{1}\u{1F}é"), "list": .array([.integer(-1), .bool(true), .null, .object([])]),
    ])
    let written = String(decoding: value.serialized, as: UTF8.self)
    #expect(written == #"{"text":"\"\\/\n\r\t\u0001\u001fé","list":[-1,true,null,{}]}"#)
  }

  @Test func whatIsWrittenReadsBackTheSame() {
    let text = String(String.UnicodeScalarView((0...0x2FF).compactMap(Unicode.Scalar.init))) + "😀\"\\"
    let read = JSONReader.value(in: JSON.text(text).serialized)
    #expect(read?.string?.text == text)
  }
}
