import CairnValues
import Foundation
import Testing

@testable import CairnScreen

/// The guarantees of layout for a host with cells of 8 by 16 points.
@MainActor
@Suite("Frames keep to the cells of a terminal")
struct PixelGridTests {
  nonisolated static let seeds: [UInt64] = Array(1...60)
  private let cell = CGSize(width: 8, height: 16)

  private func randomTree(_ seed: UInt64) -> (tree: PlannedTree, fixture: LayoutFixture) {
    var numbers = SeededNumbers(seed)
    let size = CGSize(8 * numbers.length(10...80), 16 * numbers.length(4...40))
    let fixture = LayoutFixture(.grid, width: size.width, height: size.height)
    let tree = PlannedTree(.random(&numbers, depth: 5), fixture)
    fixture.show(tree.element)
    return (tree, fixture)
  }

  private func isWhole(_ length: CGFloat, _ unit: CGFloat) -> Bool { (length / unit).rounded() * unit == length }

  @Test(arguments: seeds)
  func everyFrameBeginsAndEndsBetweenTwoCells(seed: UInt64) {
    for node in randomTree(seed).tree.shown {
      let frame = node.element.frame
      #expect(isWhole(frame.minX, 8) && isWhole(frame.width, 8), "\(frame), seed \(seed)")
      #expect(isWhole(frame.minY, 16) && isWhole(frame.height, 16), "\(frame), seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func aTextHasTheLinesAndColumnsItWasMeasuredWith(seed: UInt64) {
    for node in randomTree(seed).tree.shown {
      guard case .text(let text) = node.element.content else { continue }
      let frame = node.element.frame
      let (columns, lines) = (Int(frame.width / 8), Int(frame.height / 16))
      let offered = node.element.layout.offered
      let room = offered.width == Proposal.open || offered.width == .infinity ? nil : Int(offered.width / 8)
      let limit = offered.height == Proposal.open || offered.height == .infinity ? Int.max : Int(offered.height / 16)
      let wanted = TextLines.lines(of: text.string, room: room, limit: min(max(limit, 1), text.lineLimit ?? .max))
      let shown = CellMetrics.lines(of: text, columns: columns, lines: lines)
      #expect(shown.map { text.string[$0.range] } == wanted.map { text.string[$0.range] }, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func neighboursInAStackDoNotOverlap(seed: UInt64) {
    for node in randomTree(seed).tree.shown {
      guard let stack = node.element.layoutKind as? StackElementLayout, (stack.spacing ?? 0) >= 0 else { continue }
      var end: CGFloat = 0
      for child in node.children where !child.element.isOmitted {
        let frame = child.element.frame
        #expect((stack.axis == .horizontal ? frame.minX : frame.minY) >= end, "seed \(seed)")
        end = stack.axis == .horizontal ? frame.maxX : frame.maxY
      }
    }
  }

  @Test(arguments: seeds)
  func whatDoesNotOverlapInPointsDoesNotOverlapInCells(seed: UInt64) {
    var numbers = SeededNumbers(seed)
    // Placed anywhere by hand: each begins where the previous one ends, or after a gap.
    var places: [CGRect] = []
    var x: CGFloat = 0
    for _ in 0..<8 {
      x += CGFloat.random(in: 0...20, using: &numbers)
      let width = 8 * numbers.length(1...6)
      places.append(CGRect(x, 0, width, 16))
      x += width
    }
    let grid = PixelGrid(pixel: cell)
    let snapped = places.map { CGRect(grid.position($0.minX, .horizontal), 0, $0.width, 16) }
    for (one, next) in zip(snapped, snapped.dropFirst()) { #expect(next.minX >= one.maxX, "seed \(seed)") }
  }

  @Test(arguments: [CGFloat(8), 9, 12, 15, 16, 20, 31, 44])
  func whatIsHalfACellOrLargerIsSeen(length: CGFloat) {
    let fixture = LayoutFixture(.grid, width: 640, height: 384)
    let boxes = [fixture.box(length / 2, length), fixture.box(length / 2, length)]
    fixture.show(fixture.column(spacing: 0, boxes[0], boxes[1]))
    for box in boxes {
      #expect(box.frame.width >= 8 && box.frame.height >= 16)
      #expect(box.frame.width <= max(length / 2, 8) && box.frame.height <= max(length, 16))
    }
    #expect(boxes[1].frame.minY >= boxes[0].frame.maxY)
  }

  @Test(arguments: seeds)
  func equalSiblingsDifferByACellAtMostAndTakeAllThereIs(seed: UInt64) {
    var numbers = SeededNumbers(seed)
    let columns = numbers.length(8...120)
    let fixture = LayoutFixture(.grid, width: columns * 8, height: 384)
    let siblings = (0..<Int.random(in: 1...8, using: &numbers)).map { _ in fixture.filling() }
    fixture.show(fixture.element(.row(spacing: 0), siblings))
    let widths = siblings.map { $0.frame.width / 8 }
    #expect(widths.max()! - widths.min()! <= 1)
    #expect(widths.reduce(0, +) == columns)
  }

  @Test(arguments: seeds)
  func whatFitsInPointsFitsInCells(seed: UInt64) {
    var numbers = SeededNumbers(seed)
    let widths = (0..<6).map { _ in numbers.length(8...90) }
    let fixture = LayoutFixture(.grid, width: 640, height: 384)
    let row = fixture.element(.row(spacing: 0), widths.map { fixture.box($0, 44) })
    fixture.show(row)
    #expect(row.frame.width <= widths.reduce(0, +))
    #expect(row.frame.height == 32)
  }

  @Test func gapsGoToTheNearestCellAndTheSmallerOfTwo() {
    let grid = PixelGrid(pixel: cell)
    #expect([4, 5, 8, 12, 13, 20].map { grid.gap($0, .horizontal) / 8 } == [0, 1, 1, 1, 2, 2])
    #expect([4, 8, 10, 16, 20, 24, 40].map { grid.gap($0, .vertical) / 16 } == [0, 0, 1, 1, 1, 1, 2])
    #expect(grid.gap(-8, .vertical) == 0 && grid.gap(-16, .vertical) == -16)
  }

  @Test func aRowOfOneLineTakesOneLine() {
    let fixture = LayoutFixture(.grid, width: 640, height: 384)
    let insets = EdgeInsets(top: 6, leading: 20, bottom: 6, trailing: 20)
    let row = fixture.element(.listRow(insets: insets), [fixture.text("Milk")])
    fixture.show(row)
    #expect(row.frame.height == 16)
  }
}
