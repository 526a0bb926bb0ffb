import CairnValues
import Foundation

/// A row of a list: its content at the leading side, its accessories (a badge, a mark) at the trailing one, and
/// its background as large as the row.
package final class RowElementLayout: ElementLayout {
  private let ownInsets: EdgeInsets
  private let minHeight: CGFloat
  /// The number of children, from the first, that are the row's content.
  private let contentCount: Int
  /// The number of children after those that are accessories at the trailing side.
  private let accessoryCount: Int

  package init(insets: EdgeInsets, minHeight: CGFloat, contentCount: Int, accessoryCount: Int) {
    ownInsets = insets
    self.minHeight = minHeight
    self.contentCount = contentCount
    self.accessoryCount = accessoryCount
  }

  private func insets(of element: Element) -> EdgeInsets { element.gaps(ownInsets) }

  /// The indices of the children that are the row's content.
  private func contents(of element: Element) -> Range<Int> { 0..<min(contentCount, element.childCount) }

  /// The indices of the children that are accessories.
  private func accessoryIndices(of element: Element) -> Range<Int> {
    let start = min(contentCount, element.childCount)
    return start..<min(start + accessoryCount, element.childCount)
  }

  package func accessories(of element: Element) -> [Element] {
    accessoryIndices(of: element).map { element.child(at: $0) }
  }

  private func accessoryWidth(_ element: Element) -> CGFloat {
    var width: CGFloat = 0
    for index in accessoryIndices(of: element) {
      width += element.child(at: index).size(for: .unspecified, by: element).width
      width += element.screen.metrics.spacing(along: .horizontal)
    }
    return width
  }

  /// The empty space at the end of the row.
  private func gap(of element: Element, below height: CGFloat) -> CGFloat {
    guard element.role == .row else { return 0 }
    return element.screen.metrics.rowGap(in: element, below: height)
  }

  private func offered(_ proposal: Proposal, insets: EdgeInsets, accessories: CGFloat) -> Proposal {
    Proposal(
      width: Proposal.rest(proposal.width, minus: insets.horizontal + accessories), height: Proposal.open)
  }

  package override var arrangement: Arrangement {
    .row(ownInsets, minHeight: minHeight, contentCount: contentCount, accessoryCount: accessoryCount)
  }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    let insets = insets(of: element)
    let accessoryWidth = accessoryWidth(element)
    let offered = offered(proposal, insets: insets, accessories: accessoryWidth)
    var size = CGSize.zero
    for index in contents(of: element) {
      let own = element.child(at: index).size(for: offered, by: element)
      size.width = max(size.width, own.width)
      size.height += own.height
    }
    for index in accessoryIndices(of: element) {
      size.height = max(size.height, element.child(at: index).size(for: .unspecified, by: element).height)
    }
    let isOpen = proposal.width == Proposal.open
    let height = size.height + insets.vertical
    return CGSize(
      width: isOpen ? size.width + insets.horizontal + accessoryWidth : proposal.width,
      height: max(height + gap(of: element, below: height), element.size(minHeight, .vertical)))
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let insets = insets(of: element)
    let offered = offered(proposal, insets: insets, accessories: accessoryWidth(element))
    let contents = contents(of: element)
    var height: CGFloat = 0
    for index in contents { height += element.child(at: index).size(for: offered, by: element).height }
    var room = size.height - insets.vertical
    room -= min(gap(of: element, below: height + insets.vertical), max(room - height, 0))
    var y = insets.top + max(room - height, 0) / 2
    for index in contents {
      slots[index].proposal = offered
      slots[index].x = insets.leading
      slots[index].y = y
      y += element.child(at: index).size(for: offered, by: element).height
    }
    var x = size.width - insets.trailing
    let accessories = accessoryIndices(of: element)
    for index in accessories.reversed() {
      let own = element.child(at: index).size(for: .unspecified, by: element)
      x -= own.width
      slots[index].x = x
      slots[index].y = insets.top + (room - own.height) / 2
      slots[index].proposal = .unspecified
      x -= element.screen.metrics.spacing(along: .horizontal)
    }
    for index in accessories.upperBound..<element.childCount { slots[index].proposal = Proposal(size) }
  }

  package override func outline(of element: Element) -> Outline { Outline(closeEdges: []) }
  package override var orientation: StackOrientation { .along(.vertical) }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? RowElementLayout else { return false }
    return ownInsets == other.ownInsets && minHeight == other.minHeight && contentCount == other.contentCount
      && accessoryCount == other.accessoryCount
  }
}

extension ElementLayout {
  package static func listRow(
    insets: EdgeInsets, minHeight: CGFloat = 0, contentCount: Int = 1, accessoryCount: Int = 0
  ) -> ElementLayout {
    RowElementLayout(
      insets: insets, minHeight: minHeight, contentCount: contentCount, accessoryCount: accessoryCount)
  }
}
