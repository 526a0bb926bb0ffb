import CairnTesting
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("Stacks of any data")
struct StackingPropertyTests {
  private typealias Span = (start: Double, end: Double)

  private struct Entry: Identifiable {
    let id: Int
    let month: String
    let shelf: String
    let books: Double
  }

  private func spans(_ method: MarkStackingMethod, _ numbers: [Double], at name: String = "May") -> [Span] {
    Stacking.spans(of: values(method, numbers, at: name))
  }

  private func values(_ method: MarkStackingMethod, _ numbers: [Double], at name: String) -> [Stacking.Value] {
    let key = Stacking.Key(position: .category(name), slot: nil, isArea: false, method: method)
    return numbers.map { Stacking.Value(key: key, number: $0) }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func everyBarIsAsLongAsItsNumber(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let numbers = random.numbers(10, -1e4...1e4)
    let spans = spans(.standard, numbers)
    for (number, span) in zip(numbers, spans) { #expect(isClose(span.end - span.start, number)) }
    #expect(isClose(spans.map(\.end).max(), numbers.filter { $0 > 0 }.reduce(0, +)))
    #expect(isClose(spans.map(\.end).min(), numbers.filter { $0 < 0 }.reduce(0, +)))
  }

  @Test(arguments: [MarkStackingMethod.standard, .normalized, .center], 0..<8 as Range<UInt64>)
  func everyBarBeginsWhereTheOneBeforeEnds(method: MarkStackingMethod, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let spans = spans(method, random.numbers(9, 0...500))
    for (before, after) in zip(spans, spans.dropFirst()) { #expect(before.end == after.start) }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func sharesAddUpToOneAtAnyScale(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let numbers = random.numbers(6, 0.1...90)
    let spans = spans(.normalized, numbers)
    let whole = numbers.reduce(0, +)
    #expect(spans.first?.start == 0 && isClose(spans.last?.end, 1))
    for (number, span) in zip(numbers, spans) { #expect(isClose(span.end - span.start, number / whole)) }
    let factor = pow(10, random.number(-6...6))
    for (span, scaled) in zip(spans, self.spans(.normalized, numbers.map { $0 * factor })) {
      #expect(isClose(span.end, scaled.end))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func aStreamHasEqualHalvesAroundZero(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let numbers = random.numbers(7, 0...80)
    let spans = spans(.center, numbers)
    let (first, last) = try (#require(spans.first), #require(spans.last))
    #expect(isClose(first.start, -last.end) && isClose(last.end - first.start, numbers.reduce(0, +)))
  }

  @Test(arguments: [MarkStackingMethod.standard, .normalized, .center, .unstacked])
  func stacksDoNotDependOnOneAnother(method: MarkStackingMethod) {
    var random = SeededGenerator(seed: 7)
    let (may, june) = (random.numbers(5, 1...9), random.numbers(5, 1...9))
    let mixed = zip(values(method, may, at: "May"), values(method, june, at: "June")).flatMap { [$0, $1] }
    let ends = Stacking.spans(of: mixed).map(\.end)
    #expect(stride(from: 0, to: 10, by: 2).map { ends[$0] } == spans(method, may).map(\.end))
    #expect(stride(from: 1, to: 10, by: 2).map { ends[$0] } == spans(method, june, at: "June").map(\.end))
  }

  // MARK: Marks

  private func entries(_ random: inout SeededGenerator) -> [Entry] {
    (0..<12).map { index in
      Entry(id: index, month: "m\(index / 4)", shelf: "s\(index % 4)", books: random.number(1...50))
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func barsInAStackTouchAndAreProportional(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let entries = entries(&random)
    let rects = plotted {
      ForEach(entries) { BarMark(x: .value("Month", $0.month), y: .value("Books", $0.books)) }
    }.rects
    #expect(rects.count == entries.count)
    for index in entries.indices {
      #expect(isClose(rects[index].height / rects[0].height, entries[index].books / entries[0].books))
      if index % 4 > 0 { #expect(isClose(rects[index].maxY, rects[index - 1].minY)) }
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func barsSideBySideStandOnTheAxisApart(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let entries = entries(&random)
    let rects = plotted {
      ForEach(entries) { entry in
        BarMark(x: .value("Month", entry.month), y: .value("Books", entry.books))
          .position(by: .value("Shelf", entry.shelf))
      }
    }.rects
    #expect(rects.allSatisfy { isClose($0.maxY, 200) && isClose($0.width, rects[0].width) })
    for (before, after) in zip(rects, rects.dropFirst()) { #expect(before.maxX <= after.minX + 1e-6) }
  }

  @Test func aMissingGroupLeavesItsSlotFree() {
    let rects = plotted {
      BarMark(x: .value("Month", "May"), y: .value("Books", 2)).position(by: .value("Shelf", "a"))
      BarMark(x: .value("Month", "May"), y: .value("Books", 2)).position(by: .value("Shelf", "b"))
      BarMark(x: .value("Month", "June"), y: .value("Books", 2)).position(by: .value("Shelf", "b"))
    }.rects
    #expect(isClose(rects[2].minX - rects[1].minX, 200), "Months are 200 points apart.")
  }

  @Test func horizontalBarsStackToTheRight() {
    let rects = plotted {
      ForEach([3, 1, 4], id: \.self) { BarMark(x: .value("Books", $0), y: .value("Month", "May")) }
    }.rects
    #expect(rects[0].minX == 0 && isClose(rects[1].minX, rects[0].maxX) && isClose(rects[2].minX, rects[1].maxX))
    #expect(isClose(rects[0].width, rects[1].width * 3))
  }

  @Test func onlyBarsAndAreasOfOneKindStack() {
    let marks = Arrangement.arranged(
      AnyMarks {
        BarMark(x: .value("Day", 1), y: .value("Books", 4))
        AreaMark(x: .value("Day", 1), y: .value("Books", 5))
        LineMark(x: .value("Day", 1), y: .value("Books", 6))
        PointMark(x: .value("Day", 1), y: .value("Books", 7))
        BarMark(x: .value("Day", 1), yStart: .value("Low", 8), yEnd: .value("High", 9))
        AreaMark(x: .value("Day", 1), y: .value("Books", 10))
      }.marks)
    #expect(marks.map(\.y?.lower.number) == [0, 0, 6, 7, 8, 5])
    #expect(marks.map(\.y?.upper?.number) == [4, 5, nil, nil, 9, 15])
  }
}

/// Content in a builder.
@MainActor
private struct AnyMarks {
  let marks: [Mark]
  init(@ChartContentBuilder _ content: () -> some ChartContent) { marks = content().marks }
}
