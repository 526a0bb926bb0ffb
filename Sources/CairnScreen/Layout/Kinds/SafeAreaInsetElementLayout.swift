import CairnValues
import Foundation

/// `safeAreaInset(edge:alignment:spacing:content:)`: one child, the bar, lies along an edge, and the other in
/// the remaining space. The bar is the second child, or the first if it is read before the content.
///
/// A scroll area as the content keeps the whole space, but its own content begins where the inset ends.
package final class SafeAreaInsetElementLayout: ElementLayout {
  private let edge: Edge
  private let alignment: AlignmentKey
  private let spacing: CGFloat?
  private let isBarFirst: Bool

  package init(edge: Edge, alignment: AlignmentKey, spacing: CGFloat?, isBarFirst: Bool = false) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
    self.isBarFirst = isBarFirst
  }

  private func barIndex(in element: Element) -> Int? { element.children.count > 1 ? (isBarFirst ? 0 : 1) : nil }

  private func mainIndex(in element: Element) -> Int { isBarFirst ? element.children.count - 1 : 0 }

  package override var arrangement: Arrangement {
    .inset(edge, alignment: alignment, spacing: spacing, isBarFirst: isBarFirst)
  }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? SafeAreaInsetElementLayout else { return false }
    return edge == other.edge && alignment == other.alignment && spacing == other.spacing
      && isBarFirst == other.isBarFirst
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// Returns the bar's proposal, and the space that it takes including the gap.
  private func bar(of element: Element, _ proposal: Proposal) -> (proposal: Proposal, length: CGFloat) {
    guard let index = barIndex(in: element) else { return (proposal, 0) }
    var offered = proposal
    offered[axis] = Proposal.open
    let gap = spacing.map { element.gap($0, axis) } ?? element.screen.metrics.spacing(along: axis)
    return (offered, element.children[index].size(for: offered, by: element)[along: axis] + gap)
  }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    if element.children.isEmpty { return .zero }
    let main = element.children[mainIndex(in: element)]
    let bar = bar(of: element, proposal)
    var offered = proposal
    offered[axis] = Proposal.rest(proposal[axis], minus: bar.length)
    var size = main.size(for: offered, by: element)
    size[along: axis] += bar.length
    return size
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let children = element.children
    let (offered, length) = bar(of: element, proposal)
    let insets = EdgeInsets(length, edges: Edge.Set(edge))
    if children.isEmpty { return }
    let main = mainIndex(in: element)
    slots[main].proposal = proposal
    if let scroll = children[main].scrollAreaInside {
      slots[main].proposal = Proposal(size)
      if scroll.takeSafeArea(insets) { children[main].markPath(to: scroll) }
    } else {
      slots[main].proposal[axis] = Proposal.rest(proposal[axis], minus: length)
      slots[main].x = insets.leading
      slots[main].y = insets.top
    }
    guard let index = barIndex(in: element) else { return }
    let bar = children[index].size(for: offered, by: element)
    let across = alignment.place(in: size) - children[index].guide(alignment, proposal: offered, size: bar)
    let along = edge == .top || edge == .leading ? 0 : size[along: axis] - bar[along: axis]
    slots[index].proposal = offered
    slots[index].guides = false
    slots[index].x = axis == .horizontal ? along : across
    slots[index].y = axis == .horizontal ? across : along
  }
}

extension ElementLayout {
  package static func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, isBarFirst: Bool = false
  ) -> ElementLayout {
    SafeAreaInsetElementLayout(
      edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing, isBarFirst: isBarFirst)
  }

  package static func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, isBarFirst: Bool = false
  ) -> ElementLayout {
    SafeAreaInsetElementLayout(
      edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing, isBarFirst: isBarFirst)
  }
}

extension Element {
  /// The scroll area that this element is, ignoring wrappers that keep its size.
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
