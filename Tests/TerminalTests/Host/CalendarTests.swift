import CairnHosting
import Foundation
import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor @Observable
private final class Day { var date = Date(timeIntervalSince1970: 1_795_000_000) }

@MainActor
@Suite("Choosing a date in a terminal")
struct CalendarTests {
  private struct Page: View {
    @Bindable fileprivate var day: Day
    var components: DatePickerComponents = .date
    var body: some View {
      Form { DatePicker("Due", selection: $day.date, displayedComponents: components) }
        .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  private func parts(_ day: Day) -> DateComponents {
    Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: day.date)
  }

  @Test func theValueIsAtTheEndOfTheRow() throws {
    let person = Person(width: 60, height: 12) { Page(day: Day()) }
    let line = try #require(person.lines.first { $0.contains("Due") })
    #expect(line.columns >= 54, "\(line)")
  }

  @Test func returnShowsTheMonthAndChooses() throws {
    let day = Day()
    let before = parts(day)
    let person = Person(width: 60, height: 20) { Page(day: day) }
    person.press(.enter)
    #expect(person.sees(String(try #require(before.year))))
    person.press(.down, .right, .enter)
    let moved = try #require(Calendar.current.date(byAdding: .day, value: 8, to: Day().date))
    #expect(Calendar.current.isDate(day.date, inSameDayAs: moved))
    #expect(parts(day).hour == before.hour && parts(day).minute == before.minute)
  }

  @Test func escapeKeepsTheDate() {
    let day = Day()
    let person = Person(width: 60, height: 20) { Page(day: day) }
    person.press(.enter)
    person.type("]]")
    person.press(.escape)
    #expect(day.date == Day().date)
    #expect(person.focus == "Due")
  }

  @Test func aClickChoosesADay() throws {
    let day = Day()
    let person = Person(width: 60, height: 20) { Page(day: day) }
    person.press(.enter)
    person.click(" 8 ")
    #expect(parts(day).day == 8)
    #expect(person.host.overlay == nil)
  }

  @Test func theTimeCanBeChangedToo() throws {
    let day = Day()
    let person = Person(width: 60, height: 20) { Page(day: day, components: [.date, .hourAndMinute]) }
    person.press(.enter)
    person.type("++")
    person.press(.enter)
    #expect(day.date == Day().date.addingTimeInterval(600))
  }
}
