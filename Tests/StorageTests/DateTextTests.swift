import Foundation
import Testing

@testable import CairnStorage

@Suite("Dates as text")
struct DateTextTests {
  @Test(
    "The text is ISO 8601 with as many digits as the date needs, before 2001 too",
    arguments: [
      (0, "2001-01-01T00:00:00Z"), (0.5, "2001-01-01T00:00:00.5Z"), (86399.125, "2001-01-01T23:59:59.125Z"),
      (-0.25, "2000-12-31T23:59:59.75Z"), (-1, "2000-12-31T23:59:59Z"), (-1.0625, "2000-12-31T23:59:58.9375Z"),
      (-978_307_200, "1970-01-01T00:00:00Z"), (-978_307_200.5, "1969-12-31T23:59:59.5Z"),
      (0.001, "2001-01-01T00:00:00.001Z"), (100_000.1, "2001-01-02T03:46:40.1Z"),
    ] as [(Double, String)])
  func text(seconds: Double, expected: String) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(DateText.text(for: date) == expected)
    #expect(DateText.date(from: expected) == date)
  }

  @Test("A person may write another zone")
  func zones() {
    #expect(DateText.date(from: "2001-01-01T02:00:00.5+02:00") == Date(timeIntervalSinceReferenceDate: 0.5))
    #expect(DateText.date(from: "2001-01-01T02:00:00+02:00") == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test(
    "What is no date is nil",
    arguments: [
      "", ".", "2001", "yesterday", "2001-01-01T00:00:00.Z", "2001-01-01T00:00:00.1234567890123456789Z", "Z.5",
    ])
  func refused(text: String) {
    #expect(DateText.date(from: text) == nil)
  }

  @Test("Dates without an exact text have none", arguments: [-0.0, 1e-9, 1e17, .infinity, .nan, -1e300])
  func none(seconds: Double) {
    #expect(DateText.text(for: Date(timeIntervalSinceReferenceDate: seconds)) == nil)
  }

  @Test("Any date that has a text gets itself back", arguments: 1...10 as ClosedRange<UInt64>)
  func exact(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let seconds = Double.random(in: -2e9...2e9, using: &random)
      let text = DateText.text(for: Date(timeIntervalSinceReferenceDate: seconds))
      #expect(text.flatMap(DateText.date(from:))?.timeIntervalSinceReferenceDate == seconds, "seed \(seed), \(seconds)")
    }
  }
}
