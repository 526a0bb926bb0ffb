import CairnScreen

// The focus of a person who uses keys goes along to the page that comes, and back to where it was on one uncovered. It is
// left alone where nothing on the page had it: a finger needs none.
extension StackNode {
  private var windowFocus: WindowFocus? { scope.box(WindowKey.self).value.window?.focus }

  /// Remembers what has the focus on the page a person sees. Asked while it is still there.
  func noteFocus() {
    // Mostly nothing has it, which is found out without taking hold of anything.
    guard scope.screen.hasFocus, let focused = scope.screen.focused, focusLeft == nil, let page = shownPage,
      page.element.contains(focused)
    else { return }
    page.leftFocus = focused
    focusLeft = focused
  }

  /// Another page has come in place of the one a person saw.
  func passFocus(to page: PageNode) {
    guard focusLeft != nil || page.leftFocus != nil else { return }
    windowFocus?.pass(from: focusLeft, to: page)
    focusLeft = nil
  }
}
