import CairnValues
import Foundation

/// The position of an item in the bar at the top of a page.
package enum BarPlace: Sendable { case leading, centre, trailing, below }

/// The bar at the top of a page: a line with items at either end and a title in the middle, or below the line if
/// the title is large. Anything else stands below, as wide as the bar.
final class BarElementLayout: ElementLayout {
  /// One place per child.
  private let places: [BarPlace]
  fileprivate let hasLargeTitle: Bool
  /// Whether the title was large until the content scrolled.
  fileprivate let isShrunk: Bool

  init(_ places: [BarPlace], hasLargeTitle: Bool, isShrunk: Bool = false) {
    self.places = places
    self.hasLargeTitle = hasLargeTitle
    self.isShrunk = isShrunk
  }

  package override var arrangement: Arrangement { .bar }

  override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? BarElementLayout else { return false }
    return places == other.places && hasLargeTitle == other.hasLargeTitle && isShrunk == other.isShrunk
  }

  /// The parts of a bar and the room that each takes.
  private struct Plan {
    var leading = CGSize.zero
    /// The space before the leading item, for the mark in front of a back button's name.
    var lead: CGFloat = 0
    var trailing = CGSize.zero
    var centre = CGSize.zero
    var centreX: CGFloat = 0
    /// Whether the title stands below the line, because it is large or because the line has no room for it.
    var isTitleBelow = false
    var line: CGFloat = 0
    var height: CGFloat = 0
  }

  /// Returns the child at a place. All places except `below` have at most one.
  private func child(of element: Element, at place: BarPlace) -> Element? {
    guard let index = places.firstIndex(of: place), index < element.children.count else { return nil }
    return element.children[index]
  }

  fileprivate func place(of index: Int) -> BarPlace { places.indices.contains(index) ? places[index] : .below }

  /// Returns the size of a part that must stay on one line.
  private func size(of child: Element, in element: Element, width: CGFloat) -> CGSize {
    let ideal = child.size(for: .unspecified, by: element)
    guard ideal.width > width else { return ideal }
    return child.size(for: Proposal(width: max(width, 0), height: ideal.height), by: element)
  }

  private func plan(_ element: Element, width: CGFloat) -> Plan {
    let metrics = element.screen.metrics
    let insets = metrics.insets(of: .bar)
    let gap = metrics.spacing(along: .horizontal)
    let room = max(width - insets.leading - insets.trailing, 0)
    var plan = Plan()
    if let child = child(of: element, at: .trailing) { plan.trailing = size(of: child, in: element, width: room) }
    let taken = plan.trailing.width > 0 ? plan.trailing.width + gap : 0
    if let child = child(of: element, at: .leading) {
      plan.lead = leadingInset(of: child, metrics)
      plan.leading = size(of: child, in: element, width: max(room - taken - plan.lead, 0))
      plan.leading.width += plan.lead
    }
    plan.line = max(plan.leading.height, plan.trailing.height, metrics.barHeight - insets.top)
    if let child = child(of: element, at: .centre) {
      let before = plan.leading.width > 0 ? plan.leading.width + gap : 0
      plan.isTitleBelow = hasLargeTitle
      if element.screen.scrollsOverflow, before + taken > 0,
        child.size(for: .unspecified, by: element).width > room - before - taken
      {
        plan.isTitleBelow = true
      }
      if plan.isTitleBelow {
        let readable = max(element.readableWidth(in: width) - insets.horizontal, 0)
        plan.centre = size(of: child, in: element, width: readable)
        plan.centreX = (room - readable) / 2
        plan.height += plan.centre.height + insets.bottom
      } else {
        plan.centre = size(of: child, in: element, width: max(room - before - taken, 0))
        let centred = (room - plan.centre.width) / 2
        plan.centreX = min(max(centred, before), max(room - taken - plan.centre.width, before))
        plan.line = max(plan.line, plan.centre.height)
      }
    }
    plan.height += plan.line + insets.top
    return plan
  }

  private func leadingInset(of child: Element, _ metrics: any Metrics) -> CGFloat {
    var first = child
    while first.role == .group, let inner = first.children.first { first = inner }
    return first.role == .backButton ? metrics.insets(of: .backButton).leading : 0
  }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    var width = proposal.width
    if width == Proposal.open {
      width = element.children.reduce(0) { $0 + $1.size(for: .unspecified, by: element).width }
    }
    let gap = element.screen.metrics.insets(of: .bar).bottom
    var size = CGSize(width: width, height: plan(element, width: width).height)
    var reachesBelow = hasLargeTitle
    for (index, child) in element.children.enumerated() where place(of: index) == .below {
      size.height += gap + child.size(for: below(width, element), by: element).height
      reachesBelow = true
    }
    // The content that scrolls below keeps a distance.
    if reachesBelow { size.height += gap }
    return size
  }

  private func below(_ width: CGFloat, _ element: Element) -> Proposal {
    let insets = element.screen.metrics.insets(of: .bar)
    return Proposal(width: max(element.readableWidth(in: width) - insets.horizontal, 0), height: Proposal.open)
  }

  override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let insets = element.screen.metrics.insets(of: .bar)
    let plan = plan(element, width: size.width)
    var y = plan.height
    for (index, child) in element.children.enumerated() {
      slots[index].x = insets.leading
      slots[index].y = insets.top
      switch place(of: index) {
      case .leading:
        slots[index].x += plan.lead
        slots[index].proposal = Proposal(width: plan.leading.width - plan.lead, height: plan.leading.height)
        slots[index].y += (plan.line - plan.leading.height) / 2
      case .trailing:
        slots[index].x = size.width - insets.trailing - plan.trailing.width
        slots[index].proposal = Proposal(width: plan.trailing.width, height: plan.trailing.height)
        slots[index].y += (plan.line - plan.trailing.height) / 2
      case .centre:
        slots[index].proposal = Proposal(width: plan.centre.width, height: plan.centre.height)
        slots[index].x += plan.centreX
        slots[index].y += plan.isTitleBelow ? plan.line + insets.bottom : (plan.line - plan.centre.height) / 2
      case .below:
        slots[index].proposal = below(size.width, element)
        slots[index].x += max(size.width - insets.horizontal - slots[index].proposal.width, 0) / 2
        slots[index].y = y + insets.bottom
        y += insets.bottom + child.size(for: slots[index].proposal, by: element).height
      }
    }
  }

  override func outline(of element: Element) -> Outline { Outline() }
  override var orientation: StackOrientation { .along(.horizontal) }
  override var isIndependent: Bool { true }
}

