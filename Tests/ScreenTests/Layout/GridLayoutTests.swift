import CairnValues
import Foundation
import Testing

@testable import CairnScreen

@MainActor
@Suite struct GridLayoutTests {
  private func row(_ f: LayoutFixture, _ cells: Element..., alignment: VerticalAlignment? = nil) -> Element {
    f.element(.gridRow(alignment: alignment), cells)
  }

  private func grid(_ f: LayoutFixture, _ alignment: Alignment = .center, _ rows: Element...) -> Element {
    f.element(.grid(alignment: alignment, horizontalSpacing: 10, verticalSpacing: 5), rows)
  }

  @Test(arguments: TestMetrics.allCases) func columnsAreAsWideAsTheirWidestCell(host: TestMetrics) {
    let f = LayoutFixture(host)
    let cells = [f.box(30, 10), f.box(50, 20), f.box(40, 8), f.box(20, 6)]
    let rows = [row(f, cells[0], cells[1]), row(f, cells[2], cells[3])]
    let grid = f.show(grid(f, .topLeading, rows[0], rows[1]))
    // 40 + 10 + 50 and 20 + 5 + 8.
    #expect(grid.frame == CGRect(0, 0, 100, 33))
    #expect(rows[0].frame == CGRect(0, 0, 100, 20))
    #expect(rows[1].frame == CGRect(0, 25, 100, 8))
    #expect(cells.map(\.frame.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), .zero, CGPoint(x: 50, y: 0)])
  }

  @Test(arguments: TestMetrics.allCases) func cellsAreCentredInTheirPlaces(host: TestMetrics) {
    let f = LayoutFixture(host)
    let small = f.box(10, 10)
    f.show(grid(f, .center, row(f, small, f.box(20, 30)), row(f, f.box(40, 8))))
    // (40 - 10) / 2, (30 - 10) / 2
    #expect(small.frame == CGRect(15, 10, 10, 10))
  }

  @Test(arguments: TestMetrics.allCases) func aRowAndAColumnHaveTheirOwnAlignment(host: TestMetrics) {
    let f = LayoutFixture(host)
    let small = f.box(10, 10)
    small.setTrait(GridColumnAlignmentTrait.self, .trailing)
    let below = f.box(40, 8)
    f.show(grid(f, .center, row(f, small, f.box(20, 30), alignment: .bottom), row(f, below)))
    #expect(small.frame == CGRect(30, 20, 10, 10))
  }

  @Test(arguments: TestMetrics.allCases) func anAnchorPutsACellAnywhere(host: TestMetrics) {
    let f = LayoutFixture(host)
    let small = f.box(10, 10)
    small.setTrait(GridCellAnchorTrait.self, .bottomTrailing)
    f.show(grid(f, .center, row(f, small, f.box(20, 30)), row(f, f.box(40, 8))))
    #expect(small.frame == CGRect(30, 20, 10, 10))
  }

  @Test(arguments: TestMetrics.allCases) func aCellOverTwoColumnsWidensBoth(host: TestMetrics) {
    let f = LayoutFixture(host)
    let header = f.box(120, 10)
    header.setTrait(GridCellColumnsTrait.self, 2)
    let a = f.box(30, 10)
    let b = f.box(50, 10)
    let grid = f.show(grid(f, .topLeading, row(f, header), row(f, a, b)))
    // 30 + 10 + 50 is 30 short of 120: 15 more for each.
    #expect(grid.frame.width == 120)
    #expect(b.frame.origin.x == 55)
  }

  @Test(arguments: TestMetrics.allCases) func aViewOutsideOfRowsTakesTheWholeWidth(host: TestMetrics) {
    let f = LayoutFixture(host)
    let line = f.element(.frame(height: 4), [f.filling()])
    let a = f.box(10, 10)
    let b = f.box(20, 10)
    let grid = f.show(grid(f, .topLeading, row(f, a, b), line))
    // The line wants all 400; 10 + 10 + 20 is 360 short, 180 more for each column.
    #expect(line.frame == CGRect(0, 15, 400, 4))
    #expect(b.frame.origin.x == 200)
    #expect(grid.frame.width == 400)
  }

  @Test(arguments: TestMetrics.allCases) func anUnsizedCellAsksForNothing(host: TestMetrics) {
    let f = LayoutFixture(host)
    let line = f.element(.frame(height: 4), [f.filling()])
    line.setTrait(GridCellUnsizedAxesTrait.self, .horizontal)
    let grid = f.show(grid(f, .topLeading, row(f, f.box(10, 10), f.box(20, 10)), line))
    #expect(grid.frame.width == 40)
    #expect(line.frame == CGRect(0, 15, 40, 4))
  }

