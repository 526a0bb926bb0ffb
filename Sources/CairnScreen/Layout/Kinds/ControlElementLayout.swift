import CairnValues
import Foundation

/// The label of a control, its parts in a row or a column, and the room the host needs around it for what it draws.
final class ControlElementLayout: ElementLayout {
  private let insets: EdgeInsets
  private let stack: StackElementLayout

  init(_ insets: EdgeInsets, _ stack: StackElementLayout) {
    self.insets = insets
    self.stack = stack
  }

  private var across: CGFloat { insets.leading + insets.trailing }
  private var along: CGFloat { insets.top + insets.bottom }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: Proposal.rest(proposal.width, minus: across), height: Proposal.rest(proposal.height, minus: along))
  }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    let size = stack.size(of: element, proposal: inner(proposal))
    return CGSize(width: size.width + across, height: size.height + along)
  }

  override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: UnsafeMutablePointer<ChildSlot>
  ) {
    let room = CGSize(width: max(size.width - across, 0), height: max(size.height - along, 0))
    stack.arrange(element, proposal: inner(proposal), size: room, slots: slots)
    for index in element.children.indices {
      slots[index].x += insets.leading
      slots[index].y += insets.top
    }
  }

  override func outline(of element: Element) -> Outline { Outline(closeEdges: []) }
  override var orientation: StackOrientation { .along(stack.axis) }

  override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? ControlElementLayout else { return false }
    return insets == other.insets && stack.isSame(as: other.stack)
  }
}

/// The part of a control that shows a number: a bar as long as there is room, one line high, or a square of one line.
final class TrackElementLayout: ElementLayout {
  private let isRound: Bool

  init(isRound: Bool) { self.isRound = isRound }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    let metrics = element.screen.metrics
    let line = metrics.size(of: TextContent("X"), proposal: .unspecified).height
    if isRound { return CGSize(width: line, height: line) }
    return CGSize(width: proposal.width == Proposal.open ? line * 10 : proposal.width, height: line)
  }

  override func outline(of element: Element) -> Outline { Outline(closeEdges: []) }

  override func isSame(as other: ElementLayout) -> Bool { (other as? TrackElementLayout)?.isRound == isRound }
}

extension ElementLayout {
  /// What a control does with its label; what stands beside it is in a row.
  package static func control(_ insets: EdgeInsets) -> ElementLayout {
    if insets == EdgeInsets() { return row() }
    return ControlElementLayout(
      insets, StackElementLayout(.horizontal, alignment: VerticalAlignment.center.key))
  }

  package static let bar: ElementLayout = TrackElementLayout(isRound: false)
  package static let ring: ElementLayout = TrackElementLayout(isRound: true)
}