/// Children side by side, each centered in an equal share of the width: the tabs of a bar.
final class SharesElementLayout: ElementLayout {
  package override var arrangement: Arrangement { .shares }

  override func isSame(as other: ElementLayout) -> Bool { other is SharesElementLayout }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    var size = CGSize.zero
    for child in element.children {
      let own = child.size(for: .unspecified, by: element)
      size.width += own.width
      size.height = max(size.height, own.height)
    }
    if element.role == .bar {
      // A bar with no content exists for the page marks.
      let metrics = element.screen.metrics
      size.height = max(size.height, element.childCount == 0 ? metrics.pageMarksHeight : metrics.barHeight)
    }
    if proposal.width != Proposal.open { size.width = proposal.width }
    return size
  }

  override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let areApart =
      element.isBottomBar && element.childCount > 1 && element.screen.metrics.barButtonsHaveBorders
    if areApart || element.children.contains(where: \.holdsSpace) {
      return arrangeAroundSpace(element, size, slots)
    }
    if element.screen.metrics.tabsStandTogether, element.holdsTabs { return arrangeTogether(element, size, slots) }
    let share = size.width / CGFloat(max(element.children.count, 1))
    for (index, child) in element.children.enumerated() {
      let ideal = child.size(for: .unspecified, by: element)
      let proposal = ideal.width <= share ? Proposal.unspecified : Proposal(width: share, height: ideal.height)
      let own = child.size(for: proposal, by: element)
      slots[index].proposal = proposal
      slots[index].x = share * CGFloat(index) + (share - own.width) / 2
      slots[index].y = (size.height - own.height) / 2
    }
  }

  /// Arranges items one after the other from the leading edge. If the bar is too narrow, the widest items shrink.
  private func arrangeTogether(_ element: Element, _ size: CGSize, _ slots: ChildSlots) {
    let metrics = element.screen.metrics
    let (insets, gap) = (metrics.insets(of: .bar), metrics.spacing(along: .horizontal))
    let ideal = element.children.map { $0.size(for: .unspecified, by: element).width }
    let widths = ideal.shortened(toFit: size.width - insets.horizontal - gap * CGFloat(max(ideal.count - 1, 0)))
    var x = insets.leading
    for (index, child) in element.children.enumerated() {
      let own = child.size(for: Proposal(width: widths[index], height: size.height), by: element)
      slots[index].proposal = Proposal(width: widths[index], height: size.height)
      slots[index].x = x
      slots[index].y = (size.height - own.height) / 2
      x += widths[index] + gap
    }
  }

  /// Arranges items with spacers among them: each item takes the room it needs, and the spacers share the rest. If there
  /// are none, the gaps do. If the bar is too narrow, the widest items shrink.
  private func arrangeAroundSpace(_ element: Element, _ size: CGSize, _ slots: ChildSlots) {
    let metrics = element.screen.metrics
    let insets = metrics.insets(of: .bar)
    let gap = element.gap(metrics.spacing(along: .horizontal), .horizontal)
    let ideal = element.children.map { $0.size(for: .unspecified, by: element).width }
    let gaps = gap * CGFloat(max(ideal.count - 1, 0))
    let room = size.width - insets.horizontal - gaps
    let widths = ideal.shortened(toFit: room)
    let left = max(room - widths.reduce(0, +), 0)
    let spacers = element.children.filter(\.holdsSpace).count
    let share = left / CGFloat(max(spacers, 1))
    let wider = spacers == 0 ? left / CGFloat(max(widths.count - 1, 1)) : 0
    var x = insets.leading
    for (index, child) in element.children.enumerated() {
      let width = widths[index] + (child.holdsSpace ? share : 0)
      let proposal = Proposal(width: width, height: size.height)
      let own = child.size(for: proposal, by: element)
      slots[index].proposal = proposal
      slots[index].x = x
      slots[index].y = (size.height - own.height) / 2
      x += max(own.width, width) + gap + wider
    }
  }

  override func outline(of element: Element) -> Outline { Outline() }
  override var orientation: StackOrientation { .along(.horizontal) }
}