  @Test(arguments: TestMetrics.allCases) func flexibleColumnsShareTheWidth(host: TestMetrics) {
    let f = LayoutFixture(host)
    let shapes = (0..<3).map { _ in f.filling() }
    f.show(
      f.with(.frame(width: 280, height: 50), f.element(.grid(horizontalSpacing: 8), [f.element(.gridRow(), shapes)])))
    // (280 - 16) / 3
    #expect(shapes.map(\.frame.width) == [88, 88, 88])
    #expect(shapes.map(\.frame.height) == [50, 50, 50])
  }

  @Test(arguments: TestMetrics.allCases) func aFlexibleColumnTakesWhatTheOthersLeave(host: TestMetrics) {
    let f = LayoutFixture(host)
    let shape = f.filling()
    f.show(f.with(.frame(width: 200, height: 50), grid(f, .center, row(f, f.box(60, 10), shape))))
    #expect(shape.frame == CGRect(70, 0, 130, 50))
  }

  @Test(arguments: TestMetrics.allCases) func aCellThatChangesReachesTheWholeColumn(host: TestMetrics) {
    let f = LayoutFixture(host)
    let text = f.text("ab")
    let beside = f.box(10, 10)
    let grid = f.show(grid(f, .topLeading, row(f, text, beside), row(f, f.text("abc"))))
    // The widest is three characters, and a gap of 10.
    #expect(beside.frame.origin.x == 3 * host.character + 10)
    text.content = .text(TextContent("abcdef"))
    f.screen.layout()
    #expect(beside.frame.origin.x == 6 * host.character + 10)
    #expect(grid.frame.width == 6 * host.character + 20)
  }

  @Test func tracksOfALazyGrid() {
    func starts(_ items: [GridItem], _ available: CGFloat?) -> [[CGFloat]] {
      GridTracks(items, available: available, spacing: 8).tracks.map { [$0.start, $0.length] }
    }
    // 280 - 60 - 16 = 204: 102 each, the last stops at 80.
    #expect(
      starts([GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(maximum: 80))], 280)
        == [[0, 60], [68, 102], [178, 80]])
    // floor((240 + 10) / (50 + 10)) = 4 of (240 - 30) / 4.
    #expect(
      starts([GridItem(.adaptive(minimum: 50), spacing: 10)], 240)
        == [[0, 52.5], [62.5, 52.5], [125, 52.5], [187.5, 52.5]])
    // At least one, however narrow.
    #expect(starts([GridItem(.adaptive(minimum: 50))], 20) == [[0, 50]])
    #expect(starts([GridItem(.adaptive(minimum: 50, maximum: 60))], 80) == [[0, 60]])
    // Without a width: the minimum.
    #expect(starts([GridItem(.flexible(minimum: 30)), GridItem(.fixed(20))], nil) == [[0, 30], [38, 20]])
    #expect(starts([], 100) == [])
    #expect(GridTracks([GridItem(.adaptive(minimum: 0), spacing: 0)], available: 10, spacing: 0).tracks.count == 10_000)
    #expect(
      GridTracks([GridItem(.fixed(.nan)), GridItem(.flexible())], available: .infinity, spacing: 1).length.isFinite)
  }

  @Test(arguments: TestMetrics.allCases) func cellsFlowLineByLine(host: TestMetrics) {
    let f = LayoutFixture(host)
    let cells = [f.box(10, 10), f.box(10, 30), f.box(10, 20)]
    let columns = [GridItem(.fixed(40), spacing: 10), GridItem(.fixed(40))]
    let grid = f.show(f.element(.grid(columns: columns, alignment: .leading, spacing: 6), cells))
    // The whole width; 30 + 6 + 20.
    #expect(grid.frame.size == CGSize(400, 56))
    #expect(cells[0].frame == CGRect(0, 10, 10, 10))
    #expect(cells[1].frame == CGRect(50, 0, 10, 30))
    #expect(cells[2].frame == CGRect(0, 36, 10, 20))
  }

  @Test(arguments: TestMetrics.allCases) func aNarrowLazyGridIsAlignedAsAWhole(host: TestMetrics) {
    let f = LayoutFixture(host)
    let cells = [f.filling(), f.filling(), f.filling()]
    let rows = [GridItem(.fixed(30), spacing: 8), GridItem(.fixed(30))]
    let high = f.element(
      .grid(rows: rows, spacing: 6), cells.map { f.element(.frame(width: 40, maxHeight: 20), [$0]) })
    f.show(f.with(.frame(height: 100), high))
    // Two columns of 40 and a gap of 6; (100 - 68) / 2 above.
    #expect(high.frame.size == CGSize(86, 100))
    #expect(high.children.map(\.frame.origin) == [CGPoint(x: 0, y: 21), CGPoint(x: 0, y: 59), CGPoint(x: 46, y: 21)])
  }
}

extension ElementLayout {
  fileprivate static func frame(width: CGFloat, maxHeight: CGFloat) -> ElementLayout {
    .frame(minWidth: width, maxWidth: width, maxHeight: maxHeight)
  }
}
