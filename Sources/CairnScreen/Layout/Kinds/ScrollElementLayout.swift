import CairnUnsafe
import CairnValues
import Foundation

/// A viewport onto content of any length: as long as offered along its axes, and as wide as the content across
/// them. The scroll offset is the element's; see ``ScrollPlace``.
package final class ScrollElementLayout: ElementLayout {
  package let axes: Axis.Set
  package let anchors: ScrollAnchors
  /// The app's margins between the edges and the content. They scroll along with the content.
  package let askedMargins: EdgeInsets

  package init(axes: Axis.Set, anchors: ScrollAnchors = ScrollAnchors(), margins: EdgeInsets = .zero) {
    self.axes = axes
    self.anchors = anchors
    askedMargins = margins
  }

  package override var arrangement: Arrangement { .scroll(axes, margins: askedMargins) }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? ScrollElementLayout else { return false }
    return axes == other.axes && anchors == other.anchors && askedMargins == other.askedMargins
  }

  private func inner(_ proposal: Proposal, _ margins: EdgeInsets) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? Proposal.open : Proposal.rest(proposal.width, minus: margins.horizontal),
      height: axes.contains(.vertical) ? Proposal.open : Proposal.rest(proposal.height, minus: margins.vertical))
  }

  /// Returns the size that frames inside are relative to: the offered space.
  private func container(_ proposal: Proposal, _ size: CGSize) -> CGSize {
    CGSize(
      width: proposal.width == Proposal.open ? size.width : proposal.width,
      height: proposal.height == Proposal.open ? size.height : proposal.height)
  }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    if element.screen.hasRelativeFrames, proposal.width > 0, proposal.width < .infinity, proposal.height > 0,
      proposal.height < .infinity
    {
      element.shareSizeOfContainer(container(proposal, .zero))
    }
    let margins = element.gaps(askedMargins)
    let window = proposal.height == Proposal.open ? .infinity : proposal.height
    let (_, content, bar) = fit(element, proposal, margins, window: window)
    var size = content
    size.width += margins.horizontal + bar
    size.height += margins.vertical
    if axes.contains(.horizontal), proposal.width != Proposal.open { size.width = proposal.width }
    if axes.contains(.vertical), proposal.height != Proposal.open { size.height = proposal.height }
    return size
  }

  /// Returns the proposal for the content, its size, and the width of a scroll bar that would otherwise cover
  /// it.
  private func fit(
    _ element: Element, _ proposal: Proposal, _ margins: EdgeInsets, window: CGFloat
  ) -> (Proposal, CGSize, CGFloat) {
    var offered = inner(proposal, margins)
    guard let child = element.children.first else { return (offered, .zero, 0) }
    let content = child.size(for: offered, by: element)
    let bar = element.screen.metrics.scrollBarWidth
    guard bar > 0, axes.contains(.vertical), content.height + margins.vertical > window, !holdsRows(child) else {
      return (offered, content, 0)
    }
    offered.width = Proposal.rest(offered.width, minus: bar)
    return (offered, child.size(for: offered, by: element), bar)
  }

  /// The rows of a list include their own margins at the ends.
  private func holdsRows(_ content: Element) -> Bool {
    (content.layout.kind as? LazyStackElementLayout)?.holdsRows ?? false
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    element.shareSizeOfContainer(container(proposal, size))
    guard !element.children.isEmpty else { return }
    let margins = element.gaps(askedMargins)
    let (proposal, content, bar) = fit(element, proposal, margins, window: size.height)
    let place = element.scrollPlace
    let insets = place.safeArea + margins
    let room = CGSize(
      width: content.width + insets.horizontal + bar - size.width,
      height: content.height + insets.vertical - size.height)
    let reach = CGPoint(x: max(room.width, 0), y: max(room.height, 0))
    place.settle(reach: reach, isShown: size.width > 0 || size.height > 0, axes: axes, anchors: anchors)
    // Content that is too short to scroll stays at the anchor.
    let rest = anchors.rest ?? .topLeading
    let lead = CGPoint(x: max(-room.width, 0) * rest.x, y: max(-room.height, 0) * rest.y)
    for index in element.children.indices {
      slots[index].proposal = proposal
      slots[index].x = insets.leading + lead.x - place.offset.x
      slots[index].y = insets.top + lead.y - place.offset.y
    }
  }

  package override func explicitGuide(
    _ key: AlignmentKey, of element: Element, proposal: Proposal, size: CGSize
  ) -> CGFloat? { nil }

  package override func outline(of element: Element) -> Outline {
    axes.contains(.vertical) ? .window : Outline()
  }
  package override var orientation: StackOrientation { axes == .horizontal ? .along(.horizontal) : .along(.vertical) }

  package override func shows(differentlyFrom other: ElementLayout) -> Bool {
    guard let other = other as? ScrollElementLayout else { return true }
    return axes != other.axes || askedMargins != other.askedMargins
  }
}

