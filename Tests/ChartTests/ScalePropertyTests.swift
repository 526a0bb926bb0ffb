import CairnTesting
import Foundation
import SwiftUI
import Testing

@testable import Charts

@Suite("Scales of any data")
struct ScalePropertyTests {
  private static let types: [ScaleType] = [
    .linear, .squareRoot, .symmetricLog, .power(exponent: 2), .symmetricLog(slopeAtZero: 5),
  ]

  private func scale(_ data: [Datum], _ request: ScaleRequest = ScaleRequest(), count: Int = 5) -> Scale {
    var inference = ScaleInference()
    for datum in data { inference.add(datum) }
    return inference.scale(request, count: count)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func aDomainCoversTheDataAndZeroIfAsked(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let numbers = (0...random.below(9)).map { _ in random.anyNumber() }
    for includesZero in [true, false] {
      let request = ScaleRequest(.automatic(includesZero: includesZero))
      let range = try #require(scale(numbers.map(Datum.number), request).numbers)
      // Less than a billionth of the axis is not visible.
      let slack = (range.upperBound - range.lowerBound) * 1e-9
      let covered = range.lowerBound - slack...range.upperBound + slack
      #expect(numbers.allSatisfy(covered.contains))
      if includesZero { #expect(covered.contains(0)) }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func theOrderOfNumbersDoesNotMatter(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let data = random.numbers(8, -50...900).map(Datum.number)
    #expect(scale(data) == scale(data.shuffled(using: &random)))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func numbersWithoutAPlaceChangeNoDomain(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let data = random.numbers(5, -1e6...1e6).map(Datum.number)
    let holes = [Double.nan, .infinity, -.infinity, .signalingNaN].map(Datum.number)
    #expect(scale((data + holes).shuffled(using: &random)) == scale(data))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func aLogarithmicDomainEndsAtPowersOfTenAroundThePositiveNumbers(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let positive = (0..<6).map { _ in abs(random.anyNumber()) }
    let none = [0, -3, -random.number(1...1e6)]
    let range = try #require(
      scale((positive + none).shuffled(using: &random).map(Datum.number), ScaleRequest(type: .log)).numbers)
    let (low, high) = (log10(range.lowerBound), log10(range.upperBound))
    #expect(isClose(low, low.rounded()) && isClose(high, high.rounded()))
    let (least, most) = (log10(positive.min() ?? 1), log10(positive.max() ?? 1))
    #expect(low <= least + 1e-6 && low > least - 1.01 && high >= most - 1e-6 && high < most + 1.01)
  }

  @Test func aLogarithmicDomainWithoutPositiveNumbersIsStillOne() throws {
    for data in [[], [0], [-5, .nan]] as [[Double]] {
      let range = try #require(scale(data.map(Datum.number), ScaleRequest(type: .log)).numbers)
      #expect(range.lowerBound > 0 && range.upperBound.isFinite && range.lowerBound < range.upperBound)
    }
  }

  @Test(arguments: types, 0..<8 as Range<UInt64>)
  func largerNumbersLieFurtherAlong(type: ScaleType, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let numbers = random.numbers(12, -1000...1000).sorted()
    let scale = Scale(content: .numbers(-1000...1000, type.kind))
    let fractions = try numbers.map { try #require(scale.fraction(.number($0))) }
    #expect(fractions == fractions.sorted() && fractions.allSatisfy((0...1).contains))
    #expect(isClose(scale.fraction(.number(0)), 0.5), "The powers of opposite numbers are opposite.")
    for (number, fraction) in zip(numbers, fractions) {
      #expect(isClose(scale.datum(at: fraction)?.number, number))
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func aReversedScaleIsTheMirrorImage(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let data = random.numbers(6, 1...5000).map(Datum.number)
    for type in Self.types + [.log] {
      let forward = scale(data, ScaleRequest(.automatic, type: type))
      let backward = scale(data, ScaleRequest(.automatic(reversed: true), type: type))
      for datum in data {
        let fraction = try #require(forward.fraction(datum))
        #expect(isClose(backward.fraction(datum), 1 - fraction))
        #expect(isClose(backward.datum(at: 1 - fraction)?.number, datum.number))
      }
    }
  }

  @Test func equalRatiosAreEquallyFarApartOnALogarithmicScale() throws {
    let scale = Scale(content: .numbers(0.01...1e6, .logarithmic))
    let fractions = try [0.01, 1, 100, 10_000, 1e6].map { try #require(scale.fraction(.number($0))) }
    for (fraction, expected) in zip(fractions, [0, 0.25, 0.5, 0.75, 1]) { #expect(isClose(fraction, expected)) }
  }

  @Test func aListOfTwoNumbersMayRunBackwards() {
    let scale = scale([.number(4)], ScaleRequest([100.0, 0]))
    #expect(scale.numbers == 0...100 && scale.isReversed)
    #expect(scale.fraction(.number(75)) == 0.25)
    let days = [Date(timeIntervalSinceReferenceDate: 86_400), Date(timeIntervalSinceReferenceDate: 0)]
    let dates = self.scale([.date(days[0])], ScaleRequest(days))
    #expect(dates.fraction(.date(days[0])) == 0 && dates.fraction(.date(days[1])) == 1)
  }

  @Test func aSingleDateLiesInTheMiddle() {
    let day = Date(timeIntervalSinceReferenceDate: 700_000_000)
    #expect(scale([.date(day)]).fraction(.date(day)) == 0.5)
  }

  @Test(arguments: 1...12)
  func categoriesHaveEqualBandsInOrder(count: Int) throws {
    let names = (0..<count).map { "n\($0)" }
    let placed = PlacedScale(scale(names.map(Datum.category)), length: 600, isUpward: false)
    var end: CGFloat = 0
    for name in names {
      let span = try #require(placed.span(of: PlottedField(label: Text("Name"), lower: .category(name))))
      #expect(isClose(span.lowerBound, end) && isClose(span.upperBound - span.lowerBound, 600 / CGFloat(count)))
      #expect(placed.datum(at: span.lowerBound + 0.01) == .category(name))
      #expect(placed.datum(at: span.upperBound - 0.01) == .category(name))
      end = span.upperBound
    }
    #expect(isClose(end, 600))
  }

  @Test func bandsLeaveThePaddingFree() throws {
    var scale = Scale(content: .categories(["a", "b"]))
    (scale.startPadding, scale.endPadding) = (20, 40)
    let placed = PlacedScale(scale, length: 260, isUpward: false)
    #expect(placed.position(.category("a")) == 70 && placed.position(.category("b")) == 170)
  }
}
