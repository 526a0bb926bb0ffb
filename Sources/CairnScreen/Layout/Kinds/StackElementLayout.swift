import CairnValues
import Foundation

/// Children in a row or a column, for `HStack` and `VStack`.
///
/// 1. The gaps are subtracted from the offered length.
/// 2. Children are served by priority, highest first. The minimum lengths of all lower ones are reserved for
///    them.
/// 3. Within a priority, the least flexible child comes first, and each is offered an equal share of the
///    remaining length. Flexibility is the length taken when offered everything minus the length taken when
///    offered nothing.
/// 4. The stack is as long as its children and gaps, and as wide as its aligned children.
package final class StackElementLayout: ElementLayout, SomeChildrenLayout {
  package let axis: Axis
  package let alignment: AlignmentKey
  /// The gap between neighbors, or `nil` to let them and the host decide.
  package let spacing: CGFloat?

  package init(_ axis: Axis, alignment: AlignmentKey, spacing: CGFloat? = nil) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.map { $0.isFinite ? $0 : 0 }
  }

  package override var arrangement: Arrangement { .stack(axis, alignment: alignment, spacing: spacing) }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    let count = element.childCount
    if count == 1 { return element.child(at: 0).size(for: proposal, by: element) }
    return count == 0 ? .zero : portionedSize(of: element, proposal: proposal)
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    if element.childCount == 1 {
      slots[0].proposal = proposal
    } else {
      arrangePortions(of: element, proposal: proposal, slots: slots)
    }
  }

  package override func canonical(_ proposal: Proposal, of element: Element) -> Proposal {
    // A single child is asked itself.
    element.childCount > 1 ? steadyCanonical(proposal, of: element) : proposal
  }

  package override var foldsProposals: Bool { true }

  @inline(never)
  private func portionedSize(of element: Element, proposal: Proposal) -> CGSize {
    let portions = StackPortions(self, of: element, proposal: proposal)
    let size = portions.size
    element.screen.keep(portions)
    return size
  }

  @inline(never)
  private func arrangePortions(of element: Element, proposal: Proposal, slots: ChildSlots) {
    // Most stacks are arranged right after they are measured.
    let known = element.screen.takePortions { $0.serve(self, of: element, proposal: proposal) }
    let portions = known ?? StackPortions(self, of: element, proposal: proposal)
    portions.arrange(slots: slots)
  }

  func size(of children: [Element], in parent: Element, proposal: Proposal) -> CGSize {
    StackPortions(self, of: parent, some: children, proposal: proposal).size
  }

  func arrange(
    _ children: [Element], in parent: Element, proposal: Proposal, size: CGSize,
    slots: ChildSlots
  ) { StackPortions(self, of: parent, some: children, proposal: proposal).arrange(slots: slots) }

  package override func outline(of element: Element) -> Outline { stackOutline(of: element) }

  func stackOutline(of element: Element) -> Outline {
    if element.childCount == 1 {
      var outline = element.child(at: 0).outline
      outline.isSpace = false
      return outline
    }
    var outline = Outline()
    var isFirst = true
    let before: Edge.Set = axis == .horizontal ? .leading : .top
    let after: Edge.Set = axis == .horizontal ? .trailing : .bottom
    var kept: Edge.Set = []
    var (first, last) = (Outline(), Outline())
    // In a row, a child may be offered less than it wants even when there is room for all.
    var isSteady = axis == .vertical
    func add(_ own: Outline) {
      if !own.isSteady { isSteady = false }
      outline.formUnion(own)
      if own.isEmpty { return }
      if isFirst {
        kept.formUnion(own.closeEdges.intersection(before))
        first = own
      }
      last = own
      kept.subtract(after)
      kept.formUnion(own.closeEdges.intersection(after))
      isFirst = false
    }
    if let many = element.manyChildren {
      for child in many { add(child.outline) }
    } else {
      for index in 0..<element.childCount { add(element.child(at: index).outline) }
    }
    outline.closeEdges.subtract(before.union(after))
    outline.closeEdges.formUnion(kept)
    if axis == .vertical {
      outline.replaceNeighbor(at: .top, by: first)
      outline.replaceNeighbor(at: .bottom, by: last)
    }
    outline.isSpace = false
    outline.isSteady = isSteady && !outline.hasGuides && !outline.isEmpty
    return outline
  }

  package override func textGaps(of element: Element, at edge: VerticalEdge) -> TextGaps? {
    if axis == .horizontal { return super.textGaps(of: element, at: edge) }
    let children = element.children
    let outer = edge == .top ? children.first { !$0.outline.isEmpty } : children.last { !$0.outline.isEmpty }
    return outer?.textGaps(at: edge)
  }

  package override var orientation: StackOrientation { .along(axis) }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? StackElementLayout else { return false }
    return axis == other.axis && alignment == other.alignment && spacing == other.spacing
  }

  package override func shows(differentlyFrom other: ElementLayout) -> Bool {
    (other as? StackElementLayout)?.axis != axis
  }
}

extension ElementLayout {
  /// Returns the layout of `VStack`.
  package static func column(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) -> ElementLayout {
    if spacing == nil, alignment == .center { return plainColumn }
    return StackElementLayout(.vertical, alignment: alignment.key, spacing: spacing)
  }

  /// Returns the layout of an icon beside a title, whose capitals have the icon in the middle of their height. Where the
  /// host does not know that height, the icon is on the baseline.
  package static func iconAndTitle(on metrics: any Metrics) -> ElementLayout {
    if metrics.capitalHeight(of: TextContent("X")) == nil { return iconOnBaseline }
    return iconAtCapitals
  }

  private static let iconOnBaseline = StackElementLayout(
    .horizontal, alignment: VerticalAlignment.firstTextBaseline.key)
  private static let iconAtCapitals = StackElementLayout(
    .horizontal, alignment: AlignmentKey(CapitalMiddle.self, axis: .vertical))

  /// Returns the layout of `HStack`.
  package static func row(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) -> ElementLayout {
    if spacing == nil, alignment == .center { return plainRow }
    return StackElementLayout(.horizontal, alignment: alignment.key, spacing: spacing)
  }

  private static let plainColumn = StackElementLayout(.vertical, alignment: HorizontalAlignment.center.key)
  private static let plainRow = StackElementLayout(.horizontal, alignment: VerticalAlignment.center.key)
}
