import CairnValues
import Foundation

/// An image that takes the offered size, or its own size if none is offered.
final class ResizableImageElementLayout: ElementLayout {
  package override var arrangement: Arrangement { .filling }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    guard case .image(let image) = element.content else { return .zero }
    if proposal.width != Proposal.open, proposal.height != Proposal.open {
      return CGSize(width: proposal.width, height: proposal.height)
    }
    let own = element.screen.metrics.size(of: image)
    return CGSize(
      width: proposal.width == Proposal.open ? own.width : proposal.width,
      height: proposal.height == Proposal.open ? own.height : proposal.height)
  }

  override func outline(of element: Element) -> Outline { Outline(closeEdges: []) }
}

extension ElementLayout {
  package static let resizableImage: ElementLayout = ResizableImageElementLayout()
}
