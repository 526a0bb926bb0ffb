import CairnValues
import Foundation

/// Items in a row or a column, of which only the visible ones exist. Space is reserved for the others. It takes all the
/// room across, so that items which come into view do not widen it.
///
/// It belongs to one element: it stores which item each child belongs to, and the lengths of the items.
package final class LazyStackElementLayout: ElementLayout, LazyItemsLayout {
  package override var arrangement: Arrangement { .lazyStack(axis, alignment: alignment, spacing: spacing) }

  override package var lazyItems: (any LazyItemsLayout)? { self }
  package let axis: Axis
  package let alignment: AlignmentKey
  package let spacing: CGFloat?
  /// Whether the items are rows of a list, which have margins at their ends.
  package let holdsRows: Bool
  /// Whether the items are centered in the cross length, no wider than the host's readable width.
  package let isReadable: Bool
  /// The space before the first item and after the last.
  private let margin: CGFloat
  /// The space before the first item below a large title.
  private let marginBelowTitle: CGFloat
  private var marginBefore: CGFloat
  private var lengths: LazyLengths?
  private var lengthAcross = Proposal.open
  /// The items that each child contains, in order.
  private var items: [Range<Int>] = []
  private var count = 0
  private var pins = Pins()

  package init(
    _ axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, holdsRows: Bool = false, isReadable: Bool = false,
    margin: CGFloat = 0, belowTitle: CGFloat = 0
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.holdsRows = holdsRows
    self.isReadable = isReadable
    self.margin = margin
    marginBelowTitle = belowTitle
    marginBefore = margin
  }

  /// Sets the items of the children. A change of the count invalidates the known lengths.
  package func hold(_ items: [Range<Int>], of count: Int, in runs: [ItemRun]) {
    self.items = items
    if count != self.count {
      self.count = count
      lengths = lengths?.forgotten(count: count)
    }
  }

  package func pin(_ items: [PinnedItem]) { pins.set(items) }

  package func follow(from start: CGFloat, to end: CGFloat) -> Bool { pins.follow(from: start, to: end) }

  /// Returns the items in a range of the element, or `nil` before anything was measured.
  package func items(from start: CGFloat, to end: CGFloat) -> Range<Int>? {
    lengths?.items(from: start - marginBefore, to: end - marginBefore)
  }

  package func start(of item: Int) -> CGFloat { marginBefore + (lengths?.start(of: item) ?? 0) }
  package func length(of item: Int) -> CGFloat { lengths?.length(of: item) ?? 0 }

  private func inner(_ proposal: Proposal, _ element: Element) -> Proposal {
    var proposal = proposal
    proposal[axis] = Proposal.open
    let room = proposal[axis.other]
    if isReadable, room != Proposal.open {
      proposal[axis.other] = element.readableWidth(in: room)
    }
    return proposal
  }

  /// Measures the existing items.
  private func measure(
    _ element: Element, _ offered: Proposal
  ) -> (across: CGFloat, lengths: [(item: Int, length: CGFloat)]) {
    var measured: [(item: Int, length: CGFloat)] = []
    var across: CGFloat = 0
    let rowGap = holdsRows ? spacing.map { element.gap($0, axis) } ?? 0 : 0
    for (index, child) in element.children.enumerated() where index < items.count {
      let size = child.size(for: offered, by: element)
      across = max(across, size[along: axis.other])
      if let parts = child.layout.kind as? SectionElementLayout {
        measured += parts.lengths(of: child, offered: offered)
      } else {
        let isLast = index + 1 < element.children.count && element.children[index + 1].role == .section
        measured.append((items[index].lowerBound, size[along: axis] + (isLast ? 0 : rowGap)))
      }
    }
    return (across, Self.summed(measured))
  }

  /// Returns the known lengths for one cross length, updated with the new measurements.
  private func learn(
    _ measured: [(item: Int, length: CGFloat)], across: CGFloat, of element: Element
  ) -> LazyLengths {
    let isKnown = across == lengthAcross
    var lengths = (isKnown ? lengths : nil) ?? LazyLengths(count: count, spacing: gap(in: element))
    lengths.learn(measured)
    return lengths
  }

  /// Sums the lengths per item, because an item may have more than one child.
  private static func summed(_ learnt: [(item: Int, length: CGFloat)]) -> [(item: Int, length: CGFloat)] {
    var result: [(item: Int, length: CGFloat)] = []
    for entry in learnt {
      if result.last?.item == entry.item {
        result[result.count - 1].length += entry.length
      } else {
        result.append(entry)
      }
    }
    return result
  }

  /// The gap between any two items. Those between the rows of a list are part of the rows' lengths, as there are none
  /// around headers and between sections.
  private func gap(in element: Element) -> CGFloat {
    if holdsRows { return 0 }
    return spacing.map { element.gap($0, axis) } ?? element.screen.metrics.spacing(along: axis)
  }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    let offered = inner(proposal, element)
    let measured = measure(element, offered)
    let room = proposal[axis.other]
    var size = CGSize.zero
    size[along: axis.other] = room == Proposal.open ? measured.across : max(room, 0)
    let total = learn(measured.lengths, across: offered[axis.other], of: element).total
    size[along: axis] = total > 0 ? total + marginBefore(in: element) + margin : total
    return size
  }

  private func marginBefore(in element: Element) -> CGFloat {
    marginBelowTitle != margin && element.isFirstBelowLargeTitle ? marginBelowTitle : margin
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    marginBefore = marginBefore(in: element)
    let offered = inner(proposal, element)
    // The margins at the sides of readable items.
    let side =
      isReadable && offered[axis.other] != Proposal.open
      ? max(size[along: axis.other] - offered[axis.other], 0) / 2 : 0
    lengths = learn(measure(element, offered).lengths, across: offered[axis.other], of: element)
    lengthAcross = offered[axis.other]
    var last: (item: Int, end: CGFloat)?
    for (index, child) in element.children.enumerated() {
      let own = child.size(for: offered, by: element)
      let item = index < items.count ? items[index].lowerBound : 0
      let start = last?.item == item ? last?.end ?? 0 : self.start(of: item)
      last = (item, start + own[along: axis])
      var around = size
      around[along: axis.other] -= side * 2
      let across = side + alignment.place(in: around) - child.guide(alignment, proposal: offered, size: own)
      slots[index].proposal = offered
      let place = pins.place(of: item, at: start, length: own[along: axis]) {
        (self.start(of: $0), self.start(of: $0) + length(of: $0))
      }
      slots[index].x = axis == .horizontal ? place : across
      slots[index].y = axis == .horizontal ? across : place
    }
  }

  package override func outline(of element: Element) -> Outline { Outline(closeEdges: []) }
  package override var orientation: StackOrientation { .along(axis) }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? LazyStackElementLayout else { return false }
    return axis == other.axis && alignment == other.alignment && spacing == other.spacing
      && holdsRows == other.holdsRows && isReadable == other.isReadable && margin == other.margin
      && marginBelowTitle == other.marginBelowTitle
  }

  package override func takeOver(from old: ElementLayout) {
    guard let old = old as? LazyStackElementLayout else { return }
    items = old.items
    count = old.count
    pins = old.pins
  }
}

