import CairnValues
import Foundation

/// A pop-up over everything around it, with its children in a column at their own sizes. It takes no room.
final class PopUpElementLayout: ElementLayout {
  package override var arrangement: Arrangement { .popUp }

  override func isSame(as other: ElementLayout) -> Bool { other is PopUpElementLayout }

  override func size(of element: Element, proposal: Proposal) -> CGSize { .zero }

  override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    element.screen.notePopUp(element)
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
  /// The layout of an open menu.
  package static let popUp: ElementLayout = PopUpElementLayout()
}

extension Element {
  /// Whether the element is drawn over its surroundings.
  package var popsUp: Bool { layout.kind === ElementLayout.popUp }
}
