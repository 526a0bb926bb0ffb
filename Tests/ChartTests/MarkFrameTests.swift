import CairnTesting
import SwiftUI
import Testing

@testable import Charts

/// Plots are 400 points wide and 200 high.
@MainActor
@Suite("Frames of marks")
struct MarkFrameTests {
  private let hundred: (inout ChartSettings) -> Void = { $0.y.scale = ScaleRequest(-100.0...100.0) }

  @Test func barsGrowFromZeroInBothDirections() {
    let rects = plotted(settings: hundred) {
      BarMark(x: .value("Name", "a"), y: .value("Count", 50))
      BarMark(x: .value("Name", "b"), y: .value("Count", -25))
    }.rects
    #expect(isClose(rects[0].minY, 50) && isClose(rects[0].maxY, 100))
    #expect(isClose(rects[1].minY, 100) && isClose(rects[1].maxY, 125))
  }

  @Test func barsHangFromTheTopOfAReversedAxis() {
    let rects = plotted(settings: { $0.y.scale = ScaleRequest([10, 0]) }) {
      BarMark(x: .value("Name", "a"), y: .value("Count", 5))
    }.rects
    #expect(rects[0].minY == 0 && isClose(rects[0].maxY, 100))
  }

  @Test func barsOnALogarithmicAxisDifferByTheirRatio() {
    let rects = plotted(settings: { $0.y.scale = ScaleRequest(.automatic, type: .log) }) {
      ForEach([1, 10, 100, 1000], id: \.self) { BarMark(x: .value("Name", "n\($0)"), y: .value("Count", $0)) }
    }.rects
    #expect(rects.count == 4 && isClose(rects[3].height, 200))
    #expect(isClose(rects[2].height - rects[1].height, rects[3].height - rects[2].height))
    #expect(rects[2].height - rects[1].height > 60)
  }

  @Test(arguments: [
    (MarkDimension.fixed(30), 30.0), (30, 30), (.ratio(0.25), 50), (.inset(15), 170), (.ratio(1), 200),
    (.inset(500), 0.5),
  ])
  func barsHaveTheirWidthInTheMiddleOfTheBand(width: MarkDimension, expected: Double) {
    let rects = plotted {
      BarMark(x: .value("Name", "a"), y: .value("Count", 1), width: width)
      BarMark(x: .value("Name", "b"), y: .value("Count", 1), width: width)
    }.rects
    #expect(rects.map(\.midX) == [100, 300] && rects.allSatisfy { isClose($0.width, expected) })
  }

  @Test func aBinIsNotWiderThanItsRange() {
    let bins = NumberBins(thresholds: [0.0, 10, 40, 100])
    let rects = plotted(settings: { $0.x.scale = ScaleRequest(0.0...100.0) }) {
      ForEach(Array(bins), id: \.self) { BarMark(x: .value("Size", $0), y: .value("Count", 3)) }
    }.rects
    for (rect, bin) in zip(rects, bins) {
      #expect(isClose(rect.midX, (bin.lowerBound + bin.upperBound) * 2))
      let room = (bin.upperBound - bin.lowerBound) * 4
      #expect(rect.width <= room && rect.width > room * 0.9)
    }
  }

  @Test func rulesSpanThePlotOrTheirValues() {
    let drawing = plotted(settings: {
      $0.x.scale = ScaleRequest(0...10)
      $0.y.scale = ScaleRequest(0...10)
    }) {
      RuleMark(x: .value("At", 5))
      RuleMark(y: .value("At", 5))
      RuleMark(x: .value("At", 1), yStart: .value("Low", 2), yEnd: .value("High", 4))
      RuleMark(xStart: 20, xEnd: 60, y: .value("At", 10))
    }
    let expected = [
      CGRect(x: 200, y: 0, width: 0, height: 200), CGRect(x: 0, y: 100, width: 400, height: 0),
      CGRect(x: 40, y: 120, width: 0, height: 40), CGRect(x: 20, y: 0, width: 40, height: 0),
    ]
    #expect(drawing.rects == expected)
  }

  @Test func rectanglesCoverTheirIntervals() {
    let rects = plotted(settings: {
      $0.x.scale = ScaleRequest(0...100)
      $0.y.scale = ScaleRequest(0...100)
    }) {
      RectangleMark(
        xStart: .value("Left", 25), xEnd: .value("Right", 50), yStart: .value("Low", 0), yEnd: .value("High", 50))
      RectangleMark(
        xStart: .value("Left", 50), xEnd: .value("Right", 25), yStart: .value("Low", 50), yEnd: .value("High", 0))
      RectangleMark(xStart: .value("Left", 25), xEnd: .value("Right", 50))
    }.rects
    #expect(rects[0] == CGRect(x: 100, y: 100, width: 100, height: 100) && rects[1] == rects[0])
    #expect(rects[2] == CGRect(x: 100, y: 0, width: 100, height: 200))
  }

