import CairnCore
import CairnScreen
import Foundation
import SwiftUI

extension TestHost {
  /// Selects a row of a list, as a tap outside edit mode does.
  public func select(_ row: String) throws { try send(.select, toRow: row) }

  /// Selects all rows from the one selected last to another, as a click with the Shift key does.
  public func extendSelection(to row: String) throws { try send(.extendSelection, toRow: row) }

  /// Takes a row out of the selection.
  public func deselect(_ row: String) throws { try send(.deselect, toRow: row) }

  /// Swipes a row all the way, which deletes it unless it has actions of its own.
  public func delete(_ row: String) throws { try send(.delete, toRow: row) }

  /// Drags a row in front of another.
  public func move(_ row: String, before other: String) throws {
    try settleTurns()
    let target = try finder.one(other, role: .row)
    try send(.move(before: target.id), toRow: row)
  }

  /// Drags a row to the end of its section.
  public func moveToEnd(_ row: String) throws { try send(.move(before: nil), toRow: row) }

  /// Swipes a row and chooses one of its actions.
  public func swipe(_ row: String, _ action: String) throws {
    try settleTurns()
    let element = try finder.one(row, role: .row)
    let parts = element.traits?[RowPartsTrait.self] ?? RowParts()
    for part in parts.trailing + parts.leading {
      if let found = Finder(root: part, screen: screenText).candidates(action).first {
        return try send(.activate, to: found, action)
      }
    }
    throw TestHostError("The row \"\(row)\" has no action \"\(action)\".", screen: screenText)
  }

  /// Pulls a list down to reload it.
  public func refresh() throws {
    try settleTurns()
    guard let area = root?.partToRefresh else {
      throw TestHostError("Nothing here can be reloaded.", screen: screenText)
    }
    try send(.refresh, to: area, area.role.rawValue)
  }

  /// Scrolls until something shows.
  public func scroll(to label: String) throws {
    try settleTurns()
    if let element = anything(called: label) { return try reveal(element) }
    for area in everything where area.events.contains(.scroll) {
      _ = session.send(.scroll(.zero), to: area)
      try settleTurns()
      while true {
        if let element = anything(called: label) { return try reveal(element) }
        let before = area.scrollOffset
        let next = CGPoint(
          x: area.isScrollArea(along: .vertical) ? before.x : before.x + area.frame.width,
          y: area.isScrollArea(along: .vertical) ? before.y + area.frame.height : before.y)
        _ = session.send(.scroll(next), to: area)
        try settleTurns()
        if area.scrollOffset == before { break }
      }
    }
    throw TestHostError("There is no \"\(label)\" to scroll to.", screen: screenText)
  }

  private func anything(called label: String) -> Element? { finder.candidates(label).first }

  private func reveal(_ element: Element) throws {
    var area = element.parent
    while let current = area, !current.events.contains(.scroll) { area = current.parent }
    guard let area, let content = area.children.first else { return }
    let before = area.scrollOffset
    area.scroll(toShow: element.frame(in: content))
    let wanted = area.scrollOffset
    area.scrollOffset = before
    _ = session.send(.scroll(wanted), to: area)
    try settleTurns()
  }

  private var everything: [Element] {
    var found: [Element] = []
    func visit(_ element: Element) {
      if element.hasTrait(.hidden) { return }
      found.append(element)
      for child in element.children { visit(child) }
    }
    if let root { visit(root) }
    return found
  }

  private func send(_ event: ElementEvent, toRow label: String) throws {
    try settleTurns()
    try send(event, to: finder.one(label, role: .row), label)
  }
}

extension Element {
  /// The row the element is in.
  var row: Element? {
    var current: Element? = self
    while let element = current, element.role != .row { current = element.parent }
    return current
  }
}
