import CairnValues
import Foundation

/// `ViewThatFits(in:)`: shows the first child whose ideal size fits the proposal along some axes, or else the
/// last. The others are not on the screen.
package final class FittingElementLayout: ElementLayout {
  private let axes: Axis.Set

  package init(axes: Axis.Set) { self.axes = axes }

  package override var arrangement: Arrangement { .choice }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? FittingElementLayout else { return false }
    return axes == other.axes
  }

  private func chosen(of element: Element, proposal: Proposal) -> Int {
    let children = element.children
    var ideal = proposal
    if axes.contains(.horizontal) { ideal.width = Proposal.open }
    if axes.contains(.vertical) { ideal.height = Proposal.open }
    for index in children.indices.dropLast() {
      let size = children[index].size(for: ideal, by: element)
      let isNarrow = ideal.width == proposal.width || size.width <= proposal.width
      let isLow = ideal.height == proposal.height || size.height <= proposal.height
      if isNarrow, isLow { return index }
    }
    return children.count - 1
  }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    if element.children.isEmpty { return .zero }
    return element.children[chosen(of: element, proposal: proposal)].size(for: proposal, by: element)
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let chosen = chosen(of: element, proposal: proposal)
    for index in element.children.indices {
      slots[index].proposal = proposal
      slots[index].isOmitted = index != chosen
    }
  }
}

extension ElementLayout {
  package static func fitting(in axes: Axis.Set = [.horizontal, .vertical]) -> ElementLayout {
    FittingElementLayout(axes: axes)
  }
}
