import CairnValues
import Foundation
import Testing

@testable import CairnScreen

@MainActor
@Suite struct StackLayoutTests {
  @Test(arguments: TestMetrics.allCases) func aRowIsItsChildrenAndTheHostsGaps(host: TestMetrics) {
    let f = LayoutFixture(host)
    let a = f.text("abc")
    let b = f.text("de")
    let row = f.show(f.row(a, b))
    // 3 + 2 characters and one gap.
    #expect(row.frame == CGRect(0, 0, 5 * host.character + host.rowGap, host.line))
    #expect(b.frame == CGRect(3 * host.character + host.rowGap, 0, 2 * host.character, host.line))
  }

  @Test(arguments: TestMetrics.allCases) func aColumnCentresItsChildren(host: TestMetrics) {
    let f = LayoutFixture(host)
    let a = f.text("abcd")
    let b = f.text("ef")
    let column = f.show(f.column(a, b))
    #expect(column.frame.size == CGSize(4 * host.character, 2 * host.line + host.columnGap))
    // Two of four characters: one character of room on either side.
    #expect(b.frame == CGRect(host.character, host.line + host.columnGap, 2 * host.character, host.line))
  }

  @Test(arguments: TestMetrics.allCases) func oneChildGetsTheProposalAsItIs(host: TestMetrics) {
    let f = LayoutFixture(host)
    let column = f.column(spacing: 50, f.filling())
    #expect(f.size(column, 120, 80) == CGSize(120, 80))
    #expect(f.size(column) == CGSize(host.ideal, host.ideal))
    #expect(f.screen.layoutCounters.measured == 2)
  }

  @Test(arguments: TestMetrics.allCases) func theLeastFlexibleIsServedFirst(host: TestMetrics) {
    let f = LayoutFixture(host)
    // 300 minus two gaps of 10 is 280. The fixed box takes 50 of its share; (280 - 50) / 2 = 115 is more than
    // the 100 that the second can take; 280 - 50 - 100 = 130 is left for the third.
    let a = f.filling()
    let b = f.element(.frame(minWidth: 0, maxWidth: 100), [f.filling()])
    let c = f.box(50, 20)
    let row = f.element(.frame(width: 300, height: 40), [f.row(spacing: 10, a, b, c)])
    f.show(row)
    #expect(a.frame == CGRect(0, 0, 130, 40))
    #expect(b.frame == CGRect(140, 0, 100, 40))
    #expect(c.frame == CGRect(250, 10, 50, 20))
  }

  @Test(arguments: TestMetrics.allCases) func theMostFlexibleShareEquallyAndInOrder(host: TestMetrics) {
    let f = LayoutFixture(host)
    let parts = (0..<4).map { _ in f.filling() }
    let row = f.element(.row(spacing: 0), parts)
    f.show(f.with(.frame(width: 200, height: 10), row))
    #expect(parts.map(\.frame.origin.x) == [0, 50, 100, 150])
    #expect(parts.allSatisfy { $0.frame.size == CGSize(50, 10) })
  }

  @Test(arguments: TestMetrics.allCases) func aHigherPriorityGetsAllButTheLeastOfTheOthers(host: TestMetrics) {
    let f = LayoutFixture(host)
    // 200 minus two gaps of 5 is 190; 20 + 30 are reserved for the others, 140 go to the middle one. The
    // remaining 50 are shared equally: the first takes its 25, the last needs 30, and the row is 5 too long.
    let a = f.element(.frame(minWidth: 20, maxWidth: 80), [f.filling()])
    let b = f.prioritized(1, f.filling())
    let c = f.element(.frame(minWidth: 30, maxWidth: 90), [f.filling()])
    let row = f.row(spacing: 5, a, b, c)
    f.show(f.with(.frame(width: 200, height: 10, alignment: .leading), row))
    #expect(a.frame == CGRect(0, 0, 25, 10))
    #expect(b.frame == CGRect(30, 0, 140, 10))
    #expect(c.frame == CGRect(175, 0, 30, 10))
    #expect(row.frame == CGRect(0, 0, 205, 10))
  }

  @Test(arguments: TestMetrics.allCases) func threePrioritiesAreServedInTurn(host: TestMetrics) {
    let f = LayoutFixture(host)
    // 300: the first is offered 300 - 10 - 40 = 250 and takes 100; the second is offered 300 - 100 - 40 = 160
    // and takes 60; the third gets the remaining 140.
    let low = f.prioritized(-1, f.element(.frame(minWidth: 40), [f.filling()]))
    let middle = f.element(.frame(minWidth: 10, maxWidth: 60), [f.filling()])
    let high = f.prioritized(2, f.element(.frame(minWidth: 0, maxWidth: 100), [f.filling()]))
    f.show(f.with(.frame(width: 300, height: 10), f.row(spacing: 0, low, middle, high)))
    #expect(low.frame == CGRect(0, 0, 140, 10))
    #expect(middle.frame == CGRect(140, 0, 60, 10))
    #expect(high.frame == CGRect(200, 0, 100, 10))
  }

