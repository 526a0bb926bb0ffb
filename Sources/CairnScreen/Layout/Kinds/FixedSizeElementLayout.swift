import CairnValues
import Foundation

/// `fixedSize(horizontal:vertical:)`: the child's ideal length along some axes, whatever is offered.
package final class FixedSizeElementLayout: ElementLayout {
  private let horizontal: Bool
  private let vertical: Bool

  package init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package override var arrangement: Arrangement { .fixedSize(horizontal: horizontal, vertical: vertical) }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? FixedSizeElementLayout else { return false }
    return horizontal == other.horizontal && vertical == other.vertical
  }

  package override func canonical(_ proposal: Proposal, of element: Element) -> Proposal {
    Proposal(
      width: horizontal ? Proposal.open : proposal.width, height: vertical ? Proposal.open : proposal.height)
  }

  package override var foldsProposals: Bool { true }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    super.size(of: element, proposal: canonical(proposal, of: element))
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let proposal = canonical(proposal, of: element)
    for index in element.children.indices { slots[index].proposal = proposal }
  }
}

extension ElementLayout {
  package static func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> ElementLayout {
    FixedSizeElementLayout(horizontal: horizontal, vertical: vertical)
  }
}
