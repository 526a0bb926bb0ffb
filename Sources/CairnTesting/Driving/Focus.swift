import CairnCore
import CairnScreen
import CairnValues
import SwiftUI

extension TestHost {
  /// Moves the focus to something, as a person does with the Tab key or a click.
  public func focus(_ label: String) throws {
    try settleTurns()
    let found = elements { ($0.label == label || $0.semantics?.identifier == label) && !$0.hasTrait(.hidden) }
    for element in found {
      // The label may be that of something inside what takes the focus, or of something around it.
      for candidate in element.outwards + element.inside where session.send(.focus(true), to: candidate) {
        return try settleTurns()
      }
    }
    throw TestHostError("There is no \"\(label)\" that can have the focus.", screen: screenText)
  }

  /// Presses a key with modifiers held down.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers) throws {
    try settleTurns()
    let shortcut = KeyboardShortcut(key, modifiers: modifiers)
    guard let window, session.press(shortcut, in: window) || session.pressInFocus(shortcut, in: window) else {
      let focus = window?.screen.focused?.label.map { "\"\($0)\" has the focus" } ?? "nothing has the focus"
      throw TestHostError("No one takes the key \(key.character.debugDescription); \(focus).", screen: screenText)
    }
    try settleTurns()
    session.release(shortcut, in: window)
    try settleTurns()
  }

  /// Presses a key.
  public func press(_ key: KeyEquivalent) throws { try press(key, modifiers: []) }

  func elements(where isWanted: (Element) -> Bool) -> [Element] {
    root?.inside.filter(isWanted) ?? []
  }
}

extension Element {
  /// This element and those around it, from the inside out.
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
