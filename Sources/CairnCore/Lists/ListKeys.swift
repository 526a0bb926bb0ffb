import CairnScreen
import CairnValues
import Foundation

/// The keyboard position in a list, and the anchor of a range selection.
struct ListCursor {
  var item: Int
  var anchor: Int
}

// Selection by keyboard, and by clicking with Shift held down.
extension ListNode {
  /// Handles a key press.
  ///
  /// Arrow keys select the next row, and the page keys the row one list height away. Shift extends the range, and
  /// Command-A selects all rows. In edit mode rows are marked individually, and arrow keys without Shift move the
  /// focus.
  func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    guard selection != nil, rows.count > 0 else { return false }
    let extends = modifiers.contains(.shift)
    guard modifiers.isSubset(of: .shift) else {
      return key == "a" && modifiers == .command && selection?.isMultiple == true && selectAll()
    }
    if isEditing, selection?.isMultiple == true, !extends, key != .return { return false }
    let present = presentItem
    switch key {
    case .return:
      guard let values = selection?.values, !values.isEmpty, let action = selectionMenu?.primaryAction else {
        return false
      }
      action(values)
      return true
    case .downArrow: return go(from: present, by: 1, extends: extends)
    case .upArrow: return go(from: present, by: -1, extends: extends)
    case .home: return go(from: -1, by: 1, extends: extends)
    case .end: return go(from: rows.count, by: -1, extends: extends)
    case .pageDown: return go(from: itemBeforePage(from: present, by: 1), by: 1, extends: extends)
    case .pageUp: return go(from: itemBeforePage(from: present, by: -1), by: -1, extends: extends)
    default: return false
    }
  }

  /// The current row: the one selected last, or else the first selected row, or else the focused row.
  private var presentItem: Int? {
    if let cursor, cursor.item < rows.count, let tag = selectableTag(ofItem: cursor.item),
      selection?.contains(tag) == true
    {
      return cursor.item
    }
    cursor = nil
    let focused = list.screen.focused
    let row = everyRow { $0.element.hasTrait(.selected) } ?? everyRow { $0.element === focused }
    return row.flatMap { item(of: $0) }
  }

  /// Returns the item from which one more step moves by a list height.
  private func itemBeforePage(from start: Int?, by step: Int) -> Int? {
    guard let start else { return nil }
    let place = frame(ofItem: start).minY
    var item = start
    while item + step >= 0, item + step < rows.count, abs(frame(ofItem: item + step).minY - place) < list.frame.height {
      item += step
    }
    return item == start ? start : item - step
  }

  /// Moves to the nearest selectable row.
  private func go(from start: Int?, by step: Int, extends: Bool) -> Bool {
    var item = start.map { $0 + step } ?? (step > 0 ? 0 : rows.count - 1)
    while item >= 0, item < rows.count, selectableTag(ofItem: item) == nil { item += step }
    guard item >= 0, item < rows.count else { return true }
    select(upTo: item, extends: extends)
    list.scroll(toShow: frame(ofItem: item))
    return true
  }

  /// Selects a row, or the range from the anchor to it.
  func select(upTo item: Int, extends: Bool) {
    guard let tag = selectableTag(ofItem: item) else { return }
    if extends, cursor == nil, let present = presentItem { cursor = ListCursor(item: present, anchor: present) }
    let anchor = extends && selection?.isMultiple == true ? cursor?.anchor ?? item : item
    cursor = ListCursor(item: item, anchor: anchor)
    if anchor == item {
      selection?.selectOnly(tag)
    } else {
      selection?.selectOnly((min(anchor, item)...max(anchor, item)).compactMap { selectableTag(ofItem: $0) })
    }
    graph.requestTurnIfNeeded()
  }

  private func selectAll() -> Bool {
    selection?.selectOnly((0..<rows.count).compactMap { selectableTag(ofItem: $0) })
    graph.requestTurnIfNeeded()
    return true
  }

  /// Returns the tag of an item's row if it can be selected. The row need not exist yet.
  private func selectableTag(ofItem item: Int) -> Tag? {
    guard let part = rows.part(of: item), part.place == .row else { return nil }
    if let row = row(ofItem: item) { return row.selectableTag }
    guard case .rows(let source) = part.content else { return nil }
    let tag = Tag(value: source.id(at: item - part.start), includesOptional: true)
    return selection?.accepts(tag) == true ? tag : nil
  }

  /// Returns the item a row represents.
  func item(of row: ListRow) -> Int? {
    for part in rows.parts {
      switch part.content {
      case .rows(let source):
        if let place = row.place, place.source === source { return part.start + place.index }
      case .elements(let elements):
        if let offset = elements.firstIndex(where: { $0 === row.content }) { return part.start + offset }
      }
    }
    return nil
  }

  private func row(ofItem item: Int) -> ListRow? {
    guard let part = rows.part(of: item) else { return nil }
    switch part.content {
    case .rows(let source):
      return everyRow { $0.place?.source === source && $0.place?.index == item - part.start }
    case .elements(let elements):
      let content = elements[item - part.start]
      return everyRow { $0.content === content }
    }
  }
}
