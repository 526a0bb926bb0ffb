import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// The node of a lazy container, which creates only the items in view and a margin around them. Items in the margin
/// exist, but have not appeared.
class LazyNode: Node {
  /// The element whose children are the items.
  let element: Element
  private var content: Node!
  private(set) var rows = RowCollector()
  /// The items that exist.
  private(set) var window = 0..<0
  /// The items that have appeared, which are those in view; `nil` before the first layout.
  private var appeared: Range<Int>?
  /// The items that stay visible while their section is.
  private var pinned: [PinnedItem] = []
  /// Whether other items than at the last layout exist.
  private var hasOtherItems = false

  /// The elements of one item.
  struct Item {
    let index: Int
    let part: RowCollector.Part
    let elements: [Element]
  }

  init(under parent: Node) {
    element = Element(on: parent.childScope.screen, role: .group)
    super.init(under: parent)
    startFollowingLayout()
  }

  final func fill(with content: Node) {
    self.content = content
    graph.enqueueStructure(self)
  }

  final var contentNode: Node { content }

  // MARK: Overridden by containers

  /// The estimated length of an item before any exists.
  var guessedLength: CGFloat {
    let size = element.screen.metrics.size(of: TextContent("X"), proposal: .unspecified)
    return axis == .vertical ? size.height : size.width
  }

  /// Returns the children of the container's element for existing items, and the items each child holds.
  func children(for items: [Item]) -> [(element: Element, items: Range<Int>)] {
    items.flatMap { item in item.elements.map { ($0, item.index..<item.index + 1) } }
  }

  final var axis: Axis { layout?.axis ?? .vertical }
  private var layout: (any LazyItemsLayout)? { element.layoutKind.lazyItems }

  // MARK: Structure

  override final var makesRowsLazily: Bool { true }

  override final var gathersElements: Bool { true }

  override final func gatherElements() {
    var rows = RowCollector()
    rows.collect(content)
    self.rows = rows
    if window.isEmpty { window = firstWindow }
    window = min(window.lowerBound, rows.count)..<min(window.upperBound, rows.count)
    if window.isEmpty, rows.count > 0 { window = wantedWindow ?? firstWindow.clamped(to: 0..<rows.count) }
    show()
  }

  private var firstWindow: Range<Int> {
    let size = element.screen.size
    let length = axis == .vertical ? size.height : size.width
    let guess = guessedLength
    return 0..<(guess > 0 && length < 1e6 ? Int((length / guess).rounded(.up)) + 1 : 1)
  }

  /// Puts the items of the window, and all items that always exist, into the element.
  private func show() {
    var items: [Item] = []
    for part in rows.parts {
      switch part.content {
      case .elements(let elements):
        for (offset, element) in elements.enumerated() {
          items.append(Item(index: part.start + offset, part: part, elements: [element]))
        }
      case .rows(let source):
        let range = window.clamped(to: part.start..<part.start + part.count)
        let own = range.lowerBound - part.start..<range.upperBound - part.start
        source.show(range.isEmpty ? 0..<0 : own)
        guard !range.isEmpty else { continue }
        for index in range {
          var elements = source.elements(at: index - part.start)
          for decorator in part.decorators.reversed() { decorator.decorate(&elements) }
          items.append(Item(index: index, part: part, elements: elements))
        }
      }
    }
    let children = children(for: items)
    layout?.hold(children.map(\.items), of: rows.count, in: runs)
    if !pinnedPlaces.isEmpty { pin(items) }
    element.setChildren(children.map(\.element))
    hasOtherItems = true
  }

  /// The parts of sections that stay visible while any of their section is.
  var pinnedPlaces: [RowCollector.Part.Place] { [] }

  /// Pins headers and footers above the content that scrolls beneath them.
  private func pin(_ items: [Item]) {
    var sections: [ObjectIdentifier: Range<Int>] = [:]
    for part in rows.parts {
      guard let section = part.section.map(ObjectIdentifier.init) else { continue }
      let items = part.start..<part.start + part.count
      sections[section] = (sections[section]?.lowerBound ?? items.lowerBound)..<items.upperBound
    }
    pinned = []
    for item in items where pinnedPlaces.contains(item.part.place) {
      guard let section = item.part.section.flatMap({ sections[ObjectIdentifier($0)] }) else { continue }
      pinned.append(PinnedItem(item: item.index, section: section, isHeader: item.part.place == .header))
      for element in item.elements where element.traits?[ZIndexTrait.self] == nil {
        element.setTrait(ZIndexTrait.self, 1)
      }
    }
    layout?.pin(pinned)
  }

