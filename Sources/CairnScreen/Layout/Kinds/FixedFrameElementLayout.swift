import CairnValues
import Foundation

/// `frame(width:height:alignment:)`: the given lengths whatever is offered, and the child's where none is given.
package final class FixedFrameElementLayout: ElementLayout {
  /// `Proposal.open` where the child decides.
  private let width: CGFloat
  private let height: CGFloat
  private let alignment: Alignment

  /// Ignores lengths that are negative or not finite.
  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    func usable(_ length: CGFloat?) -> CGFloat {
      guard let length, length >= 0, length < .infinity else { return Proposal.open }
      return length
    }
    self.width = usable(width)
    self.height = usable(height)
    self.alignment = alignment
  }

  package override var arrangement: Arrangement {
    .frame(
      width: width == Proposal.open ? nil : width, height: height == Proposal.open ? nil : height, alignment)
  }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? FixedFrameElementLayout else { return false }
    return width == other.width && height == other.height && alignment == other.alignment
  }

  private func inner(_ proposal: Proposal, of element: Element) -> Proposal {
    Proposal(
      width: width == Proposal.open ? proposal.width : element.size(width, .horizontal),
      height: height == Proposal.open ? proposal.height : element.size(height, .vertical))
  }

  package override func canonical(_ proposal: Proposal, of element: Element) -> Proposal {
    inner(proposal, of: element)
  }

  package override func outline(of element: Element) -> Outline {
    var outline = super.outline(of: element)
    if height != Proposal.open { outline.hideTexts(at: .vertical) }
    return outline
  }

  package override func shows(differentlyFrom other: ElementLayout) -> Bool {
    guard let other = other as? FixedFrameElementLayout else { return true }
    return (height == Proposal.open) != (other.height == Proposal.open)
  }

  package override var foldsProposals: Bool { true }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    if width != Proposal.open, height != Proposal.open { return CGSize(width: width, height: height) }
    var size = super.size(of: element, proposal: inner(proposal, of: element))
    if width != Proposal.open { size.width = width }
    if height != Proposal.open { size.height = height }
    return size
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let proposal = inner(proposal, of: element)
    for index in element.children.indices {
      slots[index].align(element.children[index], of: element, alignment, in: size, proposal: proposal)
    }
  }
}

extension ElementLayout {
  package static func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ElementLayout {
    FixedFrameElementLayout(width: width, height: height, alignment: alignment)
  }
}

extension ChildSlot {
  /// Positions a child so that its guides meet those of a container.
  @MainActor
  mutating func align(_ child: Element, of parent: Element, _ alignment: Alignment, in size: CGSize, proposal: Proposal)
  {
    let own = child.size(for: proposal, by: parent)
    self.proposal = proposal
    self.size = own
    x =
      alignment.horizontal.key.place(in: size)
      - child.guide(alignment.horizontal.key, proposal: proposal, size: own)
    y = alignment.vertical.key.place(in: size) - child.guide(alignment.vertical.key, proposal: proposal, size: own)
  }
}

extension AlignmentKey {
  /// Returns the guide's position in a box that does not set it.
  func place(in size: CGSize) -> CGFloat {
    share >= 0 ? size[along: axis] * share : ViewDimensions(of: nil, proposal: .unspecified, size: size).value(self)
  }
}
