import CairnValues
import Foundation

/// The parts of a round gauge: the current value inside the ring, and the label below it. A host whose rings have no room inside
/// shows them in a column.
final class DialElementLayout: ElementLayout {
  private let column = StackElementLayout(.vertical, alignment: HorizontalAlignment.center.key)

  package override var arrangement: Arrangement { column.arrangement }

  /// The index of the ring, with the labels of the bounds at its sides, or `nil` if it has no room inside.
  private func ring(of element: Element) -> Int? {
    guard element.screen.metrics.dialLength > 0 else { return nil }
    let ring = ElementLayout.ring
    return element.children.firstIndex { part in
      part.layoutKind === ring || part.firstInside { $0.layoutKind === ring } != nil
    }
  }

  /// Returns the proposal for a part. The current value follows the ring.
  private func offer(at index: Int, ring: Int, _ proposal: Proposal, _ element: Element) -> Proposal {
    let width = index == ring + 1 ? element.screen.metrics.dialLength * 0.75 : proposal.width
    return Proposal(width: width, height: Proposal.open)
  }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    guard let ring = ring(of: element) else { return column.size(of: element, proposal: proposal) }
    var size = CGSize.zero
    for (index, part) in element.children.enumerated() where index != ring + 1 {
      let own = part.size(for: offer(at: index, ring: ring, proposal, element), by: element)
      size.width = max(size.width, own.width)
      size.height += own.height + (size.height > 0 ? element.screen.metrics.spacing(along: .vertical) : 0)
    }
    return size
  }

  override func arrange(_ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots) {
    guard let ring = ring(of: element) else {
      return column.arrange(element, proposal: proposal, size: size, slots: slots)
    }
    let gap = element.screen.metrics.spacing(along: .vertical)
    let height = element.children[ring].size(for: offer(at: ring, ring: ring, proposal, element), by: element).height
    var below = height + gap
    for (index, part) in element.children.enumerated() {
      let offered = offer(at: index, ring: ring, proposal, element)
      let own = part.size(for: offered, by: element)
      slots[index].proposal = offered
      slots[index].size = own
      slots[index].x = (size.width - own.width) / 2
      if index == ring || index == ring + 1 {
        slots[index].y = (height - own.height) / 2
      } else {
        slots[index].y = below
        below += own.height + gap
      }
    }
  }

  override func outline(of element: Element) -> Outline {
    ring(of: element) == nil ? column.outline(of: element) : super.outline(of: element)
  }

  override func canonical(_ proposal: Proposal, of element: Element) -> Proposal {
    ring(of: element) == nil ? column.canonical(proposal, of: element) : proposal
  }

  override var foldsProposals: Bool { true }
  override var orientation: StackOrientation { column.orientation }

  override func isSame(as other: ElementLayout) -> Bool { other is DialElementLayout }
}

extension ElementLayout {
  /// The layout of a round gauge.
  package static let dial: ElementLayout = DialElementLayout()
}
