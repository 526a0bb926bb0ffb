import CairnCore
import CairnScreen
import SwiftUI

extension TestHost {
  /// Selects a row, as a tap outside edit mode does.
  public func select(_ row: String) throws { try send(.select, toRow: row) }

  /// Takes a row out of the selection.
  public func deselect(_ row: String) throws { try send(.deselect, toRow: row) }

  /// Swipes a row to delete it.
  public func delete(_ row: String) throws { try send(.delete, toRow: row) }

  /// Drags a row in front of another.
  public func move(_ row: String, before other: String) throws {
    try settleTurns()
    let target = try self.row(other)
    try send(.move(before: target.id), toRow: row)
  }

  /// Chooses an option of a picker.
  public func pick(_ option: String, from picker: String) throws {
    try settleTurns()
    let element = try finder.one(picker, role: .picker)
    if let found = element.option(option) { return try send(.activate, to: found, option) }
    // Some pickers show their options only once they are opened.
    try send(.activate, to: element, picker)
    guard let found = element.option(option) ?? finder.candidates(option).first else {
      throw TestHostError("The picker \"\(picker)\" has no option \"\(option)\".", screen: screenText)
    }
    try send(.activate, to: found, option)
  }

  private func row(_ label: String) throws -> Element {
    let rows = finder.candidates(label, role: .row)
    if rows.isEmpty {
      // Inside a row there may be a control with the label; the row around it is meant.
      let around = finder.candidates(label).compactMap { $0.outwards.first { $0.role == .row } }
      if let first = around.first, around.allSatisfy({ $0 === first }) { return first }
      throw TestHostError("There is no row \"\(label)\".", screen: screenText)
    }
    return try finder.one(label, role: .row)
  }

  private func send(_ event: ElementEvent, toRow label: String) throws {
    try settleTurns()
    try send(event, to: row(label), label)
  }
}

extension Element {
  fileprivate func option(_ label: String) -> Element? {
    inside.first { element in
      switch element.role {
      case .option, .menuItem, .row, .link, .button: element !== self && element.label == label
      default: false
      }
    }
  }
}