/// The existing items of one section, in a column. They are also items of the surrounding lazy container.
package final class SectionElementLayout: ElementLayout {
  /// The item each child belongs to.
  package private(set) var items: [Int]
  /// The space before the first of them and after the last.
  private let gaps: (before: CGFloat, after: CGFloat)
  private let rowSpacing: CGFloat

  package init(items: [Int], gaps: (before: CGFloat, after: CGFloat), rowSpacing: CGFloat) {
    self.items = items
    self.gaps = gaps
    self.rowSpacing = rowSpacing
  }

  /// The space after a child.
  private func gap(after index: Int, in element: Element) -> CGFloat {
    guard rowSpacing != 0, index + 1 < element.children.count, element.children[index].role == .row,
      element.children[index + 1].role == .row
    else { return 0 }
    return element.gap(rowSpacing, .vertical)
  }

  private func offered(_ proposal: Proposal) -> Proposal { Proposal(width: proposal.width, height: Proposal.open) }

  func lengths(of element: Element, offered: Proposal) -> [(item: Int, length: CGFloat)] {
    var lengths = zip(items, element.children).enumerated().map { index, part in
      (part.0, part.1.size(for: offered, by: element).height + gap(after: index, in: element))
    }
    if !lengths.isEmpty {
      lengths[0].1 += gaps.before
      lengths[lengths.count - 1].1 += gaps.after
    }
    return lengths
  }

  package override var arrangement: Arrangement { .section(before: gaps.before, after: gaps.after) }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    var size = CGSize(width: 0, height: gaps.before + gaps.after)
    for (index, child) in element.children.enumerated() {
      let own = child.size(for: offered(proposal), by: element)
      size.width = max(size.width, own.width)
      size.height += own.height + gap(after: index, in: element)
    }
    return size
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    var y = gaps.before
    for (index, child) in element.children.enumerated() {
      slots[index].proposal = offered(proposal)
      slots[index].y = y
      y += child.size(for: offered(proposal), by: element).height + gap(after: index, in: element)
    }
  }

  package override var orientation: StackOrientation { .along(.vertical) }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? SectionElementLayout else { return false }
    return items == other.items && gaps == other.gaps && rowSpacing == other.rowSpacing
  }

  package override func shows(differentlyFrom other: ElementLayout) -> Bool {
    guard let other = other as? SectionElementLayout else { return true }
    return gaps != other.gaps || rowSpacing != other.rowSpacing
  }
}

extension Element {
  /// Whether a section is the first of its list.
  package var isFirstSection: Bool { (layout.kind as? SectionElementLayout)?.items.first == 0 }
  package var beginsWithHeader: Bool { children.first?.role == .header }
}

extension ElementLayout {
  package static func section(
    items: [Int], gaps: (before: CGFloat, after: CGFloat) = (0, 0), rowSpacing: CGFloat = 0
  ) -> ElementLayout {
    SectionElementLayout(items: items, gaps: gaps, rowSpacing: rowSpacing)
  }
}
