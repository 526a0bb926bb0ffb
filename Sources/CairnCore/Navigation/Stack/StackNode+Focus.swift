import CairnScreen

// Keyboard focus follows to a page that comes on top, and returns to where it was on an uncovered page. It is left
// alone if nothing on the page had it, because touch needs no focus.
extension StackNode {
  private var windowFocus: WindowFocus? { scope.box(WindowKey.self).value.window?.focus }

  /// Remembers the focused element of the visible page, before that page leaves.
  func noteFocus() {
    // Usually nothing is focused; `hasFocus` finds that out without retaining anything.
    guard scope.screen.hasFocus, let focused = scope.screen.focused, focusLeft == nil, let page = shownPage,
      page.element.contains(focused)
    else { return }
    page.leftFocus = focused
    focusLeft = focused
  }

  /// Moves the focus to the page that replaced the visible one.
  func passFocus(to page: PageNode) {
    guard focusLeft != nil || page.leftFocus != nil else { return }
    windowFocus?.pass(from: focusLeft, to: page)
    focusLeft = nil
  }

  /// Moves the focus to the top page of another stack, whose column replaced the one of this stack.
  func passFocus(to other: any Stack) {
    noteFocus()
    if let page = other.topPage { passFocus(to: page) }
  }
}
