import CairnTesting
import Foundation
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("Scrolling to any value")
struct ScrollPropertyTests {
  /// An axis of a thousand points, of which 200 are visible.
  private func side(_ isUpward: Bool, isReversed: Bool = false) -> ScrollSide {
    let scale = Scale(content: .numbers(0...100, .linear), isReversed: isReversed)
    return ScrollSide(scale: PlacedScale(scale, length: 1000, isUpward: isUpward), visible: 200)
  }

  @Test(arguments: [false, true], [false, true])
  func theFirstVisibleValueLeadsBackToItsOffset(isUpward: Bool, isReversed: Bool) throws {
    var random = SeededGenerator(seed: 4)
    let side = side(isUpward, isReversed: isReversed)
    for offset in random.numbers(20, 0...800) {
      let datum = try #require(side.datum(at: offset))
      #expect(isClose(try #require(side.offset(of: datum)), offset))
    }
    let first = try #require(side.first.flatMap(side.offset(of:)))
    #expect(isClose(first, isUpward != isReversed ? 800 : 0))
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func scrollingEndsAtTheNearestMultipleInThePlot(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let side = side(random.chance(50))
    let (start, target) = (random.number(0...800), random.number(0...800))
    let unit = [2.0, 5, 10][random.below(3)]
    let end = side.restingOffset(target, from: start, ChartScrollAlignment(unit: .multiples(unit)))
    let number = try #require(side.datum(at: end)?.number)
    #expect(isClose(number / unit, (number / unit).rounded()) && (0...800).contains(end))
    #expect(abs(end - target) <= unit * 5 + 1e-6, "Half a unit is \(unit * 5) points.")
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func pagesAreWholeAndLimitedMovementsPassOne(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let side = side(false)
    let (page, target) = (Double(random.below(5)) * 200, random.number(-300...1300))
    let end = side.restingOffset(target, from: page, ChartScrollAlignment(unit: .page))
    #expect([0, 200, 400, 600, 800].contains(end))
    let limited = side.restingOffset(target, from: page, ChartScrollAlignment(unit: .page, isLimited: true))
    #expect(abs(limited - page) <= 200 && (0...800).contains(limited))
  }

  @Test(arguments: [(5.0, 4.0), (20, 1), (100, 1), (0.001, 1000), (0, 1), (-3, 1)])
  func aPlotIsAsMuchLongerAsItsDomain(visible: Double, reach: Double) {
    let model = plotted(settings: {
      $0.scrollable = .horizontal
      $0.x.scale = ScaleRequest(0...20)
      $0.x.visibleLength = visible
    }) { PointMark(x: .value("x", 1), y: .value("y", 1)) }.model
    #expect(isClose(model.reach.x, reach) && model.reach.y == 1)
    #expect(model.scrollAxes == (reach > 1 ? .horizontal : []))
  }

  @Test func aVisibleLengthOfAnAxisThatDoesNotScrollHasNoEffect() {
    let model = plotted(settings: {
      $0.scrollable = .vertical
      $0.x.visibleLength = 2
    }) { ForEach(0..<9) { BarMark(x: .value("Name", "n\($0)"), y: .value("y", 1)) } }.model
    #expect(model.reach == (1, 1) && model.scrollAxes.isEmpty)
  }
}

@MainActor
@Suite("Plots and marks of the same data")
struct PlotEquivalenceTests {
  private struct Entry: Identifiable {
    let id: Int
    let month: String
    let shelf: String
    let books: Double
  }

  private func entries(_ seed: UInt64) -> [Entry] {
    var random = SeededGenerator(seed: seed)
    return (0..<15).map { index in
      Entry(id: index, month: "m\(random.below(4))", shelf: "s\(random.below(3))", books: random.number(-20...50))
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>, [MarkStackingMethod.standard, .normalized, .center, .unstacked])
  func barsAreTheSame(seed: UInt64, method: MarkStackingMethod) {
    let entries = entries(seed)
    let plot = plotted {
      BarPlot(entries, x: .value("Month", \.month), y: .value("Books", \.books), stacking: method)
    }
    let marks = plotted {
      ForEach(entries) { BarMark(x: .value("Month", $0.month), y: .value("Books", $0.books), stacking: method) }
    }
    #expect(plot.rects == marks.rects && plot.rects.count == 15 && plot.model.y == marks.model.y)
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func linesAreTheSame(seed: UInt64) {
    let entries = entries(seed)
    let plot = plotted {
      LinePlot(entries, x: .value("Id", \.id), y: .value("Books", \.books), series: .value("Shelf", \.shelf))
        .interpolationMethod(.monotone)
    }
    let marks = plotted {
      ForEach(entries) { entry in
        LineMark(x: .value("Id", entry.id), y: .value("Books", entry.books), series: .value("Shelf", entry.shelf))
      }
      .interpolationMethod(.monotone)
    }
    #expect(plot.paths.map(\.path) == marks.paths.map(\.path) && plot.paths.count == Set(entries.map(\.shelf)).count)
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func sectorsAreTheSame(seed: UInt64) {
    let entries = entries(seed)
    let plot = plotted { SectorPlot(entries, angle: .value("Books", \.books), innerRadius: .ratio(0.5)) }
    let marks = plotted {
      ForEach(entries) { SectorMark(angle: .value("Books", $0.books), innerRadius: .ratio(0.5)) }
    }
    #expect(plot.rects == marks.rects && plot.paths.map(\.path) == marks.paths.map(\.path))
  }
}
