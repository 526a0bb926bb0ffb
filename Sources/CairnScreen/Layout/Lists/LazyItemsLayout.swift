import CairnValues
import Foundation

/// The layout of a container of which only the items in view are there; room is kept for the others.
@MainActor
package protocol LazyItemsLayout: ElementLayout {
  var axis: Axis { get }
  /// Says which items each child holds, and how all items come one after the other.
  func hold(_ items: [Range<Int>], of count: Int, in runs: [ItemRun])
  /// Says which items stay in view for as long as their section does.
  func pin(_ items: [PinnedItem])
  /// Says which stretch of the element can be seen; true if something is pinned elsewhere for it.
  func follow(from start: CGFloat, to end: CGFloat) -> Bool
  /// The items in a stretch of the element; nil before anything was measured.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int>?
  /// Where an item begins, and how long it is: measured, or guessed.
  func start(of item: Int) -> CGFloat
  func length(of item: Int) -> CGFloat
}

/// Items in a row that belong together, as those of one section do.
package struct ItemRun: Equatable {
  package var items: Range<Int>
  /// Whether each of them takes a line of its own where others share lines, as a section's header does.
  package var takesLines: Bool

  package init(items: Range<Int>, takesLines: Bool) {
    self.items = items
    self.takesLines = takesLines
  }
}

/// A header or footer that stays in view while something of its section is.
package struct PinnedItem: Equatable {
  package var item: Int
  /// All items of its section, the pinned one among them.
  package var section: Range<Int>
  package var isHeader: Bool

  package init(item: Int, section: Range<Int>, isHeader: Bool) {
    self.item = item
    self.section = section
    self.isHeader = isHeader
  }
}

/// What is pinned in a container, and to where.
struct Pins {
  private(set) var items: [PinnedItem] = []
  private var window: (start: CGFloat, end: CGFloat) = (0, .infinity)

  mutating func set(_ items: [PinnedItem]) { self.items = items }

  /// True if something may be elsewhere because of it.
  mutating func follow(from start: CGFloat, to end: CGFloat) -> Bool {
    guard !items.isEmpty, window != (start, end) else { return false }
    window = (start, end)
    return true
  }

  /// Where an item begins that would begin somewhere if it were not pinned.
  ///
  /// - Parameter edges: where an item begins and where it ends.
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
