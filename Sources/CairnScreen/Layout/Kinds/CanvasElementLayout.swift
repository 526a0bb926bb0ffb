import CairnValues
import Foundation

/// A canvas, which takes all the offered space. The views it draws keep their own sizes, and have positions only
/// in the drawing.
final class CanvasElementLayout: ElementLayout {
  package override var arrangement: Arrangement { .canvas }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    element.filled(proposal)
  }

  override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    for index in element.children.indices {
      slots[index].proposal = .unspecified
      slots[index].guides = false
    }
  }

  override func explicitGuide(
    _ key: AlignmentKey, of element: Element, proposal: Proposal, size: CGSize
  ) -> CGFloat? { nil }

  override func outline(of element: Element) -> Outline { Outline(closeEdges: []) }
  override var orientation: StackOrientation { .none }
}

extension ElementLayout {
  package static let canvas: ElementLayout = CanvasElementLayout()
}
