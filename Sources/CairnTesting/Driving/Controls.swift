import CairnCore
import CairnScreen
import SwiftUI

extension TestHost {
  /// Chooses an option of a picker.
  public func pick(_ option: String, from picker: String) throws {
    try settleTurns()
    // Among the rows of a list the options of a picker stand by themselves.
    if finder.candidates(picker, role: .picker).isEmpty, !finder.candidates(picker).isEmpty,
      let row = finder.candidates(option, role: .option).first
    {
      return try send(.activate, to: row, option)
    }
    let element = try finder.one(picker, role: .picker)
    try check(element, picker)
    if let found = element.option(called: option) { return try send(.activate, to: found, option) }
    throw TestHostError("The picker \"\(picker)\" has no option \"\(option)\".", screen: screenText)
  }

  /// Moves a slider to a number.
  public func slide(_ slider: String, to value: Double) throws {
    try settleTurns()
    try send(.adjust(value), to: finder.one(slider, role: .slider), slider)
  }

  /// Presses a stepper's plus so many times, or its minus where the number is negative.
  public func step(_ stepper: String, by steps: Int = 1) throws {
    try settleTurns()
    try send(.step(steps), to: finder.one(stepper, role: .stepper), stepper)
  }
}

extension TestHost {
  /// Turns to the next of the pages of a paged tab view, or so many pages on; back where the number is negative.
  public func turnPage(by pages: Int = 1) throws {
    try settleTurns()
    let found = (root?.layers.first ?? []).flatMap(\.inside).last { $0.isPaged && !$0.isUnseen }
    guard let found else { throw TestHostError("There are no pages to turn.", screen: screenText) }
    guard session.send(.step(pages), to: found) else {
      let shown = found.turnedPages.map { "page \($0.shown + 1) of \($0.count)" } ?? "the only page"
      throw TestHostError("There is no page \(pages) from here: this is \(shown).", screen: screenText)
    }
    try settleTurns()
  }

  /// What a person is offered who asks for a thing's context menu.
  public func contextMenu(of label: String) throws -> [String] {
    try settleTurns()
    return session.contextMenu(of: try finder.one(label)).flatMap { element in
      element.label.map { [$0] } ?? element.textsInside
    }
  }

  /// Asks for a thing's context menu and chooses from it.
  public func choose(_ item: String, fromContextMenuOf label: String) throws {
    try settleTurns()
    for element in session.contextMenu(of: try finder.one(label)) {
      if let found = Finder(root: element, screen: screenText).candidates(item).first {
        return try send(.activate, to: found, item)
      }
    }
    throw TestHostError("The context menu of \"\(label)\" has no \"\(item)\".", screen: screenText)
  }
}

extension Element {
  fileprivate func option(called label: String) -> Element? {
    if role == .option, self.label == label || semantics?.identifier == label { return self }
    for child in children {
      if let found = child.option(called: label) { return found }
    }
    return nil
  }
}