  /// The items in runs: the rows of a section flow together, while headers and footers stand apart.
  private var runs: [ItemRun] {
    var runs: [ItemRun] = []
    var last: (any ListSection)?
    for part in rows.parts {
      let items = part.start..<part.start + part.count
      let takesLines = part.place != .row
      if let run = runs.last, run.takesLines == takesLines, last === part.section {
        runs[runs.count - 1].items = run.items.lowerBound..<items.upperBound
      } else {
        runs.append(ItemRun(items: items, takesLines: takesLines))
      }
      last = part.section
    }
    return runs
  }

  override final func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func collectElements(into elements: inout [Element]) { elements.append(element) }

  override func willUnmount() {
    element.leave()
  }

  // MARK: Following layout

  override final func setChildrenShown(_ shown: Bool) {
    super.setChildrenShown(shown)
    if shown, let appeared { hideHolders(outside: appeared) }
  }

  override final func followLayout() -> Bool {
    guard isInView, rows.count > 0, element.isPlaced, let visible = visibleItems else { return false }
    let hasMoved = movePinned()
    // The existing items may cover the visible part. The margin saves work while scrolling.
    if window.lowerBound > visible.lowerBound || window.upperBound < visible.upperBound,
      let wanted = wantedWindow, wanted != window
    {
      window = wanted
      show()
      appear(visible)
      return true
    }
    guard hasOtherItems || appeared != visible else { return hasMoved }
    hasOtherItems = false
    return appear(visible) || hasMoved
  }

  /// Makes the items in a range appear, and all others disappear. Returns `true` if more nodes than before follow
  /// layout.
  @discardableResult
  private func appear(_ visible: Range<Int>) -> Bool {
    appeared = visible
    var hasMore = false
    for part in rows.parts {
      guard case .rows(let source) = part.content else { continue }
      let range = visible.clamped(to: part.start..<part.start + part.count)
      if source.appear(range.lowerBound - part.start..<range.upperBound - part.start) { hasMore = true }
    }
    let followers = graph.followerCount
    // Nodes that have never been hidden follow the container.
    for holder in rows.holders
    where isSeen(holder.items, in: visible) && holder.node.flags.contains(.decidesView) {
      holder.node.setShown(true)
    }
    hasMore = hasMore || graph.followerCount > followers
    hideHolders(outside: visible)
    return hasMore
  }

  private func hideHolders(outside visible: Range<Int>) {
    for holder in rows.holders where !isSeen(holder.items, in: visible) { holder.node.setShown(false) }
  }

  /// Whether some of the items are in view, or pinned there because others of their section are.
  private func isSeen(_ items: Range<Int>, in visible: Range<Int>) -> Bool {
    items.overlaps(visible) || pinned.contains { items.contains($0.item) && $0.section.overlaps(visible) }
  }

  private func movePinned() -> Bool {
    if pinnedPlaces.isEmpty { return false }
    let stretch = visibleStretch
    guard layout?.follow(from: stretch.start, to: stretch.end) == true else { return false }
    element.screen.needsLayout(element)
    return true
  }

  /// The first item in view.
  final var firstVisibleItem: Int? { visibleItems?.first }

  private var visibleItems: Range<Int>? {
    let stretch = visibleStretch
    return layout?.items(from: stretch.start, to: stretch.end)?.clamped(to: 0..<rows.count)
  }

  private var wantedWindow: Range<Int>? {
    let stretch = visibleStretch
    let margin = (stretch.end - stretch.start) / 2
    return layout?.items(from: stretch.start - margin, to: stretch.end + margin)?.clamped(to: 0..<rows.count)
  }

  /// The visible part of the element.
  private var visibleStretch: (start: CGFloat, end: CGFloat) {
    var (start, length) = (CGFloat(0), CGFloat(0))
    var current = element
    while let parent = current.parent {
      let origin = current.frame.origin
      start -= axis == .vertical ? origin.y : origin.x
      length = axis == .vertical ? parent.frame.height : parent.frame.width
      if parent.isScrollArea(along: axis) { break }
      current = parent
    }
    return (max(start, 0), max(start + length, 0))
  }

  // MARK: Finding rows

  /// Returns the item with an ID, whether or not its row exists.
  final func item(withID id: AnyHashable) -> Int? {
    for part in rows.parts {
      guard case .rows(let source) = part.content, let index = source.index(of: id) else { continue }
      return part.start + index
    }
    return nil
  }

  /// Returns the item whose view has an ID from `id(_:)`, whether or not its row exists.
  final func item(withOwnID id: AnyHashable) -> Int? {
    for part in rows.parts {
      guard case .rows(let source) = part.content, let index = source.index(ofOwnID: id) else { continue }
      return part.start + index
    }
    return nil
  }

  /// Returns the frame of an item in the element, measured or estimated.
  final func frame(ofItem item: Int) -> CGRect {
    guard let layout else { return .zero }
    let (start, length) = (layout.start(of: item), layout.length(of: item))
    return axis == .vertical
      ? CGRect(x: 0, y: start, width: element.frame.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: element.frame.height)
  }
}
