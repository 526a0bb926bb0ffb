import CairnValues
import Foundation

/// `safeAreaInset(edge:alignment:spacing:content:)`: the second child lies along an edge, the first in what is left.
///
/// A scroll area as the first child keeps the whole space; its content begins where the inset ends.
package final class SafeAreaInsetElementLayout: ElementLayout {
  private let edge: Edge
  private let alignment: AlignmentKey
  private let spacing: CGFloat?

  package init(edge: Edge, alignment: AlignmentKey, spacing: CGFloat?) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? SafeAreaInsetElementLayout else { return false }
    return edge == other.edge && alignment == other.alignment && spacing == other.spacing
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// The bar's proposal, and how much of the space it and the gap take.
  private func bar(of element: Element, _ proposal: Proposal) -> (proposal: Proposal, length: CGFloat) {
    guard element.children.count > 1 else { return (proposal, 0) }
    var offered = proposal
    offered[axis] = Proposal.open
    let gap = spacing ?? element.screen.metrics.spacing(along: axis)
    return (offered, element.children[1].size(for: offered, by: element)[along: axis] + gap)
  }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    guard let main = element.children.first else { return .zero }
    let bar = bar(of: element, proposal)
    var offered = proposal
    offered[axis] = Proposal.rest(proposal[axis], minus: bar.length)
    var size = main.size(for: offered, by: element)
    size[along: axis] += bar.length
    return size
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: UnsafeMutablePointer<ChildSlot>
  ) {
    let children = element.children
    let (offered, length) = bar(of: element, proposal)
    let insets = EdgeInsets(length, edges: Edge.Set(edge))
    slots[0].proposal = proposal
    if let scroll = children[0].scrollAreaInside {
      slots[0].proposal = Proposal(size)
      if scroll.takeSafeArea(insets) { children[0].markPath(to: scroll) }
    } else {
      slots[0].proposal[axis] = Proposal.rest(proposal[axis], minus: length)
      slots[0].x = insets.leading
      slots[0].y = insets.top
    }
    guard children.count > 1 else { return }
    let bar = children[1].size(for: offered, by: element)
    let across = alignment.place(in: size) - children[1].guide(alignment, proposal: offered, size: bar)
    let along = edge == .top || edge == .leading ? 0 : size[along: axis] - bar[along: axis]
    slots[1].proposal = offered
    slots[1].guides = false
    slots[1].x = axis == .horizontal ? along : across
    slots[1].y = axis == .horizontal ? across : along
  }
}

extension ElementLayout {
  package static func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
  ) -> ElementLayout {
    SafeAreaInsetElementLayout(edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing)
  }

  package static func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil
  ) -> ElementLayout {
    SafeAreaInsetElementLayout(
      edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing)
  }
}

extension Element {
  /// The scroll area this element is, but for wrappers that leave its size alone.
  fileprivate var scrollAreaInside: Element? {
    if layout.kind is ScrollElementLayout { return self }
    guard layout.kind.isTransparent, children.count == 1 else { return nil }
    return children[0].scrollAreaInside
  }

  fileprivate func takeSafeArea(_ insets: EdgeInsets) -> Bool {
    setScrollInsets(insets)
    return layout.needsPlacing
  }

  fileprivate func markPath(to descendant: Element) {
    var current: Element? = descendant
    while let element = current {
      element.layout.needsPlacing = true
      if element === self { return }
      current = element.parent
    }
  }
}
