import Foundation
import Testing

@testable import CairnStorage

@Suite("JSON texts")
struct JSONTests {
  private func parse(_ text: String) throws -> JSON { try JSON(parsing: Data(text.utf8)) }

  @Test("Every kind of value is read, numbers as the text they are")
  func values() throws {
    #expect(
      try parse(" {\"a\" : [ 1, -0, 2.50, 1E+3, -1.5e-2 ],\r\n\t\"b\":{}, \"c\":[], \"d\":[true,false,null]} ")
        == .object([
          JSON.Member(
            "a", .array([.number("1"), .number("-0"), .number("2.50"), .number("1E+3"), .number("-1.5e-2")])),
          JSON.Member("b", .object([])), JSON.Member("c", .array([])),
          JSON.Member("d", .array([.bool(true), .bool(false), .null])),
        ]))
    #expect(try JSON(parsing: Data([0xEF, 0xBB, 0xBF] + Array("1".utf8))) == .number("1"))
  }

  @Test(
    "Escapes in texts, with half a pair becoming the replacement character",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00fc\u20AC""#, "ü€"), (#""\ud83d\ude00""#, "😀"),
      (#""\ud83d""#, "\u{FFFD}"), (#""\ude00x""#, "\u{FFFD}x"), (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""ü😀""#, "ü😀"),
      (#""\ud83d\n""#, "\u{FFFD}\n"),
    ])
  func escapes(text: String, expected: String) throws {
    #expect(try parse(text) == .string(expected))
  }

  @Test(
    "What is not JSON is refused with the line",
    arguments: [
      "", " ", "{", "[1,]", "{\"a\":1,}", "{a:1}", "{\"a\" 1}", "01", "1.", ".5", "+1", "1e", "-", "tru", "nul", "\"a",
      "\"\\x\"", "\"\\u12G4\"", "\"\\u12", "\"\u{1}\"", "1 2", "[1 2]", "'a'", "NaN", "\"\\",
    ])
  func refused(text: String) {
    #expect(throws: JSONError.self) { try parse(text) }
    do {
      _ = try parse("\n\n" + text)
    } catch {
      #expect((error as? JSONError)?.line == 3)
    }
  }

  @Test("What is written reads as the same")
  func roundTrip() throws {
    let value = JSON.object([
      JSON.Member("quote \" and \\ and \u{1F}\u{7F}", .string("\r\n\t\0ü😀\u{2028}")),
      JSON.Member("", .array([.array([]), .object([]), .array([.null]), .array([.bool(true), .number("1e5")])])),
    ])
    #expect(try parse(value.text) == value)
  }
}
