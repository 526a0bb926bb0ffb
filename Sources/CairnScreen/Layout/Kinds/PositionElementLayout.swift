import CairnValues
import Foundation

/// `position(_:)`: takes all there is and puts the middle of the child at a point in it.
package final class PositionElementLayout: ElementLayout {
  private let point: CGPoint

  package init(_ point: CGPoint) {
    self.point = CGPoint(x: point.x.isFinite ? point.x : 0, y: point.y.isFinite ? point.y : 0)
  }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    let own = super.size(of: element, proposal: proposal)
    return CGSize(
      width: proposal.width == Proposal.open ? own.width : proposal.width,
      height: proposal.height == Proposal.open ? own.height : proposal.height)
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: UnsafeMutablePointer<ChildSlot>
  ) {
    for index in element.children.indices {
      let own = element.children[index].size(for: proposal)
      slots[index].proposal = proposal
      slots[index].x = point.x - own.width / 2
      slots[index].y = point.y - own.height / 2
      slots[index].guides = false
    }
  }

  package override func outline(of element: Element) -> Outline { Outline(closeEdges: []) }
}

extension ElementLayout {
  package static func position(_ point: CGPoint) -> ElementLayout { PositionElementLayout(point) }
}
