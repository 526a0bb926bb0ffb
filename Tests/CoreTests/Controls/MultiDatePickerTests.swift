import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Choosing several days")
struct MultiDatePickerTests {
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  private struct DaysOff: View {
    var range: Range<Date>?
    // 12 June 2024.
    @State private var days: Set<DateComponents> = [DateComponents(year: 2024, month: 6, day: 12)]
    var body: some View {
      Group {
        if let range {
          MultiDatePicker("Days off", selection: $days, in: range)
        } else {
          MultiDatePicker("Days off", selection: $days)
        }
        Text("\(days.count) chosen")
      }
      .environment(\.calendar, MultiDatePickerTests.calendar)
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test func itShowsTheMonthOfTheFirstDayChosen() {
    let host = TestHost { DaysOff() }
    #expect(host.isVisible("June 2024"))
    #expect(host.isSelected("12"))
    #expect(host.isVisible("30"))
    #expect(!host.isVisible("31"))
  }

  @Test func daysAreChosenAndGivenUp() throws {
    let host = TestHost { DaysOff() }
    try host.tap("20")
    #expect(host.texts.last == "2 chosen")
    #expect(host.isSelected("20"))
    try host.tap("12")
    #expect(host.texts.last == "1 chosen")
    #expect(!host.isSelected("12"))
  }

  @Test func daysOutsideOfTheRangeCannotBeChosen() throws {
    let calendar = Self.calendar
    let start = try #require(calendar.date(from: DateComponents(year: 2024, month: 6, day: 10)))
    let end = try #require(calendar.date(from: DateComponents(year: 2024, month: 6, day: 20)))
    let host = TestHost { DaysOff(range: start..<end) }
    #expect(!host.isEnabled("9"))
    #expect(host.isEnabled("10"))
    #expect(host.isEnabled("19"))
    #expect(!host.isEnabled("20"))
    #expect(!host.isEnabled("Previous Month"))
    #expect(!host.isEnabled("Next Month"))
  }
}