  @Test func offsetsMoveMarksAndTheirEnds() {
    let plain = plotted { BarMark(x: .value("Name", "a"), y: .value("Count", 1)) }.rects[0]
    let moved = plotted { BarMark(x: .value("Name", "a"), y: .value("Count", 1)).offset(x: 7, y: -3) }.rects[0]
    #expect(moved == plain.offsetBy(dx: 7, dy: -3))
    let wider = plotted {
      BarMark(x: .value("Name", "a"), y: .value("Count", 1)).offset(xStart: -5, xEnd: 5)
    }.rects[0]
    #expect(isClose(wider.width, plain.width + 10) && isClose(wider.midX, plain.midX))
  }

  @Test func symbolsHaveTheirArea() {
    let rects = plotted {
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(100)
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(CGSize(width: 4, height: 9))
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(-1)
    }.rects
    #expect(rects.map(\.width) == [10, 6, 0])
  }

  @Test func largerIndexesAreDrawnLastAndEqualOnesInOrder() {
    let drawing = plotted {
      ForEach([2.0, 1, 2, 0, 1], id: \.self) { index in
        RuleMark(y: .value("At", 1)).opacity(index / 2).zIndex(index)
      }
      RuleMark(y: .value("At", 1)).zIndex(-1).opacity(0.25)
    }
    #expect(drawing.paths.map(\.zIndex) == [-1, 0, 1, 1, 2, 2])
    #expect(drawing.paths.map(\.opacity) == [0.25, 0, 0.5, 0.5, 1, 1])
  }

  // MARK: Lines

  private func starts(_ drawing: PlotDrawing) -> [Int] {
    drawing.paths.map { drawn in
      var count = 0
      drawn.path.forEach { if case .move = $0 { count += 1 } }
      return count
    }
  }

  @Test func aLineBreaksWhereANumberIsMissing() {
    let drawing = plotted {
      ForEach(Array([1, 2, .nan, 3, 4, .infinity, 5].enumerated()), id: \.offset) { day, number in
        LineMark(x: .value("Day", day), y: .value("Pages", number))
      }
    }
    #expect(starts(drawing) == [3] && drawing.rects.count == 5)
  }

  @Test func everySeriesHasItsLine() {
    let drawing = plotted {
      ForEach(0..<12) { index in
        LineMark(
          x: .value("Day", index / 3), y: .value("Pages", index), series: .value("Reader", "r\(index % 3)"))
      }
    }
    #expect(starts(drawing) == [1, 1, 1])
    let colored = plotted {
      ForEach(0..<12) { index in
        LineMark(x: .value("Day", index / 2), y: .value("Pages", index))
          .foregroundStyle(by: .value("Reader", "r\(index % 2)"))
      }
    }
    #expect(starts(colored) == [1, 1])
  }

  // MARK: Unusual data

  @Test func noDataShowNothing() {
    let drawing = plotted { ForEach([Int](), id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) } }
    #expect(drawing.paths.isEmpty && drawing.rects.isEmpty && drawing.model.xAxis.groups.isEmpty)
  }

  @Test(arguments: [0, -7, 1e300, -1e300, 1e-300, .greatestFiniteMagnitude / 4] as [Double])
  func aSingleNumberOfAnySizeHasAPlaceInThePlot(number: Double) throws {
    let drawing = plotted { PointMark(x: .value("Day", 1), y: .value("Pages", number)) }
    let rect = try #require(drawing.rects.first)
    #expect((0...200).contains(rect.midY) && (0...400).contains(rect.midX))
    let ticks = drawing.model.yAxis.groups.flatMap(\.marks)
    #expect(ticks.count < 100 && ticks.allSatisfy { (-0.01...1.01).contains($0.fraction) })
  }

  @Test func marksWithoutAPlaceHaveNoFrame() {
    for number in [Double.nan, .infinity, -.infinity] {
      let drawing = plotted {
        BarMark(x: .value("Name", "a"), y: .value("Count", number))
        PointMark(x: .value("Name", "a"), y: .value("Count", number))
        RuleMark(y: .value("Count", number))
        SectorMark(angle: .value("Count", number))
      }
      #expect(drawing.rects.isEmpty)
    }
  }
}
