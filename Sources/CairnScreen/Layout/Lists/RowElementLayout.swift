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

  private func accessoryWidth(_ element: Element) -> CGFloat {
    var width: CGFloat = 0
    for child in accessories(of: element) {
      width += child.size(for: .unspecified, by: element).width + element.screen.metrics.spacing(along: .horizontal)
    }
    return width
  }

  package func accessories(of element: Element) -> Slice<ElementChildren> {
    let start = min(contentCount, element.children.count)
    return element.children[start..<min(start + accessoryCount, element.children.count)]
  }

  private func offered(_ proposal: Proposal, _ element: Element) -> Proposal {
    Proposal(
      width: Proposal.rest(proposal.width, minus: insets(of: element).horizontal + accessoryWidth(element)),
      height: Proposal.open)
  }

  package override var arrangement: Arrangement {
    .row(ownInsets, minHeight: minHeight, contentCount: contentCount, accessoryCount: accessoryCount)
  }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    let offered = offered(proposal, element)
    var size = CGSize.zero
    for child in element.children.prefix(contentCount) {
      let own = child.size(for: offered, by: element)
      size.width = max(size.width, own.width)
      size.height += own.height
    }
    for child in accessories(of: element) {
      size.height = max(size.height, child.size(for: .unspecified, by: element).height)
    }
    let insets = insets(of: element)
    let isOpen = proposal.width == Proposal.open
    return CGSize(
      width: isOpen ? size.width + insets.horizontal + accessoryWidth(element) : proposal.width,
      height: max(size.height + insets.vertical, element.size(minHeight, .vertical)))
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let offered = offered(proposal, element)
    let children = element.children
    let content = children.prefix(contentCount)
    var height: CGFloat = 0
    for child in content { height += child.size(for: offered, by: element).height }
    let insets = insets(of: element)
    let room = size.height - insets.vertical
    var y = insets.top + max(room - height, 0) / 2
    for (index, child) in content.enumerated() {
      slots[index].proposal = offered
      slots[index].x = insets.leading
      slots[index].y = y
      y += child.size(for: offered, by: element).height
    }
    var x = size.width - insets.trailing
    let extras = accessories(of: element)
    for index in extras.indices.reversed() {
      let own = children[index].size(for: .unspecified, by: element)
      x -= own.width
      slots[index].x = x
      slots[index].y = insets.top + (room - own.height) / 2
      slots[index].proposal = .unspecified
      x -= element.screen.metrics.spacing(along: .horizontal)
    }
    for index in children.indices.dropFirst(contentCount + accessoryCount) { slots[index].proposal = Proposal(size) }
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
