import Foundation
import Testing

@testable import Charts

@Suite("Ticks")
struct TickTests {
  @Test(arguments: [
    (720.0, 6, 200.0), (10, 5, 2), (1, 5, 0.2), (100, 10, 10), (0.003, 3, 0.001), (7, 5, 2), (95, 4, 50),
  ])
  func stepsAreRound(span: Double, count: Int, step: Double) {
    #expect(abs(NumberTicks.step(for: span, count: count) - step) < step * 1e-9)
  }

  @Test func stepsOfWholeNumbersAreWhole() {
    #expect(NumberTicks.ticks(in: 0...3, count: 10, isWhole: true) == [0, 1, 2, 3])
  }

  @Test(arguments: [0, -1, .infinity, .nan] as [Double])
  func aSpanWithoutExtentHasAStep(span: Double) {
    #expect(NumberTicks.step(for: span, count: 5) == 1)
  }

  @Test func aRoundedRangeEndsAtTicks() {
    for high in stride(from: 1.0, to: 1000, by: 7.3) {
      let range = NumberTicks.rounded(0...high, count: 5)
      let ticks = NumberTicks.ticks(in: range, count: 5)
      #expect(ticks.first == range.lowerBound && ticks.last == range.upperBound, "\(high)")
      #expect(range.upperBound >= high && ticks.count <= 7, "\(high)")
    }
  }

  @Test func ticksHaveNoNegativeZero() {
    #expect(NumberTicks.ticks(in: -2...2, count: 4).map(\.description) == ["-2.0", "-1.0", "0.0", "1.0", "2.0"])
  }

  @Test func tinyStepsInLargeRangesGiveNothing() {
    #expect(NumberTicks.multiples(of: 1e-9, in: 0...1e9).isEmpty)
  }

  @Test func powersOfTenAreLogarithmicTicks() {
    #expect(NumberTicks.logarithmic(in: 1...10_000, count: 5) == [1, 10, 100, 1000, 10_000])
    #expect(NumberTicks.logarithmic(in: 1...10, count: 5) == [1, 2, 5, 10])
    #expect(NumberTicks.logarithmic(in: 0...10, count: 5).isEmpty)
  }

  @Test func decimalsTellTicksApart() {
    #expect(NumberTicks.decimals(of: [0, 1, 2]) == 0)
    #expect(NumberTicks.decimals(of: [0, 0.25, 0.5]) == 2)
    #expect(NumberTicks.decimals(of: [1000.1, 1000.2]) == 1)
  }
}

@Suite("Ticks of dates")
struct DateTickTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func date(_ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
  }

  @Test func aYearHasQuarters() {
    let range = date(2025)...date(2026)
    let ticks = DateTicks.fitting(range, count: 5, calendar: calendar)
    #expect(ticks.unit == .month && ticks.count == 3)
    #expect(ticks.dates(in: range) == [date(2025), date(2025, 4), date(2025, 7), date(2025, 10), date(2026)])
  }

  @Test func stridesBeginAtTheirOwnMultiples() {
    let ticks = DateTicks(unit: .hour, count: 6, calendar: calendar)
    #expect(
      ticks.dates(in: date(2025, 3, 1, 5)...date(2025, 3, 1, 20)) == [
        date(2025, 3, 1, 6), date(2025, 3, 1, 12), date(2025, 3, 1, 18),
      ])
    let decades = DateTicks(unit: .year, count: 10, calendar: calendar)
    #expect(decades.dates(in: date(1994)...date(2015)) == [date(2000), date(2010)])
  }

  @Test func unitsOfTheDataAreTheShortestStride() {
    let ticks = DateTicks.fitting(date(2025)...date(2025, 3), count: 10, unit: .month, calendar: calendar)
    #expect(ticks.unit == .month && ticks.count == 1)
  }

  @Test func yearsStandForJanuary() {
    let range = date(2024, 10)...date(2025, 4)
    let ticks = DateTicks(unit: .month, calendar: calendar)
    let labels = DateLabels(ticks, range: range, locale: Locale(identifier: "en_US"))
    #expect(ticks.dates(in: range).map(labels.label) == ["Oct", "Nov", "Dec", "2025", "Feb", "Mar", "Apr"])
  }

  @Test func anEndlessRangeHasAnEnd() {
    let ticks = DateTicks(unit: .second, calendar: calendar)
    #expect(ticks.dates(in: date(1)...date(3000)).count <= 5000)
  }
}
