import CairnValues
import Foundation

/// The columns of a split view. Some overlay the others from the leading edge; the others share the whole width.
final class ColumnsElementLayout: ElementLayout {
  private let overlaid: [ColumnWidth]
  private let beside: [ColumnWidth]

  init(overlaid: [ColumnWidth], beside: [ColumnWidth]) {
    self.overlaid = overlaid
    self.beside = beside
    super.init()
  }

  package override var arrangement: Arrangement { .columns }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    let ideal = element.screen.size
    return CGSize(
      width: proposal.width == Proposal.open ? ideal.width : proposal.width,
      height: proposal.height == Proposal.open ? ideal.height : proposal.height)
  }

  override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let usual = element.screen.metrics.columnWidth
    var x: CGFloat = 0
    var widths = overlaid.map { asked in
      let width = element.size(min(asked.wanted(usual: usual), max(size.width - x, 0)), .horizontal)
      x += width
      return width
    }
    let gap = element.screen.metrics.columnGap
    let gaps = gap * CGFloat(max(beside.count - 1, 0))
    let shares = beside.shares(of: max(size.width - gaps, 0), usual: usual)
    widths += shares.dropLast().map { element.size($0, .horizontal) }
    if !shares.isEmpty { widths.append(max(size.width - gaps - widths[overlaid.count...].reduce(0, +), 0)) }
    x = 0
    for index in element.children.indices {
      if index == overlaid.count { x = 0 }
      let width = widths.indices.contains(index) ? widths[index] : 0
      slots[index].x = x
      slots[index].proposal = Proposal(width: width, height: size.height)
      x += index < overlaid.count ? width : width + gap
    }
  }

  override func outline(of element: Element) -> Outline { .window }
  override var remembersSizes: Bool { false }
}

extension ElementLayout {
  /// Returns the layout of a split view whose first children overlay the others.
  package static func columns(overlaid: [ColumnWidth] = [], beside: [ColumnWidth]) -> ElementLayout {
    ColumnsElementLayout(overlaid: overlaid, beside: beside)
  }
}

/// How a column of a split view relates to the others.
package enum ColumnPlacement: ElementTraitKey {
  package enum Value: Sendable { case beside, overlaid, dimmed }
}

/// Returns the column of a split view that is shown where there is room for only one.
package enum FrontColumn: ElementTraitKey {
  package typealias Value = @MainActor () -> Element?
}