extension [CGFloat] {
  /// Returns the lengths, the longest shortened until all fit into a room.
  fileprivate func shortened(toFit room: CGFloat) -> [CGFloat] {
    var lengths = self
    var rest = Swift.max(room, 0)
    for (place, index) in indices.sorted(by: { self[$0] < self[$1] }).enumerated() {
      lengths[index] = Swift.min(self[index], rest / CGFloat(count - place))
      rest -= lengths[index]
    }
    return lengths
  }
}

extension Element {
  /// The places of the children of a page's top bar; empty for any other element.
  package var barPlaces: [BarPlace] {
    guard let bar = layout.kind as? BarElementLayout else { return [] }
    return children.indices.map { bar.place(of: $0) }
  }

  /// Whether the bar's title stands below its line.
  package var hasTitleBelow: Bool { (layout.kind as? BarElementLayout)?.hasLargeTitle ?? false }

  /// Whether nothing is above it on a page but a bar with a title that is large before the content scrolls.
  package var isFirstBelowLargeTitle: Bool {
    var content = self
    while let parent = content.parent {
      if parent.role == .page {
        guard let bar = parent.children.first?.layout.kind as? BarElementLayout else { return false }
        return bar.hasLargeTitle || bar.isShrunk
      }
      if case .along(.vertical) = parent.layout.kind.orientation, parent.children.first !== content { return false }
      content = parent
    }
    return false
  }
}

extension Element {
  /// Whether it is the bar at the bottom of a page, which holds no tabs.
  fileprivate var isBottomBar: Bool {
    role == .bar && layoutKind === ElementLayout.shares && children.first?.role != .tab
  }

  /// Whether it is in the bar at the bottom of a page.
  package var isInBottomBar: Bool {
    if case .bar(let bar) = place { bar.isBottomBar } else { false }
  }
}

extension ElementLayout {
  /// Returns the layout of the bar at the top of a page.
  package static func bar(_ places: [BarPlace], hasLargeTitle: Bool, isShrunk: Bool = false) -> ElementLayout {
    BarElementLayout(places, hasLargeTitle: hasLargeTitle, isShrunk: isShrunk)
  }

  /// The layout of a page's bar with only a back button.
  package static let barWithWayBack: ElementLayout = BarElementLayout([.leading], hasLargeTitle: false)

  /// The layout of a tab bar.
  package static let shares: ElementLayout = SharesElementLayout()
}

extension Element {
  /// Whether the element is a spacer or an arrangement that contains one.
  fileprivate var holdsSpace: Bool {
    if layout.kind is SpacerElementLayout { return true }
    return role == .group && children.contains(where: \.holdsSpace)
  }
}
