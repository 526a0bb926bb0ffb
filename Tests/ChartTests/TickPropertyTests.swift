import CairnTesting
import Foundation
import Testing

@testable import Charts

@Suite("Ticks of any range")
struct TickPropertyTests {
  private static let seeds: Range<UInt64> = 0..<60

  private func range(_ random: inout SeededGenerator) -> ClosedRange<Double> {
    let (start, length) = (random.anyNumber(), abs(random.anyNumber()))
    // Ticks need more digits than a narrow range far from zero has.
    return start...(start + max(length, abs(start) * 1e-4))
  }

  @Test(arguments: seeds)
  func stepsAreOneTwoOrFiveTimesAPowerOfTen(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let step = NumberTicks.step(for: abs(random.anyNumber()), count: 1 + random.below(12))
    let mantissa = step / pow(10, floor(log10(step) + 1e-9))
    #expect([1, 2, 5].contains { isClose(mantissa, $0) }, "\(step)")
  }

  @Test(arguments: seeds)
  func ticksAreEquallyFarApartAndFew(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let range = range(&random)
    let count = 2 + random.below(9)
    let ticks = NumberTicks.ticks(in: range, count: count)
    let step = NumberTicks.step(for: range.upperBound - range.lowerBound, count: count)
    let slack = step * 1e-6
    #expect(ticks.allSatisfy { $0 >= range.lowerBound - slack && $0 <= range.upperBound + slack })
    #expect(zip(ticks, ticks.dropFirst()).allSatisfy { abs($1 - $0 - step) < slack })
    #expect(ticks.count <= count + 2)
    // No tick is missing at either end.
    if let first = ticks.first, let last = ticks.last {
      #expect(first - range.lowerBound < step + slack && range.upperBound - last < step + slack)
    }
  }

  @Test(arguments: seeds)
  func roundingNeverCutsAndEndsAtTicks(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let range = range(&random)
    let count = 2 + random.below(9)
    let round = NumberTicks.rounded(range, count: count)
    let step = NumberTicks.step(for: round.upperBound - round.lowerBound, count: count)
    #expect(round.lowerBound <= range.lowerBound + step * 1e-6 && round.upperBound >= range.upperBound - step * 1e-6)
    for end in [round.lowerBound / step, round.upperBound / step] { #expect(abs(end - end.rounded()) < 1e-6) }
  }

  @Test(arguments: seeds)
  func negativeNumbersHaveTheTicksOfPositiveOnes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let range = range(&random)
    let negative = -range.upperBound ... -range.lowerBound
    #expect(NumberTicks.ticks(in: negative, count: 5) == NumberTicks.ticks(in: range, count: 5).reversed().map { -$0 })
    let round = NumberTicks.rounded(range, count: 5)
    #expect(NumberTicks.rounded(negative, count: 5) == -round.upperBound ... -round.lowerBound)
  }

  @Test(arguments: seeds)
  func labelsTellTicksApart(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let low = random.number(-1e4...1e4)
    let scale = Scale(content: .numbers(low...(low + pow(10, random.number(-4...6))), .linear))
    let list = AxisValueList(
      .automatic, scale, count: 6, locale: Locale(identifier: "en_US"), isPartOfWhole: false)
    #expect(list.entries.count >= 2)
    #expect(Set(list.entries.map(\.name)).count == list.entries.count, "\(list.entries.map(\.name))")
  }

  @Test(arguments: seeds)
  func logarithmicTicksRiseInTheirRange(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let low = pow(10, random.number(-8...8))
    let range = low...(low * pow(10, random.number(1...12)))
    let ticks = NumberTicks.logarithmic(in: range, count: 5)
    #expect(!ticks.isEmpty && ticks.allSatisfy(range.contains))
    #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0 < $1 })
  }
}

@Suite("Ticks of any dates")
struct DateTickPropertyTests {
  private func calendar(_ zone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return calendar
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func fittingTicksRiseAndAreFew(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let calendar = try calendar("GMT")
    let start = Date(timeIntervalSinceReferenceDate: random.number(-3e9...3e9))
    let range = start...start.addingTimeInterval(pow(10, random.number(1...10)))
    let count = 3 + random.below(8)
    let ticks = DateTicks.fitting(range, count: count, calendar: calendar)
    let dates = ticks.dates(in: range)
    #expect(zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 } && dates.allSatisfy(range.contains))
    // A stride may be a quarter shorter than the wanted one.
    #expect(dates.count <= count * 4 / 3 + 2)
    for date in dates { #expect(calendar.dateInterval(of: ticks.unit, for: date)?.start == date) }
  }

  @Test(arguments: ["GMT", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe"])
  func dailyTicksAreMidnightsEvenWhenClocksChange(zone: String) throws {
    let calendar = try calendar(zone)
    let start = try #require(calendar.date(from: DateComponents(year: 2025, month: 1, day: 1)))
    let end = try #require(calendar.date(from: DateComponents(year: 2025, month: 12, day: 31)))
    let dates = DateTicks(unit: .day, calendar: calendar).dates(in: start...end)
    #expect(dates.count == 365 && dates.allSatisfy { calendar.startOfDay(for: $0) == $0 })
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func binsOfDatesHoldEveryDateOnce(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let calendar = try calendar("Europe/Berlin")
    let dates = random.numbers(30, 6e8...6.3e8).map(Date.init(timeIntervalSinceReferenceDate:))
    for unit in [Calendar.Component.month, .weekOfYear, .day] {
      let bins = DateBins(unit: unit, data: dates, calendar: calendar)
      for date in dates {
        let bin = bins[bins.index(for: date)]
        #expect(bin.lowerBound <= date && date < bin.upperBound)
        #expect(calendar.dateInterval(of: unit, for: date)?.start == bin.lowerBound)
      }
    }
  }

  @Test func aDateAtTheStartOfItsUnitHasABin() throws {
    let calendar = try calendar("GMT")
    let day = try #require(calendar.date(from: DateComponents(year: 2025, month: 5, day: 1)))
    let bins = DateBins(unit: .day, data: [day], calendar: calendar)
    #expect(bins.count == 1 && bins[0].lowerBound == day)
    #expect(bins[0].upperBound == day.addingTimeInterval(86_400))
  }
}

@Suite("Bins of any numbers")
struct NumberBinPropertyTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func everyNumberIsInItsBin(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let numbers = random.numbers(50, -1000...1000)
    let bins = NumberBins(data: numbers, desiredCount: 1 + random.below(20))
    #expect(zip(bins, bins.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    for number in numbers {
      let bin = bins[bins.index(for: number)]
      #expect(bin.lowerBound <= number && number <= bin.upperBound)
    }
  }

  @Test func equalNumbersShareOneBin() {
    let bins = NumberBins(data: [5.0, 5, 5])
    #expect(bins.count == 1 && bins[0].lowerBound <= 5 && 5 <= bins[0].upperBound)
  }

  @Test func binsFarTooSmallForTheirRangeAreLimited() {
    #expect(NumberBins(size: 1e-300, range: 0...1.0).count <= 100_000)
  }

  @Test func givenThresholdsAreKept() {
    let bins = NumberBins(thresholds: [0.0, 1, 10, 100])
    #expect(bins.map(\.lowerBound) == [0, 1, 10] && bins.map { bins.index(for: $0.lowerBound) } == [0, 1, 2])
  }
}