/// The parts of the content that a scroll area shows until a user scrolls.
package struct ScrollAnchors: Equatable {
  /// The initial position, or `nil` for the beginning.
  package var start: UnitPoint?
  /// The part that stays in place when sizes change, if the area shows it then, or `nil` for the beginning.
  package var change: UnitPoint?
  /// The position of content shorter than the viewport, or `nil` for its beginning.
  package var rest: UnitPoint?

  package init() {}

  /// Starts at an anchor, where content that is too short to scroll also is.
  package init(start: UnitPoint?) {
    self.start = start
    rest = start
  }
}

extension ElementLayout {
  package static func scrollArea(
    _ axes: Axis.Set, anchors: ScrollAnchors = ScrollAnchors(), margins: EdgeInsets = .zero
  ) -> ElementLayout {
    ScrollElementLayout(axes: axes, anchors: anchors, margins: margins)
  }
}

extension Element {
  /// The scroll offset of a scroll area.
  package var scrollOffset: CGPoint {
    get { overflow?.offset ?? details?.scroll?.offset ?? .zero }
    set {
      if layout.overflows { return scrollOverflow(to: newValue) }
      guard layout.kind is ScrollElementLayout, newValue != scrollPlace.offset else { return }
      scrollPlace.offset = newValue
      screen.needsLayout(self)
    }
  }

  /// Scrolls until a part of the content is visible. With an anchor, the part moves to that position in the
  /// viewport; otherwise it moves by the shortest way, or not at all if it is already visible.
  package func scroll(toShow part: CGRect, anchor: UnitPoint? = nil) {
    let insets = scrollInsets
    let window = scrolledRoom
    let size = CGSize(
      width: max(window.width - insets.horizontal, 0), height: max(window.height - insets.vertical, 0))
    func place(_ offset: CGFloat, _ start: CGFloat, _ length: CGFloat, _ window: CGFloat, _ share: CGFloat?) -> CGFloat
    {
      if let share { return start + length * share - window * share }
      if start < offset || length > window { return start }
      return max(offset, start + length - window)
    }
    let old = scrollOffset
    scrollOffset = CGPoint(
      x: place(old.x, part.origin.x, part.size.width, size.width, anchor?.x),
      y: place(old.y, part.origin.y, part.size.height, size.height, anchor?.y))
  }

  func setScrollInsets(_ insets: EdgeInsets) {
    guard layout.kind is ScrollElementLayout, scrollPlace.safeArea != insets else { return }
    scrollPlace.safeArea = insets
    layout.needsPlacing = true
  }

  /// The insets between the edges of a scroll area and its content.
  package var scrollInsets: EdgeInsets {
    guard let scroll = layout.kind as? ScrollElementLayout else { return .zero }
    return (details?.scroll?.safeArea ?? EdgeInsets()) + gaps(scroll.askedMargins)
  }

  /// The content that scrolls in the element.
  package var scrolledContent: Element? { overflow.map { child(at: $0.child) } ?? children.first }

  /// The size of the visible area of the content.
  package var scrolledRoom: CGSize { scrolledRect.size }

  /// The visible area in the element's coordinates.
  package var scrolledRect: CGRect { overflow?.room ?? CGRect(origin: .zero, size: layout.frame.size) }

  /// Whether there is more along an axis than has room.
  package func hasMore(along axis: Axis) -> Bool {
    let (size, room) = (scrolledSize, scrolledRoom)
    return axis == .vertical ? size.height > room.height : size.width > room.width
  }

  /// The total scrollable size: the content and its insets.
  package var scrolledSize: CGSize {
    let (content, insets) = (scrolledContent?.layout.frame.size ?? .zero, scrollInsets)
    return CGSize(width: content.width + insets.horizontal, height: content.height + insets.vertical)
  }
}

extension Element {
  /// Returns whether the element scrolls content along an axis.
  package func isScrollArea(along axis: Axis) -> Bool {
    if let overflow {
      return axis == .vertical
        ? overflow.content.height > overflow.room.height : overflow.content.width > overflow.room.width
    }
    guard let scroll = layout.kind as? ScrollElementLayout else { return false }
    return scroll.axes.contains(axis == .vertical ? .vertical : .horizontal)
  }

  /// Whether layout has placed the element.
  package var isPlaced: Bool { layout.isPlaced && !layout.isOmitted }
}
