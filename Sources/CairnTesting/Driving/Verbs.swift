import CairnCore
import CairnScreen
import SwiftUI

/// The verbs that name an element by a string: its accessible label, its visible text or its accessibility identifier.
extension TestHost {
  var finder: Finder { Finder(root: root) }

  /// Taps a button, a link, a row, a tab, a toggle or a menu item.
  public func tap(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      try send(.activate, to: finder.one(label))
    }
  }

  /// Taps the element with a label and a role.
  public func tap(
    _ label: String, role: Role,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      try send(.activate, to: finder.one(label, role: role))
    }
  }

  /// Taps one of several elements with the same label, counted in reading order from 0.
  public func tap(
    _ label: String, at index: Int,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      let found = finder.candidates(label)
      guard found.indices.contains(index) else {
        throw Failure(.notFound("\"\(label)\" at \(index)", nearby: found.map { TestHostError.Candidate($0) }))
      }
      try send(.activate, to: found[index])
    }
  }

  /// Taps twice in the same instant.
  public func doubleTap(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      try doubleTap(finder.one(label))
    }
  }

  /// Replaces the text of a field.
  public func type(
    _ text: String, into field: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      try type(text, into: finder.field(field))
    }
  }

  /// Presses Return in a field.
  public func submit(
    _ field: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      try send(.submit, to: finder.field(field))
    }
  }

  /// Switches a toggle.
  public func toggle(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      try send(.activate, to: finder.one(label, role: .toggle))
    }
  }
}

/// The actions of verbs on an element that was found.
extension TestHost {
  func doubleTap(_ element: Element) throws(Failure) {
    try requireEnabled(element)
    if element.answering(.taps(2)) != nil {
      _ = session.send(.taps(2), to: element)
    } else {
      _ = session.send(.activate, to: element)
      _ = session.send(.activate, to: element)
    }
  }

  func type(_ text: String, into field: Element) throws(Failure) {
    try requireEnabled(field)
    // Users focus a field before they type.
    _ = session.send(.focus(true), to: field)
    try send(.edit(text), to: field)
  }

  func requireEnabled(_ element: Element) throws(Failure) {
    if element.hasTrait(.disabled) { throw Failure(.disabled(.init(element))) }
  }

  func send(_ event: ElementEvent, to element: Element) throws(Failure) {
    try requireEnabled(element)
    guard session.send(event, to: element) else {
      throw Failure(.unsupported(.init(element), action: event.described))
    }
    try settleTurns()
  }
}

extension ElementEvent {
  /// The action that the element does not support, for failures: the element "cannot …".
  fileprivate var described: String {
    switch self {
    case .activate, .taps, .press, .hover: "be tapped"
    case .hold: "be held down"
    case .edit: "be edited"
    case .submit: "be submitted"
    case .selectText: "have text selected"
    case .adjust: "be set to a number"
    case .step: "be stepped"
    case .select, .extendSelection: "be selected"
    case .deselect: "be deselected"
    case .expand: "be expanded or collapsed"
    case .delete: "be deleted"
    case .move: "be moved"
    case .focus: "have the focus"
    case .dismiss: "be dismissed"
    case .scroll: "be scrolled"
    case .refresh: "be refreshed"
    case .drag: "be dragged"
    case .magnify: "be magnified"
    case .rotate: "be rotated"
    case .message: "take messages"
    case .key: "handle keys"
    }
  }
}
