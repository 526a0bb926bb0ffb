import CairnValues
import Foundation

/// The buttons of a dialog: in a row of equal parts with the first one last, or in a column where a row has no room. They may
/// reach beyond the sides of the text above them.
final class DialogActionsElementLayout: ElementLayout {
  package override var arrangement: Arrangement { .computed }

  private func widest(_ element: Element) -> CGFloat {
    element.children.reduce(0) { max($0, $1.size(for: .unspecified, by: element).width) }
  }

  private func rowWidth(_ element: Element) -> CGFloat {
    let count = CGFloat(element.childCount)
    return widest(element) * count + gap(element) * max(count - 1, 0)
  }

  private func fitsInRow(_ element: Element, _ width: CGFloat) -> Bool {
    width == Proposal.open || rowWidth(element) <= width + 2 * reach(element)
  }

  private func reach(_ element: Element) -> CGFloat { element.screen.metrics.alertActionReach }

  private func gap(_ element: Element) -> CGFloat {
    element.gap(element.screen.metrics.alertActionGap, .vertical)
  }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    let widest = widest(element)
    let heights = element.children.map { $0.size(for: .unspecified, by: element).height }
    if fitsInRow(element, proposal.width) {
      return CGSize(width: max(rowWidth(element) - 2 * reach(element), 0), height: heights.max() ?? 0)
    }
    let gaps = gap(element) * CGFloat(max(heights.count - 1, 0))
    return CGSize(width: min(widest, proposal.width), height: heights.reduce(gaps, +))
  }

  override func arrange(_ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots) {
    let count = element.childCount
    if fitsInRow(element, proposal.width) {
      let reach = reach(element)
      let share = (size.width + 2 * reach) / CGFloat(max(count, 1))
      for index in 0..<count {
        slots[index].proposal = Proposal(width: share, height: size.height)
        let own = element.child(at: index).size(for: slots[index].proposal, by: element)
        slots[index].x = share * CGFloat(count - 1 - index) + (share - own.width) / 2 - reach
        slots[index].y = (size.height - own.height) / 2
      }
      return
    }
    var y: CGFloat = 0
    for index in 0..<count {
      slots[index].proposal = Proposal(width: size.width, height: Proposal.open)
      let own = element.child(at: index).size(for: slots[index].proposal, by: element)
      slots[index].x = (size.width - own.width) / 2
      slots[index].y = y
      y += own.height + gap(element)
    }
  }

  override func outline(of element: Element) -> Outline { Outline() }
  override var orientation: StackOrientation { .along(.horizontal) }
}

extension ElementLayout {
  /// The layout of a dialog's buttons on hosts that arrange them in a row.
  package static let dialogActions: ElementLayout = DialogActionsElementLayout()
}
