import CairnValues
import Foundation

/// `safeAreaInset(edge:alignment:spacing:content:)`: one child, the content, has the space that the others leave, which
/// lie along an edge one after the other. These bars come after the content, or before it if they are read first.
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

  private func barIndices(in element: Element) -> Range<Int> {
    let count = element.childCount
    return count < 2 ? 0..<0 : isBarFirst ? 0..<count - 1 : 1..<count
  }

  private func mainIndex(in element: Element) -> Int { isBarFirst ? element.children.count - 1 : 0 }

  private func gap(in element: Element) -> CGFloat {
    spacing.map { element.gap($0, axis) } ?? element.screen.metrics.spacing(along: axis)
  }

  package override var arrangement: Arrangement {
    .inset(edge, alignment: alignment, spacing: spacing, isBarFirst: isBarFirst)
  }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? SafeAreaInsetElementLayout else { return false }
    return edge == other.edge && alignment == other.alignment && spacing == other.spacing
      && isBarFirst == other.isBarFirst
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// Returns the proposal for each bar, and the space that all of them take, each with a gap.
  private func bars(of element: Element, _ proposal: Proposal) -> (proposal: Proposal, length: CGFloat) {
    var offered = proposal
    offered[axis] = Proposal.open
    var length: CGFloat = 0
    for index in barIndices(in: element) {
      length += element.child(at: index).size(for: offered, by: element)[along: axis] + gap(in: element)
    }
    return (offered, length)
  }

  override func safeArea(of element: Element, around child: Element) -> EdgeInsets {
    guard let main = element.children.isEmpty ? nil : element.children[mainIndex(in: element)], main === child else {
      return EdgeInsets()
    }
    return EdgeInsets(bars(of: element, element.layout.offered).length, edges: Edge.Set(edge))
  }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    if element.children.isEmpty { return .zero }
    let main = element.children[mainIndex(in: element)]
    let bars = bars(of: element, proposal)
    var offered = proposal
    offered[axis] = Proposal.rest(proposal[axis], minus: bars.length)
    var size = main.size(for: offered, by: element)
    size[along: axis] += bars.length
    return size
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let children = element.children
    let (offered, length) = bars(of: element, proposal)
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
    let gap = gap(in: element)
    var along = edge == .top || edge == .leading ? 0 : size[along: axis] - length + gap
    for index in barIndices(in: element) {
      let bar = children[index].size(for: offered, by: element)
      let across = alignment.place(in: size) - children[index].guide(alignment, proposal: offered, size: bar)
      slots[index].proposal = offered
      slots[index].guides = false
      slots[index].x = axis == .horizontal ? along : across
      slots[index].y = axis == .horizontal ? across : along
      along += bar[along: axis] + gap
    }
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
