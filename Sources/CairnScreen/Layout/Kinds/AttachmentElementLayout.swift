import CairnValues
import Foundation

/// A child with others over or behind it. They are offered its size and have no other influence on the layout.
///
/// Children are in drawing order: an overlay's come after the main child, a background's before it.
package final class AttachmentElementLayout: ElementLayout {
  private let alignment: Alignment
  private let isBehind: Bool

  package init(alignment: Alignment, isBehind: Bool) {
    self.alignment = alignment
    self.isBehind = isBehind
  }

  package override var arrangement: Arrangement { .attachment(alignment, isBehind: isBehind) }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? AttachmentElementLayout else { return false }
    return alignment == other.alignment && isBehind == other.isBehind
  }

  private func main(of element: Element) -> Int { isBehind ? element.children.count - 1 : 0 }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    let children = element.children
    return children.isEmpty ? .zero : children[main(of: element)].size(for: proposal, by: element)
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let children = element.children
    let main = main(of: element)
    slots[main].proposal = proposal
    if children.count == 1 { return }
    let x = children[main].guide(alignment.horizontal.key, proposal: proposal, size: size)
    let y = children[main].guide(alignment.vertical.key, proposal: proposal, size: size)
    let offered = Proposal(size)
    for index in children.indices where index != main {
      let own = children[index].size(for: offered, by: element)
      slots[index].proposal = offered
      slots[index].guides = false
      slots[index].x = x - children[index].guide(alignment.horizontal.key, proposal: offered, size: own)
      slots[index].y = y - children[index].guide(alignment.vertical.key, proposal: offered, size: own)
    }
  }

  package override func explicitGuide(
    _ key: AlignmentKey, of element: Element, proposal: Proposal, size: CGSize
  ) -> CGFloat? {
    let children = element.children
    return children.isEmpty
      ? nil : children[main(of: element)].explicitGuide(key, proposal: proposal, size: size)
  }

  package override func outline(of element: Element) -> Outline {
    let children = element.children
    return children.isEmpty ? Outline() : children[main(of: element)].outline
  }

  package override func textGaps(of element: Element, at edge: VerticalEdge) -> TextGaps? {
    element.children.isEmpty ? nil : element.children[main(of: element)].textGaps(at: edge)
  }
}

extension ElementLayout {
  package static func overlay(alignment: Alignment = .center) -> ElementLayout {
    AttachmentElementLayout(alignment: alignment, isBehind: false)
  }

  package static func background(alignment: Alignment = .center) -> ElementLayout {
    AttachmentElementLayout(alignment: alignment, isBehind: true)
  }
}
