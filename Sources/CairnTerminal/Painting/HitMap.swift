import CairnScreen

/// The reachable parts of a screen, recorded while painting. Keys and the mouse use the same.
@MainActor
package struct HitMap {
  /// An element that can take the focus or handles a press.
  struct Target {
    let element: Element
    /// Its whole rectangle, including parts that are scrolled out of view.
    let rect: CellRect
    /// Its visible part.
    let seen: CellRect
    /// Its layer. The latest presentation has the highest.
    let layer: Int
    /// Whether it is in a bar instead of on the page itself.
    let isInBar: Bool
    /// Its row.
    let row: Element?
    /// Whether it is a row that represents its content.
    var isWhole = false

    /// Returns a target as large as a surrounding element.
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
    /// The length of the bar's knob, and where it begins.
    let length: Int
    let top: Int
    let layer: Int
  }

  /// From back to front.
  var targets: [Target] = []
  var scrollAreas: [ScrollArea] = []
  /// The separators between columns, which the mouse can drag.
  var rules: [(column: Element, rect: CellRect)] = []
  /// The positions of fields' texts, for placing the caret by mouse.
  var fields: [ElementID: FieldPlace] = [:]
  /// The scroll bars, with the columns that they move in.
  var scrollBars: [ScrollBar] = []
  /// The marks of turned pages, one cell per page.
  var pageMarks: [(pages: Element, page: Int, rect: CellRect)] = []
  /// The positions of sliders' bars.
  var tracks: [ElementID: CellRect] = [:]
  /// The front layer. Only its targets can be reached.
  var frontLayer = 0
  /// Whether all drawing stays on its element's lines: no menu is open, and no content leaves its row. Lines can then
  /// be redrawn individually.
  var standsStill = true
  /// The tabs and search fields among the targets.
  var tabs: [Target] = []
  var searchFields: [Target] = []
  /// The element of the front layer.
  var front: Element?

  /// The targets that the focus can move to, found at most once.
  private(set) lazy var reachable = findReachable()

  struct FieldPlace {
    var rect: CellRect
    var scroll: Int
  }

  /// Returns the visible part of an element.
  func seen(of element: Element) -> CellRect? { targets.last { $0.element === element && !$0.seen.isEmpty }?.seen }

  /// Returns the target under the mouse.
  func target(x: Int, y: Int) -> Target? { targets.last { $0.layer >= frontLayer && $0.seen.contains(x: x, y: y) } }

  func scrollArea(x: Int, y: Int) -> ScrollArea? {
    scrollAreas.last { $0.layer >= frontLayer && $0.rect.contains(x: x, y: y) }
  }

  /// Returns the elements under the mouse that follow it.
  func hovered(x: Int, y: Int) -> [Element] {
    targets.filter {
      $0.layer >= frontLayer && $0.element.events.contains(.hover) && $0.seen.contains(x: x, y: y)
    }.map(\.element)
  }

  private func findReachable() -> [Target] {
    // A row that represents its only control is painted, and so recorded, right before it.
    var whole: Element?
    var found: [Target] = []
    found.reserveCapacity(targets.count)
    for target in targets {
      if target.isWhole { whole = target.element }
      let isInsideWhole = target.row != nil && target.row === whole && target.element !== whole
      guard target.layer >= frontLayer, !isInsideWhole || target.element.role == .tabs,
        target.element.isFocusStop(standsForContent: target.isWhole)
      else { continue }
      found.append(target)
    }
    return found
  }
}
