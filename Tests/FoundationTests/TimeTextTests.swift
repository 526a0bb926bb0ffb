import CairnFoundation
import Foundation
import Testing

@Suite("Times as text")
struct TimeTextTests {
  private let american = Locale(identifier: "en_US")
  private let start = Date(timeIntervalSinceReferenceDate: 700_000_000)

  private func relative(_ locale: String = "en_US") -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    return formatter
  }

  @Test func distancesAreCountedInTheLargestUnit() {
    let formatter = relative()
    func text(_ seconds: Double) -> String {
      formatter.localizedString(for: start.addingTimeInterval(seconds), relativeTo: start)
    }
    #expect(text(7_200) == "in 2 hours")
    #expect(text(-86_400) == "1 day ago")
    // A minute and a half is one whole minute.
    #expect(text(90) == "in 1 minute")
    #expect(text(-3_599) == "59 minutes ago")
    #expect(text(0) == "in 0 seconds")
    #expect(text(14 * 86_400) == "in 2 weeks")
    #expect(formatter.localizedString(from: DateComponents(year: 1, month: 3)) == "in 1 year")
    #expect(formatter.localizedString(from: DateComponents(day: -3)) == "3 days ago")
    #expect(formatter.localizedString(fromTimeInterval: -300) == "5 minutes ago")
    #expect(formatter.string(for: "no date") == nil)
  }

  @Test func daysHaveNames() {
    let formatter = relative()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    let german = relative("de")
    german.dateTimeStyle = .named
    #expect(german.localizedString(from: DateComponents(day: 1)) == "morgen")
    #expect(german.localizedString(from: DateComponents(hour: 2)) == "in 2 Stunden")
  }

  @Test func unitsAreShortOrSpelledOut() {
    let formatter = relative()
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(hour: 2)) == "in two hours")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(hour: -2)) == "2 hr. ago")
  }

  private func duration(_ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle)
    -> DateComponentsFormatter
  {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = american
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    return formatter
  }

  @Test func clocksShowWhatCounts() {
    #expect(duration([.hour, .minute, .second], .positional).string(from: 3_900) == "1:05:00")
    #expect(duration([.hour, .minute, .second], .positional).string(from: 59) == "59")
    #expect(duration([.minute, .second], .positional).string(from: 65) == "1:05")
    #expect(duration([.minute, .second], .positional).string(from: -90) == "-1:30")
    let padded = duration([.minute, .second], .positional)
    padded.zeroFormattingBehavior = .pad
    #expect(padded.string(from: 5) == "00:05")
    #expect(padded.string(from: .infinity) == nil)
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.abbreviated, "1h 5m"), (.short, "1 hr, 5 min"), (.full, "1 hour, 5 minutes"),
    (.spellOut, "one hour, five minutes"), (.brief, "1hr 5min"),
  ])
  func unitsAreWrittenInTheirStyle(style: DateComponentsFormatter.UnitsStyle, expected: String) {
    #expect(duration([.hour, .minute], style).string(from: 3_900) == expected)
  }

  @Test func zerosAndSmallUnitsCanBeLeftOut() {
    #expect(duration([.hour, .minute], .full).string(from: 3_600) == "1 hour")
    #expect(duration([.minute, .second], .full).string(from: 0) == "0 seconds")
    let one = duration([.hour, .minute], .full)
    one.maximumUnitCount = 1
    #expect(one.string(from: 3_900) == "1 hour")
    let collapsed = duration([.minute, .second], .full)
    collapsed.collapsesLargestUnit = true
    #expect(collapsed.string(from: 90) == "90 seconds")
    let remaining = duration([.minute], .full)
    remaining.includesTimeRemainingPhrase = true
    #expect(remaining.string(from: 300) == "5 minutes remaining")
    #expect(duration([], .full).string(from: DateComponents(year: 1, month: 2)) == "1 year, 2 months")
    #expect(duration([.hour], .full).string(for: 3) == nil)
  }

  @Test func rangesOfDatesHaveStylesOfTheirOwn() {
    let range = start..<start.addingTimeInterval(3_900)
    let wide = Date.ElapsedComponentsFormatStyle(style: .wide, locale: american, fields: [.hour, .minute])
    #expect(wide.format(range) == "1 hour, 5 minutes")
    #expect(range.formatted(.timeDuration.locale(american)) == "1:05:00")
    #expect(range.formatted(.components(style: .narrow, fields: [.minute]).locale(american)) == "65m")
  }
}
