import CairnValues
import Foundation

/// Shows only the first child. Other children can be queried, but are not on the screen.
final class FirstElementLayout: ElementLayout {
  package override var arrangement: Arrangement { .choice }

  override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    for index in element.children.indices {
      slots[index].proposal = proposal
      slots[index].isOmitted = index > 0
    }
  }

  override func explicitGuide(
    _ key: AlignmentKey, of element: Element, proposal: Proposal, size: CGSize
  ) -> CGFloat? {
    element.children.first?.explicitGuide(key, proposal: proposal, size: size)
  }

  override func outline(of element: Element) -> Outline { element.children.first?.outline ?? Outline() }

  override func textGaps(of element: Element, at edge: VerticalEdge) -> TextGaps? {
    element.children.first?.textGaps(at: edge)
  }
}

extension ElementLayout {
  package static let first: ElementLayout = FirstElementLayout()
}
