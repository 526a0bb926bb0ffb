import CairnStorage
import CairnValues
import Foundation
import Testing

@Suite("Reading a stored value as a type")
struct StoredValueReadingTests {
  private func read<Value: Storable>(_ stored: StoredValue, as type: Value.Type) -> Value? {
    try? Value.read(stored)
  }

  @Test(
    "A Bool: numbers unless zero, and the words for yes and no",
    arguments: [
      (.bool(true), true), (.bool(false), false), (.int(0), false), (.int(2), true), (.double(0), false),
      (.double(0.5), true), (.string("YES"), true), (.string("true"), true), (.string(" 1 "), true),
      (.string("y"), true),
      (.string("NO"), false), (.string("False"), false), (.string("0"), false), (.string("0.0"), false),
      (.string("maybe"), nil), (.string(""), nil), (.data(Data([1])), nil), (.date(.distantPast), nil),
      (.url(URL(filePath: "/yes")), nil),
    ] as [(StoredValue, Bool?)])
  func bool(stored: StoredValue, expected: Bool?) {
    #expect(read(stored, as: Bool.self) == expected)
  }

  @Test(
    "An Int: a Double only if nothing is lost",
    arguments: [
      (.int(-7), -7), (.bool(true), 1), (.bool(false), 0), (.double(3), 3), (.double(3.7), nil), (.double(1e19), nil),
      (.double(.nan), nil), (.double(.infinity), nil), (.string("42"), 42), (.string(" -4\n"), -4), (.string("5.0"), 5),
      (.string("9223372036854775807"), .max), (.string("9223372036854775808"), nil), (.string("four"), nil),
      (.data(Data()), nil),
    ] as [(StoredValue, Int?)])
  func int(stored: StoredValue, expected: Int?) {
    #expect(read(stored, as: Int.self) == expected)
  }

  @Test(
    "A Double: every number",
    arguments: [
      (.double(1.5), 1.5), (.int(3), 3), (.bool(true), 1), (.string("2.5e3"), 2500), (.string("x"), nil),
      (.date(Date(timeIntervalSinceReferenceDate: 1)), nil),
    ] as [(StoredValue, Double?)])
  func double(stored: StoredValue, expected: Double?) {
    #expect(read(stored, as: Double.self) == expected)
  }

  @Test(
    "A String: numbers as their digits",
    arguments: [
      (.string("x"), "x"), (.int(3), "3"), (.double(1.5), "1.5"), (.bool(true), "1"), (.bool(false), "0"),
      (.data(Data("x".utf8)), nil), (.url(URL(filePath: "/x")), nil), (.date(.distantPast), nil),
    ] as [(StoredValue, String?)])
  func string(stored: StoredValue, expected: String?) {
    #expect(read(stored, as: String.self) == expected)
  }

  @Test(
    "A URL: texts with a scheme, and whole paths",
    arguments: [
      (.url(URL(filePath: "/a")), "file:///a"), (.string("https://a.b/c"), "https://a.b/c"),
      (.string("/tmp/a b"), "file:///tmp/a%20b"), (.string("words"), nil), (.string(""), nil), (.int(1), nil),
    ] as [(StoredValue, String?)])
  func url(stored: StoredValue, expected: String?) {
    #expect(read(stored, as: URL.self)?.absoluteString == expected)
  }

  @Test("Data and Date read as themselves only")
  func dataAndDate() {
    let date = Date(timeIntervalSinceReferenceDate: 1)
    #expect(read(.data(Data([1])), as: Data.self) == Data([1]))
    #expect(read(.string("AQ=="), as: Data.self) == nil)
    #expect(read(.date(date), as: Date.self) == date)
    #expect(read(.double(1), as: Date.self) == nil)
  }

  @Test("Every type stores what it reads, and the base of an address is folded in")
  func stored() throws {
    #expect(true.stored == .bool(true))
    #expect(3.stored == .int(3))
    #expect(1.5.stored == .double(1.5))
    #expect("x".stored == .string("x"))
    #expect(Data([1]).stored == .data(Data([1])))
    #expect(Date.distantPast.stored == .date(.distantPast))
    let base = try #require(URL(string: "https://a.b/c/"))
    let relative = try #require(URL(string: "d", relativeTo: base))
    #expect(relative.stored == .url(try #require(URL(string: "https://a.b/c/d"))))
    #expect(Int?.none.stored == nil)
    #expect(Int?.some(3).stored == .int(3))
  }

  @Test("Values of different kinds are never equal, and a NaN equals itself")
  func equality() {
    #expect(StoredValue.int(1) != .double(1))
    #expect(StoredValue.int(1) != .bool(true))
    #expect(StoredValue.double(.nan) == .double(.nan))
    #expect(StoredValue.double(0) != .double(-0.0))
    #expect(Set<StoredValue>([.double(.nan), .double(.nan), .int(1), .double(1)]).count == 3)
  }
}
