import CairnValues
import Foundation

/// The width a column of a split view asks for.
package struct ColumnWidth: Equatable, Sendable {
  package var min: CGFloat?
  package var ideal: CGFloat?
  package var max: CGFloat?

  package init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }

  /// The width the column gets where it may take up to `room`.
  func settled(ideal host: CGFloat, room: CGFloat) -> CGFloat {
    let low = Self.length(min) ?? 0
    let high = Swift.max(Self.length(max) ?? room, low)
    return Swift.min(Swift.max(Self.length(ideal) ?? host, low), high, Swift.max(room, 0))
  }

  /// A width that is no number, or none there can be, is as good as none asked for.
  private static func length(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
}

/// The columns of a split view side by side: the last takes what the others leave.
final class ColumnsElementLayout: ElementLayout {
  private let widths: [ColumnWidth]

  init(_ widths: [ColumnWidth]) {
    self.widths = widths
    super.init()
  }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    let ideal = element.screen.size
    return CGSize(
      width: proposal.width == Proposal.open ? ideal.width : proposal.width,
      height: proposal.height == Proposal.open ? ideal.height : proposal.height)
  }

  override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: UnsafeMutablePointer<ChildSlot>
  ) {
    element.shareSizeOfContainer(size)
    var x: CGFloat = 0
    for index in element.children.indices {
      let isLast = index == element.children.count - 1
      let room = max(size.width - x, 0)
      let asked = widths.indices.contains(index) ? widths[index] : ColumnWidth()
      let width = isLast ? room : asked.settled(ideal: element.screen.metrics.columnWidth, room: room)
      slots[index].x = x
      slots[index].proposal = Proposal(width: width, height: size.height)
      x += width + element.screen.metrics.columnGap
    }
  }

  override func outline(of element: Element) -> Outline { Outline() }
  override var remembersSizes: Bool { false }
}

extension ElementLayout {
  /// What a split view does.
  package static func columns(_ widths: [ColumnWidth]) -> ElementLayout { ColumnsElementLayout(widths) }
}
