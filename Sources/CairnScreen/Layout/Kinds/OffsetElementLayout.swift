import CairnValues
import Foundation

/// `offset(x:y:)`: shows the child elsewhere, without changing its size or guides.
package final class OffsetElementLayout: ElementLayout {
  private let offset: CGSize

  package init(_ offset: CGSize) { self.offset = offset }

  package override var arrangement: Arrangement { .offset(offset) }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? OffsetElementLayout else { return false }
    return offset == other.offset
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    for index in element.children.indices {
      slots[index].proposal = proposal
      slots[index].x = offset.width
      slots[index].y = offset.height
    }
  }

  package override func explicitGuide(
    _ key: AlignmentKey, of element: Element, proposal: Proposal, size: CGSize
  ) -> CGFloat? {
    element.children.first?.explicitGuide(key, proposal: proposal, size: size)
  }
}

extension ElementLayout {
  package static func offset(_ offset: CGSize) -> ElementLayout { OffsetElementLayout(offset) }
}