  @Test(arguments: TestMetrics.allCases) func aSpacerTakesWhatNobodyElseWants(host: TestMetrics) {
    let f = LayoutFixture(host)
    let a = f.text("ab")
    let spacer = f.spacer()
    let b = f.text("c")
    f.show(f.with(.frame(width: 100), f.row(a, spacer, b)))
    // No gap beside a spacer: 100 - 3 characters.
    #expect(spacer.frame.size == CGSize(100 - 3 * host.character, 0))
    #expect(b.frame == CGRect(100 - host.character, 0, host.character, host.line))
  }

  @Test(arguments: TestMetrics.allCases) func aSpacerYieldsToAShapeDownToItsLeastLength(host: TestMetrics) {
    let f = LayoutFixture(host)
    let shape = f.filling()
    let spacer = f.spacer(12)
    f.show(f.with(.frame(width: 100, height: 10), f.row(shape, spacer)))
    #expect(shape.frame == CGRect(0, 0, 88, 10))
    #expect(spacer.frame == CGRect(88, 5, 12, 0))
  }

  @Test(arguments: TestMetrics.allCases) func aSpacerWithoutAStackGrowsBothWays(host: TestMetrics) {
    let f = LayoutFixture(host)
    let spacer = f.spacer()
    let layers = f.layers(alignment: .center, spacer)
    #expect(f.size(layers, 70, 30) == CGSize(70, 30))
    #expect(f.size(layers) == CGSize(host.spacer, host.spacer))
  }

  @Test(arguments: TestMetrics.allCases) func aSpacerInAFrameFollowsTheStackAroundIt(host: TestMetrics) {
    let f = LayoutFixture(host)
    let column = f.column(spacing: 0, f.text("a"), f.with(.frame(minHeight: 5), f.spacer(3)), f.text("b"))
    // The spacer answers 3, the frame makes it 5.
    #expect(f.size(column) == CGSize(host.character, 2 * host.line + 5))
  }

  @Test(arguments: TestMetrics.allCases) func aDividerCrossesItsStack(host: TestMetrics) {
    let f = LayoutFixture(host)
    let line = f.divider()
    f.show(f.with(.frame(height: 60), f.row(spacing: 2, f.box(10, 10), line, f.box(10, 10))))
    #expect(line.frame == CGRect(12, 0, 1, 60))

    let other = LayoutFixture(host)
    let across = other.divider()
    other.show(other.with(.frame(width: 60), other.column(spacing: 2, other.box(10, 10), across)))
    #expect(across.frame == CGRect(0, 12, 60, 1))
  }

  @Test(arguments: TestMetrics.allCases) func alignmentsAcrossAStack(host: TestMetrics) {
    let f = LayoutFixture(host)
    let small = [f.box(10, 10), f.box(10, 10), f.box(10, 10)]
    f.show(
      f.column(
        spacing: 0,
        f.column(alignment: .leading, spacing: 0, f.box(50, 10), small[0]),
        f.column(alignment: .trailing, spacing: 0, f.box(50, 10), small[1]),
        f.row(alignment: .bottom, spacing: 0, f.box(10, 30), small[2])))
    #expect(small[0].frame == CGRect(0, 10, 10, 10))
    #expect(small[1].frame == CGRect(40, 10, 10, 10))
    #expect(small[2].frame == CGRect(10, 20, 10, 10))
  }

  @Test(arguments: TestMetrics.allCases) func aStackWithTooLittleRoomOverflowsItsFrame(host: TestMetrics) {
    let f = LayoutFixture(host)
    let row = f.row(spacing: 10, f.box(50, 10), f.box(50, 10))
    f.show(f.with(.frame(width: 60, height: 10), row))
    // 110 wide, centered in 60.
    #expect(row.frame == CGRect(-25, 0, 110, 10))
  }

  @Test(arguments: TestMetrics.allCases) func anEmptyStackTakesNothing(host: TestMetrics) {
    let f = LayoutFixture(host)
    #expect(f.size(f.row(), 50, 50) == .zero)
    #expect(f.size(f.layers(), 50, 50) == .zero)
  }

  @Test(arguments: TestMetrics.allCases) func anUnspecifiedLengthAsksEachChildForItsIdeal(host: TestMetrics) {
    let f = LayoutFixture(host)
    let row = f.row(spacing: 3, f.filling(), f.box(20, 5), f.filling())
    #expect(f.size(row) == CGSize(2 * host.ideal + 20 + 6, max(host.ideal, 5)))
    #expect(f.size(row, nil, 40) == CGSize(2 * host.ideal + 20 + 6, 40))
  }

  @Test(arguments: TestMetrics.allCases) func layersAreAsLargeAsTheLargestAndAligned(host: TestMetrics) {
    let f = LayoutFixture(host)
    let a = f.box(40, 10)
    let b = f.box(20, 30)
    let layers = f.show(f.layers(alignment: .bottomTrailing, a, b))
    #expect(layers.frame.size == CGSize(40, 30))
    #expect(a.frame == CGRect(0, 20, 40, 10))
    #expect(b.frame == CGRect(20, 0, 20, 30))
  }

  @Test(arguments: TestMetrics.allCases) func layersOfTheHighestPriorityMakeTheSize(host: TestMetrics) {
    let f = LayoutFixture(host)
    let shape = f.filling()
    let layers = f.show(f.layers(alignment: .center, shape, f.prioritized(1, f.box(40, 20))))
    #expect(layers.frame.size == CGSize(40, 20))
    #expect(shape.frame == CGRect(0, 0, 40, 20))
  }
}
