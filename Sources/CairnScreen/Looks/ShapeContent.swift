import CairnValues
import Foundation

/// A shape, a color or a gradient: outlines that fit the element's frame, and their paints.
package struct ShapeContent: Equatable, Sendable {
  package enum Drawing: Equatable, Sendable {
    case fill(Paint, ShapeOutline, FillStyle)
    case stroke(Paint, ShapeOutline, StrokeStyle, isAntialiased: Bool)

    var outline: ShapeOutline {
      switch self {
      case .fill(_, let outline, _), .stroke(_, let outline, _, _): outline
      }
    }
  }

  /// The drawings, in order.
  package var drawings: [Drawing]

  package init(drawings: [Drawing]) { self.drawings = drawings }
}

/// A shape that chooses its own size for a proposal.
final class ShapeElementLayout: ElementLayout {
  package override var arrangement: Arrangement { .filling }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    guard case .shape(let shape) = element.content, let outline = shape.drawings.first?.outline else { return .zero }
    if proposal == .unspecified { return outline.size(for: ProposedViewSize(element.filled(proposal))) }
    return outline.size(for: proposal.proposedViewSize)
  }

  override func outline(of element: Element) -> Outline { Outline(closeEdges: []) }
}

extension ElementLayout {
  package static let shape: ElementLayout = ShapeElementLayout()
}
