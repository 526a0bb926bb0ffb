import CairnValues
import Foundation

/// The layout of a container of which only the items in view are there; room is kept for the others.
@MainActor
package protocol LazyItemsLayout: ElementLayout {
  var axis: Axis { get }
  /// Says which items each child holds, and how all items come one after the other.
  func hold(_ items: [Range<Int>], of count: Int, in runs: [ItemRun])
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
