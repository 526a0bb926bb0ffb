import CairnValues
import Foundation

/// The layout of a lazy container: only the visible items exist, and space is reserved for the others.
@MainActor
package protocol LazyItemsLayout: ElementLayout {
  var axis: Axis { get }
  /// Sets the items that each child contains, and the runs of all items.
  func hold(_ items: [Range<Int>], of count: Int, in runs: [ItemRun])
  /// Sets the items that stay visible while their section is.
  func pin(_ items: [PinnedItem])
  /// Sets the visible range of the element. Returns `true` if that moves a pinned item.
  func follow(from start: CGFloat, to end: CGFloat) -> Bool
  /// Returns the items in a range of the element, or `nil` before anything was measured.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int>?
  /// Returns an item's start. It and the length are measured or estimated.
  func start(of item: Int) -> CGFloat
  func length(of item: Int) -> CGFloat
}

/// Consecutive items that belong together, such as those of one section.
package struct ItemRun: Equatable {
  package var items: Range<Int>
  /// Whether each item takes a whole line where others share lines, as a section's header does.
  package var takesLines: Bool

  package init(items: Range<Int>, takesLines: Bool) {
    self.items = items
    self.takesLines = takesLines
  }
}

/// A header or footer that stays visible while a part of its section is.
package struct PinnedItem: Equatable {
  package var item: Int
  /// All items of its section, including the pinned one.
  package var section: Range<Int>
  package var isHeader: Bool

  package init(item: Int, section: Range<Int>, isHeader: Bool) {
    self.item = item
    self.section = section
    self.isHeader = isHeader
  }
}

/// A container's pinned items, and their range.
struct Pins {
  private(set) var items: [PinnedItem] = []
  private var window: (start: CGFloat, end: CGFloat) = (0, .infinity)

  mutating func set(_ items: [PinnedItem]) { self.items = items }

  /// Returns `true` if something may have moved as a result.
  mutating func follow(from start: CGFloat, to end: CGFloat) -> Bool {
    guard !items.isEmpty, window != (start, end) else { return false }
    window = (start, end)
    return true
  }

  /// Returns where a pinned item begins, given where it would begin if it were not pinned.
  ///
  /// - Parameter edges: Returns where an item begins and ends.
  func place(of item: Int, at natural: CGFloat, length: CGFloat, edges: (Int) -> (start: CGFloat, end: CGFloat))
    -> CGFloat
  {
    guard let pin = items.first(where: { $0.item == item }), !pin.section.isEmpty else { return natural }
    if pin.isHeader {
      let last = edges(pin.section.upperBound - 1).end - length
      return max(natural, min(window.start, last))
    }
    let first = edges(pin.section.lowerBound).start
    return min(natural, max(window.end - length, first))
  }
}
