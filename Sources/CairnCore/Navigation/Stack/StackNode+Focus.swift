import CairnScreen

// The focus of a person who uses keys goes along to the page that comes, and back to where it was on one uncovered. It is
// left alone where nothing on the page had it: a finger needs none.
extension StackNode {
  /// Asked while what has the focus is still there.
  func noteFocus() {
    guard let page = shownPage, let focused = page.element.screen.focused, focused.isInside(page.element) else { return }
    page.lastFocused = focused
    focusFollows = true
  }

  func takeFocus(to page: PageNode) {
    guard focusFollows else { return }
    focusFollows = false
    graph.effects.add(.focus, of: self) { [weak page] in page?.takeFocus() }
  }
}

extension PageNode {
  fileprivate func takeFocus() {
    guard !flags.contains(.unmounted), flags.contains(.shown), let root = element.screen.root else { return }
    // A page may have said itself what gets it. What a covered page had, nobody sees.
    if let focused = element.screen.focused, focused.isInside(root) { return }
    let before = lastFocused.flatMap { $0.isInside(element) ? $0 : nil }
    guard let target = before ?? element.firstControl else { return }
    scope.box(WindowKey.self).value.window?.focus.move(to: target)
  }
}

extension Element {
  fileprivate func isInside(_ other: Element) -> Bool {
    var element: Element? = self
    while let current = element {
      if current === other { return true }
      element = current.parent
    }
    return false
  }

  /// What a person comes to first: in the content of a page, or else in its bar.
  fileprivate var firstControl: Element? {
    let content = children.filter { $0.role != .bar }
    return (content + children).lazy.compactMap(\.firstThatTakesFocus).first
  }

  private var firstThatTakesFocus: Element? {
    if hasTrait(.hidden) { return nil }
    return takesFocus ? self : children.lazy.compactMap(\.firstThatTakesFocus).first
  }
}
