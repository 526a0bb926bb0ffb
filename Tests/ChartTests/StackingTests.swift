import SwiftUI
import Testing

@testable import Charts

@Suite("Stacking")
struct StackingTests {
  private func spans(_ method: MarkStackingMethod, _ numbers: Double...) -> [ClosedRange<Double>] {
    let key = Stacking.Key(position: .category("May"), slot: nil, isArea: false, method: method)
    return Stacking.spans(of: numbers.map { Stacking.Value(key: key, number: $0) }).map {
      min($0.start, $0.end)...max($0.start, $0.end)
    }
  }

  @Test func barsStandOnEachOther() { #expect(spans(.standard, 3, 2, 5) == [0...3, 3...5, 5...10]) }

  @Test func negativeBarsGrowBelowZero() {
    #expect(spans(.standard, 3, -2, 1, -4) == [0...3, -2...0, 3...4, -6 ... -2])
  }

  @Test func normalizedBarsFillOne() { #expect(spans(.normalized, 1, 3) == [0...0.25, 0.25...1]) }

  @Test func centeredBarsSurroundZero() { #expect(spans(.center, 2, 4) == [-3 ... -1, -1...3]) }

  @Test func unstackedBarsBeginAtZero() { #expect(spans(.unstacked, 3, 2) == [0...3, 0...2]) }

  @Test func nothingHasNoShare() { #expect(spans(.normalized, 0, 0) == [0...0, 0...0]) }

  @MainActor @Test func barsSideBySideDoNotStack() {
    let content = ForEach(["Read", "Unread"], id: \.self) { state in
      BarMark(x: .value("Shelf", "Poetry"), y: .value("Books", 4)).position(by: .value("State", state))
    }
    let marks = Arrangement.arranged(content.marks)
    #expect(marks.map { $0.y?.lower } == [.number(0), .number(0)])
    #expect(marks.map { $0.slot?.place } == [0, 1])
  }

  @MainActor @Test(arguments: [(true, Axis.horizontal), (false, Axis.vertical)])
  func barsGrowAlongTheNumbers(isFlipped: Bool, axis: Axis) {
    let bar =
      isFlipped
      ? BarMark(x: .value("Books", 4), y: .value("Shelf", "Poetry"))
      : BarMark(x: .value("Shelf", "Poetry"), y: .value("Books", 4))
    #expect(Arrangement.valueAxis(of: bar.mark) == axis)
  }

  @Test func smoothLinesHaveNoNewPeaks() {
    let points = [(0, 0), (1, 10), (2, 10), (3, 4), (4, 8)].map { CGPoint(x: $0.0, y: $0.1) }
    let slopes = Curve.monotoneSlopes(points)
    #expect(slopes.count == 5 && slopes[1] == 0 && slopes[2] == 0 && slopes[3] == 0)
  }
}
