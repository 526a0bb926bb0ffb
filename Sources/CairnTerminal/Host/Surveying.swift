import CairnHosting
import CairnScreen

// What a test asks of a terminal: what can be reached in it by keys, and what can be seen.
extension TerminalHost {
  /// Whether the focus can come to an element as the screen is now.
  package func canFocus(_ element: Element) -> Bool { reachable.contains { $0.element === element } }

  /// Moves the focus to where a person can move it; false if that is nowhere.
  package func focus(on element: Element) -> Bool {
    guard canFocus(element) else { return false }
    move(to: element)
    update()
    return true
  }

  /// All that Tab goes to now, in its order.
  package var inTabOrder: [Element] {
    reachable.filter { !$0.seen.isEmpty || $0.element.scrollArea?.overflows == true }.map(\.element)
  }

  package var focused: Element? { focusedElement }

  /// Whether any of what has the focus can be seen.
  package var focusIsInView: Bool {
    guard let focused = focusedElement else { return true }
    return reachable.contains { $0.element === focused && !$0.seen.isEmpty }
  }

  /// Presses a key, and has everything happen that comes of it.
  package func press(_ code: Key.Code, _ modifiers: Key.Modifiers = []) { handle(.key(Key(code, modifiers))) }
}
