import CairnHosting
import CairnScreen

/// What of a screen a person can reach, noted while it is painted: the same for keys and for the mouse.
@MainActor
package struct Scene {
  /// Something that can have the focus, or answers a press.
  struct Target: FocusStop {
    let element: Element
    /// All of it, also what has been scrolled out of view.
    let rect: CellRect
    /// What of it can be seen.
    let seen: CellRect
    /// The layer it is on: what has come up last has the highest.
    let layer: Int
    /// In a bar rather than on the page itself.
    let isInBar: Bool
    /// The row it is in.
    let row: Element?
    /// It is a row that stands for what is in it.
    var isWhole = false

    var isInView: Bool { !seen.isEmpty }

    /// The same as large as an element around it.
    @MainActor func spread(over section: Element) -> Target {
      let rect = Painter.rect(section.cellFrame(in: nil))
      return Target(element: section, rect: rect, seen: rect, layer: layer, isInBar: isInBar, row: nil)
    }
  }

  struct ScrollArea {
    let element: Element
    let rect: CellRect
    let layer: Int
  }

  struct ScrollBar {
    let element: Element
    let rect: CellRect
    /// How many cells of it the bar itself takes, and where it begins.
    let length: Int
    let top: Int
    let layer: Int
  }

  /// Back to front.
  var targets: [Target] = []
  var scrollAreas: [ScrollArea] = []
  /// Between columns, where the mouse can take hold of the rule.
  var rules: [(column: Element, rect: CellRect)] = []
  /// Where the text of a field begins, for placing the caret by mouse.
  var fields: [ElementID: FieldPlace] = [:]
  /// The scroll bars, each with the column it moves in.
  var scrollBars: [ScrollBar] = []
  /// The marks of pages that are turned, one cell for each page.
  var pageMarks: [(pages: Element, rect: CellRect)] = []
  /// Where the bar of a slider lies.
  var tracks: [ElementID: CellRect] = [:]
  /// The front layer: only what is on it can be reached.
  var frontLayer = 0
  /// Whether what is drawn stays on the lines of what it belongs to: no menu is open, and no row's content leaves the row.
  /// Lines can then be drawn anew without the others.
  var standsStill = true
  /// The tabs and the search fields among the targets.
  var tabs: [Target] = []
  var searchFields: [Target] = []
  /// The part of the screen the front layer takes.
  var front: Element?

  struct FieldPlace {
    var rect: CellRect
    var scroll: Int
  }

  /// Whether the focus can come to it, as far as layers go.
  func isReachable(_ target: Target) -> Bool { target.layer >= frontLayer && target.element.canHaveFocus }

  /// What can be seen of an element.
  func seen(of element: Element) -> CellRect? {
    targets.last { $0.element === element && !$0.seen.isEmpty }?.seen
  }

  /// What is under the mouse.
  func target(x: Int, y: Int) -> Target? {
    targets.last { $0.layer >= frontLayer && $0.seen.contains(x: x, y: y) }
  }

  func scrollArea(x: Int, y: Int) -> ScrollArea? {
    scrollAreas.last { $0.layer >= frontLayer && $0.rect.contains(x: x, y: y) }
  }
}
