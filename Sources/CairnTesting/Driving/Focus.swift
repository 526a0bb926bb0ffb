import CairnCore
import CairnScreen
import CairnValues
import SwiftUI

extension TestHost {
  /// Moves the focus to an element, as the Tab key or a click does.
  public func focus(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      let found = elements { ($0.label == label || $0.semantics?.identifier == label) && !$0.hasTrait(.hidden) }
      for element in found {
        // The label may belong to a descendant or an ancestor of the focusable element.
        for candidate in element.outwards + element.inside where session.send(.focus(true), to: candidate) { return }
      }
      guard let first = found.first else { throw Failure(finder.absence(of: label, [], "\"\(label)\"")) }
      throw Failure(.unsupported(.init(first), action: "have the focus"))
    }
  }

  /// Presses a key with modifiers held down.
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try press(key, modifiers, at: SourceLocation(fileID, filePath, line, column))
  }

  /// Presses a key.
  public func press(
    _ key: KeyEquivalent,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try press(key, [], at: SourceLocation(fileID, filePath, line, column))
  }

  private func press(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, at location: SourceLocation
  ) throws(TestHostError) {
    try perform(at: location) { () throws(Failure) in
      let shortcut = KeyboardShortcut(key, modifiers: modifiers)
      guard let window, session.press(shortcut, in: window) || session.pressInFocus(shortcut, in: window) else {
        throw Failure(.keyNotHandled(key.character.debugDescription, focused: window?.screen.focused?.label))
      }
      try settleTurns()
      session.release(shortcut, in: window)
    }
  }

  func elements(where isWanted: (Element) -> Bool) -> [Element] {
    root?.inside.filter(isWanted) ?? []
  }
}

extension Element {
  /// This element and its ancestors, from the inside out.
  var outwards: [Element] {
    var all: [Element] = []
    var step: Element? = self
    while let current = step {
      all.append(current)
      step = current.parent
    }
    return all
  }

  /// This element and everything inside, in reading order.
  package var inside: [Element] { [self] + children.flatMap(\.inside) }
}
