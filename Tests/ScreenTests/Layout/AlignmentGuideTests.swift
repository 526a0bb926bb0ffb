import CairnValues
import Foundation
import Testing

@testable import CairnScreen

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(Third.self)
}

private enum Margin: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
}

extension HorizontalAlignment {
  fileprivate static let margin = HorizontalAlignment(Margin.self)
}

@MainActor
@Suite struct AlignmentGuideTests {
  private func guide(
    _ f: LayoutFixture, _ key: AlignmentKey, _ child: Element, _ value: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> Element { f.with(.guide(key, compute: value), child) }

  @Test(arguments: TestMetrics.allCases) func aGuideShiftsAChildAndWidensTheStack(host: TestMetrics) {
    let f = LayoutFixture(host)
    // The guide is 10 left of the box, so the box is 10 to the right of the others' leading edge.
    let shifted = guide(f, HorizontalAlignment.leading.key, f.box(40, 10)) { _ in -10 }
    let plain = f.box(40, 10)
    let column = f.show(f.column(alignment: .leading, spacing: 0, shifted, plain))
    #expect(shifted.frame == CGRect(10, 0, 40, 10))
    #expect(plain.frame == CGRect(0, 10, 40, 10))
    #expect(column.frame.size == CGSize(50, 20))
  }

  @Test(arguments: TestMetrics.allCases) func aGuideIsWorkedOutFromTheDimensions(host: TestMetrics) {
    let f = LayoutFixture(host)
    let shifted = guide(f, HorizontalAlignment.leading.key, f.box(40, 10)) { $0[.trailing] + $0.height }
    let plain = f.box(20, 10)
    f.show(f.column(alignment: .leading, spacing: 0, shifted, plain))
    // The guide is at 40 + 10, where the plain box begins.
    #expect(plain.frame == CGRect(50, 10, 20, 10))
  }

  @Test(arguments: TestMetrics.allCases) func aGuideOfAnotherAlignmentCountsForNothing(host: TestMetrics) {
    let f = LayoutFixture(host)
    let shifted = guide(f, HorizontalAlignment.trailing.key, f.box(40, 10)) { _ in 0 }
    let column = f.show(f.column(alignment: .leading, spacing: 0, shifted, f.box(40, 10)))
    #expect(column.frame.size == CGSize(40, 20))
  }

  @Test(arguments: TestMetrics.allCases) func aCustomAlignmentHasItsOwnDefault(host: TestMetrics) {
    let f = LayoutFixture(host)
    let high = f.box(10, 90)
    let low = f.box(10, 30)
    let row = f.show(f.row(alignment: .third, spacing: 0, high, low))
    // Thirds at 30 and 10.
    #expect(low.frame == CGRect(10, 20, 10, 30))
    #expect(row.frame.size == CGSize(20, 90))
  }

  @Test(arguments: TestMetrics.allCases) func aGuideReachesOutOfStacksAndPadding(host: TestMetrics) {
    let f = LayoutFixture(host)
    let marked = guide(f, HorizontalAlignment.margin.key, f.box(30, 10)) { _ in 5 }
    let inner = f.with(.padding(EdgeInsets(2)), f.row(spacing: 0, f.box(20, 10), marked))
    let other = f.box(10, 10)
    f.show(f.column(alignment: .margin, spacing: 0, inner, other))
    // 2 of padding, 20 of the box before it, 5 inside.
    #expect(other.frame.origin.x == 27)
  }

  @Test(arguments: TestMetrics.allCases) func theMeanOfSeveralGuides(host: TestMetrics) {
    let f = LayoutFixture(host)
    let a = guide(f, HorizontalAlignment.margin.key, f.box(30, 10)) { _ in 4 }
    let b = guide(f, HorizontalAlignment.margin.key, f.box(30, 10)) { _ in 10 }
    let inner = f.column(alignment: .leading, spacing: 0, a, b)
    let other = f.box(10, 10)
    f.show(f.column(alignment: .margin, spacing: 0, inner, other))
    #expect(other.frame.origin.x == 7)
  }

  @Test(arguments: TestMetrics.allCases) func aGuideThatChangesMovesTheOthers(host: TestMetrics) {
    let f = LayoutFixture(host)
    let marked = guide(f, HorizontalAlignment.leading.key, f.box(30, 10)) { _ in 0 }
    let other = f.box(10, 10)
    f.show(f.column(alignment: .leading, spacing: 0, f.with(.padding(EdgeInsets()), marked), other))
    #expect(other.frame.origin.x == 0)
    marked.setLayout(.guide(HorizontalAlignment.leading.key) { _ in 12 })
    f.screen.layout()
    #expect(other.frame.origin.x == 12)
  }

  @Test(arguments: TestMetrics.allCases) func textsOnOneBaseline(host: TestMetrics) {
    let f = LayoutFixture(host)
    let large = Element(
      on: f.screen, role: .text,
      content: .text(TextContent("A", style: TextStyle(font: .system(size: 32)))), layout: .text)
    let small = f.text("b")
    f.show(f.row(alignment: .firstTextBaseline, spacing: 0, large, small))
    // In points: baselines at 32 and 16. Fonts make no difference to cells.
    #expect(small.frame.origin.y == (host == .points ? 16 : 0))
  }

  @Test(arguments: TestMetrics.allCases) func theFirstAndTheLastBaselineOfAColumn(host: TestMetrics) {
    let f = LayoutFixture(host)
    let first = f.text("x")
    let last = f.text("y")
    let column = f.column(spacing: 0, f.text("a"), f.text("b"), f.text("c"))
    f.show(f.row(alignment: .lastTextBaseline, spacing: 0, column, last))
    #expect(last.frame.origin.y == 2 * host.line)
    let other = f.column(spacing: 0, f.text("a"), f.text("b"))
    f.show(f.row(alignment: .firstTextBaseline, spacing: 0, other, first))
    #expect(first.frame.origin.y == 0)
  }

  @Test(arguments: TestMetrics.allCases) func aThingWithoutTextStandsOnTheBaseline(host: TestMetrics) {
    let f = LayoutFixture(host)
    let box = f.box(10, 30)
    let text = f.text("a")
    f.show(f.row(alignment: .firstTextBaseline, spacing: 0, box, text))
    // The box's baseline is its bottom, at 30.
    #expect(text.frame == CGRect(10, 30 - host.baseline, host.character, host.line))
  }

  @Test(arguments: TestMetrics.allCases) func aBaselineThatMovesReachesTheRow(host: TestMetrics) {
    let f = LayoutFixture(host)
    let text = f.text("a")
    let row = f.show(f.row(alignment: .firstTextBaseline, spacing: 0, f.box(10, 30), f.with(.frame(height: 40), text)))
    // The middle of 40 is the middle of the line; the box's baseline is at 30, and the text's is lower within
    // the 40.
    #expect(row.frame.height == 30 + 40 - (20 - host.line / 2 + host.baseline))
    text.content = .text(TextContent("a\nb"))
    f.screen.layout()
    // The middle of 40 is between two lines.
    #expect(row.frame.height == 30 + 40 - (20 - host.line + host.baseline))
  }

  @Test(arguments: TestMetrics.allCases) func overlaysAlignByGuides(host: TestMetrics) {
    let f = LayoutFixture(host)
    let badge = guide(
      f, VerticalAlignment.top.key, guide(f, HorizontalAlignment.trailing.key, f.box(10, 10)) { _ in 5 }
    ) {
      _ in 5
    }
    f.show(f.element(.overlay(alignment: .topTrailing), [f.box(60, 40), badge]))
    // Half over the corner.
    #expect(badge.frame == CGRect(55, -5, 10, 10))
  }

  @Test(arguments: TestMetrics.allCases) func positionsAreMirroredFromRightToLeft(host: TestMetrics) {
    let f = LayoutFixture(host)
    let a = f.box(10, 10)
    let b = f.box(30, 10)
    let row = f.row(spacing: 5, a, b)
    row.setDirection(.rightToLeft)
    let frame = f.element(.frame(width: 100, alignment: .leading), [row])
    frame.setDirection(.rightToLeft)
    f.show(frame)
    // 45 wide, at the right edge of 100; inside it the first child is on the right.
    #expect(row.frame == CGRect(55, 0, 45, 10))
    #expect(a.frame == CGRect(35, 0, 10, 10))
    #expect(b.frame == CGRect(0, 0, 30, 10))

    row.setDirection(.leftToRight)
    f.screen.layout()
    #expect(a.frame.origin.x == 0)
    #expect(row.frame.origin.x == 55)
  }
}
