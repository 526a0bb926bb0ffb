import CairnTesting
import Foundation
import SwiftUI
import Testing

@testable import Charts

@Suite("Scrolling charts")
struct ScrollingTests {
  /// An axis of a thousand points, of which 200 are visible.
  private func side(_ scale: Scale, isUpward: Bool = false) -> ScrollSide {
    ScrollSide(scale: PlacedScale(scale, length: 1000, isUpward: isUpward), visible: 200)
  }

  private let hundred = Scale(content: .numbers(0...100, .linear))

  @Test func theXAxisBeginsAtItsFirstValue() {
    let side = side(hundred)
    #expect(side.first == .number(0))
    #expect(side.offset(of: .number(50)) == 500)
    #expect(side.datum(at: 500) == .number(50))
    #expect(side.offset(of: .number(95)) == 800, "Nothing lies beyond the end.")
  }

  @Test func theYAxisBeginsAtTheBottom() {
    let side = side(hundred, isUpward: true)
    #expect(side.first == .number(0))
    #expect(side.offset(of: .number(0)) == 800)
    #expect(side.offset(of: .number(50)) == 300)
    #expect(side.datum(at: 300) == .number(50))
  }

  @Test func categoriesOfTheYAxisBeginAtTheTop() {
    let scale = Scale(content: .categories(["a", "b", "c", "d", "e"]), isReversed: true)
    let side = side(scale, isUpward: true)
    #expect(side.offset(of: .category("a")) == 0)
    #expect(side.offset(of: .category("c")) == 400)
    #expect(side.datum(at: 410) == .category("c"))
  }

  @Test func shortMovementsEndAtUnitsAndLongOnesAtPages() {
    let side = side(hundred)
    let alignment = ChartScrollAlignment(unit: .multiples(5), major: .page)
    #expect(side.restingOffset(437, from: 400, alignment) == 450)
    #expect(side.restingOffset(520, from: 400, alignment) == 600)
    #expect(side.restingOffset(420, from: 400, ChartScrollAlignment(unit: .multiples(5))) == 400)
  }

  @Test func aLimitedMovementPassesOneVisiblePart() {
    let alignment = ChartScrollAlignment(unit: .multiples(10), isLimited: true)
    #expect(side(hundred).restingOffset(750, from: 100, alignment) == 300)
  }

  @Test func movementsEndAtDates() throws {
    let calendar = Calendar.autoupdatingCurrent
    let start = try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 2)))
    let end = start.addingTimeInterval(10 * 86_400)
    let range = start.timeIntervalSinceReferenceDate...end.timeIntervalSinceReferenceDate
    let side = side(Scale(content: .numbers(range, .date)))
    let alignment = ChartScrollAlignment(unit: .dates(DateComponents(hour: 0)))
    // A day is a hundred points.
    #expect(abs(side.restingOffset(330, from: 300, alignment) - 300) < 1)
    #expect(abs(side.restingOffset(370, from: 300, alignment) - 400) < 1)
    #expect(abs(side.restingOffset(0, from: 100, alignment)) < 1, "The first day matches, too.")
  }

  @Test func alignmentsWithoutMeaningChangeNothing() {
    for unit in [ChartScrollAlignment.Unit.multiples(0), .multiples(-.infinity), .dates(DateComponents(hour: 0))] {
      let offset = side(hundred).restingOffset(437, from: 400, ChartScrollAlignment(unit: unit))
      #expect(abs(offset - 437) < 1e-6)
    }
  }
}

private struct Ranking: View {
  @State private var first = "n0"

  var body: some View {
    VStack {
      Chart(0..<20, id: \.self) { number in
        BarMark(x: .value("Points", 40 - number), y: .value("Name", "n\(number)"))
      }
      .chartScrollableAxes(.vertical)
      .chartYVisibleDomain(length: 5)
      .chartScrollPosition(y: $first)
      .frame(width: 400, height: 240)
      Text("First \(first)")
      Button("To n3") { first = "n3" }
    }
  }
}

@MainActor
@Suite("Charts that scroll vertically")
struct VerticalScrollingTests {
  @Test func thePositionFollowsTheUserAndTheApp() throws {
    let host = TestHost(strict: true) { Ranking() }
    #expect(host.isVisible("First n0"))
    try host.scroll(to: "n12")
    let first = try #require(host.texts.first { $0.hasPrefix("First n") }.flatMap { Int($0.dropFirst(7)) })
    // A part of the category before may be visible, too.
    #expect((7...12).contains(first))
    try host.tap("To n3")
    #expect(host.isVisible("First n3"))
  }

  @Test func theFirstCategoryIsAtTheTop() {
    let host = TestHost(strict: true) {
      Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("Count", 2), y: .value("Name", $0)) }
        .chartOverlay { proxy in
          Text(proxy.position(forY: "a") ?? 0 < proxy.position(forY: "c") ?? 0 ? "downwards" : "upwards")
        }
        .frame(width: 300, height: 300)
    }
    #expect(host.isVisible("downwards"))
  }
}
