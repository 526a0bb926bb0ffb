import CairnValues
import Foundation

/// What pops up over everything around it: its children one below the other, at their own sizes. It takes no room.
final class PopUpElementLayout: ElementLayout {
  override func isSame(as other: ElementLayout) -> Bool { other is PopUpElementLayout }

  override func size(of element: Element, proposal: Proposal) -> CGSize { .zero }

  override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: UnsafeMutablePointer<ChildSlot>
  ) {
    var y: CGFloat = 0
    for (index, child) in element.children.enumerated() {
      slots[index].proposal = .unspecified
      slots[index].y = y
      y += child.size(for: .unspecified, by: element).height
    }
  }

  override func outline(of element: Element) -> Outline { Outline(closeEdges: [.top, .leading]) }
  override var orientation: StackOrientation { .along(.vertical) }
}

extension ElementLayout {
  /// What an open menu does.
  package static let popUp: ElementLayout = PopUpElementLayout()
}

extension Element {
  /// Whether it is drawn over what is around it.
  package var popsUp: Bool { layout.kind === ElementLayout.popUp }
}
