import CairnScreen
import CairnValues
import Foundation

/// Where a person is in a list with keys, and from where a range of rows is selected.
struct ListCursor {
  var item: Int
  var anchor: Int
}

// What keys, and clicks with Shift held down, do to the selection of a list.
extension ListNode {
  /// Arrows select the next row, the keys for pages one as far away as the list is high, with Shift a range of rows; with
  /// Command, A selects all of them. While the list is edited rows are marked one by one, and arrows without Shift are for
  /// the focus.
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

  /// Where a person is: at the row selected last, or at the first that is selected, or at the one with the focus.
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

  /// The item from where one more step leads as far as the list is high.
  private func itemBeforePage(from start: Int?, by step: Int) -> Int? {
    guard let start else { return nil }
    let place = frame(ofItem: start).minY
    var item = start
    while item + step >= 0, item + step < rows.count, abs(frame(ofItem: item + step).minY - place) < list.frame.height {
      item += step
    }
    return item == start ? start : item - step
  }

  /// Goes on to the nearest row that can be selected.
  private func go(from start: Int?, by step: Int, extends: Bool) -> Bool {
    var item = start.map { $0 + step } ?? (step > 0 ? 0 : rows.count - 1)
    while item >= 0, item < rows.count, selectableTag(ofItem: item) == nil { item += step }
    guard item >= 0, item < rows.count else { return true }
    select(upTo: item, extends: extends)
    list.scroll(toShow: frame(ofItem: item))
    return true
  }

  /// Selects a row, or all from where a selection began to it.
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

  /// What tells an item's row apart, made or not, if the row can be selected.
  private func selectableTag(ofItem item: Int) -> Tag? {
    guard let part = rows.part(of: item), part.place == .row else { return nil }
    if let row = row(ofItem: item) { return row.selectableTag }
    guard case .rows(let source) = part.content else { return nil }
    let tag = Tag(value: source.id(at: item - part.start), includesOptional: true)
    return selection?.accepts(tag) == true ? tag : nil
  }

  /// The item a row stands for.
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
