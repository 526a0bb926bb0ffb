import CairnValues
import Foundation

/// A page: bars at the top and the bottom, and the content centered in the remaining space.
final class PageElementLayout: ElementLayout {
  package override var arrangement: Arrangement { .page }

  /// A page takes all the offered space.
  override func size(of element: Element, proposal: Proposal) -> CGSize {
    let ideal = element.screen.size
    return CGSize(
      width: proposal.width == Proposal.open ? ideal.width : proposal.width,
      height: proposal.height == Proposal.open ? ideal.height : proposal.height)
  }

  override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    element.shareSizeOfContainer(size)
    var top: CGFloat = 0
    var bottom = size.height
    for index in 0..<element.childCount {
      let child = element.child(at: index)
      guard child.role == .bar else { continue }
      let offered = Proposal(width: size.width, height: Proposal.rest(bottom, minus: top))
      let taken = child.size(for: offered, by: element)
      let height = taken.height
      slots[index].proposal = offered
      slots[index].size = taken
      if index == 0 {
        slots[index].y = top
        if !element.tabsStandInPageBar { top += height }
      } else {
        bottom -= height
        slots[index].y = bottom
      }
    }
    let room = CGRect(x: 0, y: top, width: size.width, height: max(bottom - top, 0))
    for index in 0..<element.childCount {
      let child = element.child(at: index)
      guard child.role != .bar else { continue }
      let (offered, taken) = element.fit(child, into: room.size)
      slots[index].proposal = offered
      element.place(index, of: taken, in: room, slot: &slots[index])
    }
  }

  override func outline(of element: Element) -> Outline { .window }
  /// A page is a screen in itself: its content does not follow the surrounding stacks.
  override var orientation: StackOrientation { .none }
  override var isIndependent: Bool { true }
  override var remembersSizes: Bool { false }
}

extension Element {
  /// Whether it is a tab view whose tabs stand on the line of the bar of the page below them.
  package var tabsStandInPageBar: Bool {
    guard role == .tabs, screen.metrics.tabsStandInPageBars, childCount > 1 else { return false }
    return child(at: 0).role == .bar && child(at: 1).role == .stack
  }
}

extension ElementLayout {
  /// The layout of a page in a stack.
  package static let page: ElementLayout = PageElementLayout()
}
