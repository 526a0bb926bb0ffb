import CairnCore
import CairnScreen
import Foundation
import SwiftUI

extension TestHost {
  /// Selects a row of a list, as a tap does outside edit mode.
  public func select(
    _ row: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try send(.select, toRow: row, SourceLocation(fileID, filePath, line, column)) }

  /// Selects all rows from the last selected one to another, like a click with the Shift key.
  public func extendSelection(
    to row: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try send(.extendSelection, toRow: row, SourceLocation(fileID, filePath, line, column)) }

  /// Removes a row from the selection.
  public func deselect(
    _ row: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try send(.deselect, toRow: row, SourceLocation(fileID, filePath, line, column)) }

  /// Swipes a row all the way, which deletes it unless it has custom actions.
  public func delete(
    _ row: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try send(.delete, toRow: row, SourceLocation(fileID, filePath, line, column)) }

  /// Drags a row in front of another.
  public func move(
    _ row: String, before other: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      let target = try finder.one(other, role: .row)
      try send(.move(before: target.id), to: finder.one(row, role: .row))
    }
  }

  /// Drags a row to the end of its section.
  public func moveToEnd(
    _ row: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try send(.move(before: nil), toRow: row, SourceLocation(fileID, filePath, line, column)) }

  /// Swipes a row and chooses one of its actions.
  public func swipe(
    _ row: String, _ action: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      try swipe(finder.one(row, role: .row), action)
    }
  }

  func swipe(_ row: Element, _ action: String) throws(Failure) {
    let parts = row.swipeParts
    for part in parts {
      if let found = Finder(root: part).candidates(action).first { return try send(.activate, to: found) }
    }
    throw Failure(
      .noChoice(
        action, in: TestHostError.Candidate(row).description,
        available: parts.flatMap { Finder(root: $0).swipeLabels }))
  }

  /// Pulls a list down to refresh it.
  public func refresh(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      guard let area = root?.partToRefresh else { throw Failure(.notPresented("list that can be refreshed")) }
      try send(.refresh, to: area)
    }
  }

  private func send(_ event: ElementEvent, toRow label: String, _ location: SourceLocation) throws(TestHostError) {
    try perform(at: location) { () throws(Failure) in try send(event, to: finder.one(label, role: .row)) }
  }
}

extension Element {
  /// The row that contains the element.
  var row: Element? {
    var current: Element? = self
    while let element = current, element.role != .row { current = element.parent }
    return current
  }

  /// The parts of a row that a swipe uncovers: the actions at the trailing edge, then those at the leading edge.
  var swipeParts: [Element] {
    let parts = traits?[RowPartsTrait.self] ?? RowParts()
    return parts.trailing + parts.leading
  }
}

extension Finder {
  /// The labels of the buttons in a part of a row.
  var swipeLabels: [String] {
    (root?.inside ?? []).filter { $0.role == .button }.compactMap(\.label)
  }
}
