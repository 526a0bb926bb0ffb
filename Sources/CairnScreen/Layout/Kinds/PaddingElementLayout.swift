import CairnValues
import Foundation

/// Padding around a child. Padding can be negative; sizes cannot.
package final class PaddingElementLayout: ElementLayout {
  package let insets: EdgeInsets
  /// Whether the child may reach over the insets, as over a safe area.
  private let isSafeArea: Bool

  package init(_ insets: EdgeInsets, isSafeArea: Bool = false) {
    self.isSafeArea = isSafeArea
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    self.insets = EdgeInsets(
      top: finite(insets.top), leading: finite(insets.leading), bottom: finite(insets.bottom),
      trailing: finite(insets.trailing))
  }

  package override var arrangement: Arrangement { .padding(insets) }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? PaddingElementLayout else { return false }
    return insets == other.insets && isSafeArea == other.isSafeArea
  }

  override func safeArea(of element: Element, around child: Element) -> EdgeInsets {
    isSafeArea ? element.gaps(insets) : EdgeInsets()
  }

  private func inner(_ proposal: Proposal, _ insets: EdgeInsets) -> Proposal {
    Proposal(
      width: Proposal.rest(proposal.width, minus: insets.leading + insets.trailing),
      height: Proposal.rest(proposal.height, minus: insets.top + insets.bottom))
  }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    let insets = element.gaps(insets)
    var size = super.size(of: element, proposal: inner(proposal, insets))
    size.width += insets.leading + insets.trailing
    size.height += insets.top + insets.bottom
    return size
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let insets = element.gaps(insets)
    let proposal = inner(proposal, insets)
    for index in element.children.indices {
      slots[index].proposal = proposal
      slots[index].x = insets.leading
      slots[index].y = insets.top
    }
  }

  private var paddedEdges: Edge.Set {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return edges
  }

  package override func outline(of element: Element) -> Outline {
    var outline = super.outline(of: element)
    outline.closeEdges.subtract(paddedEdges)
    outline.hideTexts(at: paddedEdges)
    return outline
  }

  package override func shows(differentlyFrom other: ElementLayout) -> Bool {
    (other as? PaddingElementLayout)?.paddedEdges != paddedEdges
  }
}

extension ElementLayout {
  package static func padding(_ insets: EdgeInsets, isSafeArea: Bool = false) -> ElementLayout {
    PaddingElementLayout(insets, isSafeArea: isSafeArea)
  }
}
