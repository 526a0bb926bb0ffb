import CairnHosting
import CairnScreen

// Queries for tests: the elements that keys can reach in a terminal, and those that are visible.
extension TerminalHost {
  /// Returns whether an element can currently take the focus.
  package func canFocus(_ element: Element) -> Bool { reachable.contains { $0.element === element } }

  /// Moves the focus to an element if a user could. Returns `false` otherwise.
  package func focus(on element: Element) -> Bool {
    guard canFocus(element) else { return false }
    move(to: element)
    update()
    return true
  }

  /// The elements that Tab visits, in order.
  package var inTabOrder: [Element] {
    reachable.filter { !$0.seen.isEmpty || $0.element.scrollArea?.overflows == true }.map(\.element)
  }

  package var focused: Element? { focusedElement }

  /// Whether any part of the focused element is visible.
  package var focusIsInView: Bool {
    guard let focused = focusedElement else { return true }
    return reachable.contains { $0.element === focused && !$0.seen.isEmpty }
  }

  /// Presses a key and processes all consequences.
  package func press(_ code: Key.Code, _ modifiers: Key.Modifiers = []) { handle(.key(Key(code, modifiers))) }
}
