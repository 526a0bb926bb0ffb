import CairnMessages
import Testing

@Suite("JSON texts")
struct JSONTests {
  @Test("Every kind of value is read, numbers as the text they are")
  func values() throws {
    #expect(
      try JSON(parsing: " {\"a\" : [ 1, -0, 2.50, 1E+3, -1.5e-2 ],\r\n\t\"b\":{}, \"c\":[], \"d\":[true,false,null]} ")
        == [
          "a": [.number("1"), .number("-0"), .number("2.50"), .number("1E+3"), .number("-1.5e-2")],
          "b": [:], "c": [], "d": [true, false, .null],
        ])
    #expect(try JSON(parsing: [0xEF, 0xBB, 0xBF] + Array("1".utf8)) == 1)
  }

  @Test(
    "Escapes in texts, with half a pair becoming the replacement character",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00fc\u20AC""#, "ü€"), (#""\ud83d\ude00""#, "😀"),
      (#""\ud83d""#, "\u{FFFD}"), (#""\ude00x""#, "\u{FFFD}x"), (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""ü😀""#, "ü😀"),
      (#""\ud83d\n""#, "\u{FFFD}\n"),
    ])
  func escapes(text: String, expected: String) throws {
    #expect(try JSON(parsing: text) == .string(expected))
  }

  @Test(
    "What is not JSON is refused with the line",
    arguments: [
      "", " ", "{", "[1,]", "{\"a\":1,}", "{a:1}", "{\"a\" 1}", "01", "1.", ".5", "+1", "1e", "-", "--", "tru", "nul",
      "\"a", "\"\\x\"", "\"\\u12G4\"", "\"\\u12", "\"\\u+123\"", "\"\u{1}\"", "1 2", "[1 2]", "'a'", "NaN", "\"\\",
      String(repeating: "[", count: 100_000), String(repeating: "1", count: 100_000), "\u{B}1",
    ])
  func refused(text: String) {
    #expect { try JSON(parsing: "\n\n" + text) } throws: { ($0 as? JSONError)?.line == 3 }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: JSONError.self) { try JSON(parsing: [0x22, 0xFF, 0x22]) }
    #expect(throws: JSONError.self) { try JSON(parsing: [0x22, 0xED, 0xA0, 0x80, 0x22]) }
  }

  @Test func aLimitIsKept() throws {
    #expect(try JSON(parsing: Array("[1]".utf8), limit: 3) == [1])
    #expect(throws: JSONError.self) { try JSON(parsing: Array("[1] ".utf8), limit: 3) }
  }

  @Test("What is written reads as the same, in lines and on one")
  func roundTrip() throws {
    let everything =
      String(String.UnicodeScalarView((0...0x2FF).compactMap(Unicode.Scalar.init))) + "😀\"\\\u{2028}\u{2029}"
    let value: JSON = [
      "quote \" and \\ and \u{1F}\u{7F}": .string(everything),
      "": [[], [:], [.null], [true, .number("1e5"), ["a": -1, "b": .number(0.5)]]],
    ]
    #expect(try JSON(parsing: value.text) == value)
    #expect(try JSON(parsing: value.line) == value)
    #expect(!value.line.contains(0x0A))
  }

  @Test func linesAreShort() {
    let value: JSON = ["text": "\"\\/\n\r\t\u{1}\u{1F}é\u{2028}", "list": [-1, true, .null, [:]], "none": nil]
    let line = #"{"text":"\"\\/\n\r\t\u0001\u001fé\u2028","list":[-1,true,null,{}]}"#
    #expect(String(decoding: value.line, as: UTF8.self) == line)
    #expect(JSON.quoted("\u{2029}\u{202A}") == "\"\\u2029\u{202A}\"")
  }

  @Test func filesHaveLines() {
    let value: JSON = ["one": ["a": "b"], "more": [1, ["c": .null, "d": [:]]]]
    let text = """
      {
        "one": { "a": "b" },
        "more": [
          1,
          {
            "c": null,
            "d": {}
          }
        ]
      }

      """
    #expect(JSON.text(value) == text)
  }

  @Test func numbersAreThoseThatFit() {
    #expect(JSON.number(390.0) == 390 && JSON.number(0.5) == .number("0.5") && JSON.number(.infinity) == .null)
    #expect(JSON.number("1e999").double == nil && JSON.number("99999999999999999999").int == nil)
    #expect(JSON.number("1.0").int == nil && JSON.number("1.0").double == 1)
    #expect(JSON.string("1").double == nil && JSON.bool(true).double == nil)
  }

  @Test func membersAreReplacedInTheirPlace() throws {
    var value = try JSON(parsing: #"{"a": 1, "b": 2, "a": 3}"#)
    #expect(value["a"] == 3)
    value["a"] = 4
    value["c"] = 5
    #expect(String(decoding: value.line, as: UTF8.self) == #"{"a":1,"b":2,"a":4,"c":5}"#)
    value["a"] = nil
    #expect(value == ["b": 2, "c": 5])
    var list: JSON = [1]
    list["a"] = 1
    #expect(list == [1])
  }

  /// Whatever the bytes, they are refused or read, and what is read is written and read again as the same.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func anythingCanBeRead(seed: UInt64) throws {
    var random = Seeded(state: seed)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "d83d", "a", "1", "-", ".", "e", "true", "null", " ", "\n", "é",
      "\"a\":", "[1]", "{\"b\":\"c\"}",
    ]
    for _ in 0..<50 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random)! }
        .joined()
      guard let value = try? JSON(parsing: text) else { continue }
      #expect(try JSON(parsing: value.text) == value && JSON(parsing: value.line) == value, "\(text)")
    }
  }
}

struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 31
  }
}
