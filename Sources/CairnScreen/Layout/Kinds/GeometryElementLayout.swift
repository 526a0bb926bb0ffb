import CairnValues
import Foundation

/// `GeometryReader`: takes all the offered space and places its children in the leading top corner.
final class GeometryElementLayout: ElementLayout {
  package override var arrangement: Arrangement { .geometry }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    element.filled(proposal)
  }

  override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    // Content computed from the reader's size need not fit into it.
    let mayScroll = element.screen.scrollsOverflow && element.childCount == 1 && !element.isInScrollArea
    for index in element.children.indices {
      slots[index].proposal = Proposal(size)
      if mayScroll { element.placeAtTop(index, proposal: Proposal(size), in: size, slot: &slots[index]) }
    }
  }

  override func explicitGuide(
    _ key: AlignmentKey, of element: Element, proposal: Proposal, size: CGSize
  ) -> CGFloat? { nil }

  override func outline(of element: Element) -> Outline { Outline(closeEdges: []) }
  override var orientation: StackOrientation { .none }
  override var remembersSizes: Bool { false }
}

extension ElementLayout {
  package static let geometry: ElementLayout = GeometryElementLayout()
}
