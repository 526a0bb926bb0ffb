import CairnValues
import Foundation

/// `position(x:y:)`: takes all the offered space, with the child centered at a point in it.
package final class PositionElementLayout: ElementLayout {
  private let point: CGPoint

  package init(_ point: CGPoint) { self.point = point }

  package override var arrangement: Arrangement { .position(point) }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? PositionElementLayout else { return false }
    return point == other.point
  }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    if proposal.width != Proposal.open, proposal.height != Proposal.open {
      return CGSize(width: proposal.width, height: proposal.height)
    }
    var size = super.size(of: element, proposal: proposal)
    if proposal.width != Proposal.open { size.width = proposal.width }
    if proposal.height != Proposal.open { size.height = proposal.height }
    return size
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let children = element.children
    for index in children.indices {
      let own = children[index].size(for: proposal, by: element)
      slots[index].proposal = proposal
      slots[index].guides = false
      slots[index].x = point.x - own.width / 2
      slots[index].y = point.y - own.height / 2
    }
  }
}

extension ElementLayout {
  package static func position(_ point: CGPoint) -> ElementLayout { PositionElementLayout(point) }
}
