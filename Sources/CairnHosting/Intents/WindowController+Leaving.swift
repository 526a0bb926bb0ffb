import CairnCore
import CairnScreen

// Leaving, by Escape, a Back button, or a press outside a panel.
extension WindowController {
  /// Leaves the front layer: an open menu first, then a dialog, a sheet, and last the page.
  package func leave() -> Bool {
    if closeMenu() { return true }
    guard let root, let front = root.layers.first?.first, front !== root else { return goBack() }
    // A sheet goes back through its own pages before it closes.
    if front.role == .sheet, let stack = window.frontStack, stack.depth > 0, goBack() { return true }
    return leave(front)
  }

  /// Leaves a dialog, a sheet or a popover. Returns `false` if only its own buttons close it.
  @discardableResult
  package func leave(_ panel: Element) -> Bool {
    let isDialog = panel.role == .alert || panel.role == .dialog
    if isDialog, let cancel = panel.firstInside(where: { $0.hasTrait(.cancels) && $0.events.contains(.activate) }) {
      return session.send(.activate, to: cancel)
    }
    if panel.events.contains(.dismiss), session.send(.dismiss, to: panel) { return true }
    guard panel.role == .alert else { return false }
    // Escape presses the only button of an alert.
    let buttons = panel.visibleParts { $0.role == .button && $0.events.contains(.activate) && $0.canHaveFocus }
    return buttons.count == 1 && session.send(.activate, to: buttons[0])
  }

  /// Goes back, for every key, button and gesture.
  @discardableResult
  package func goBack() -> Bool { window.frontStack?.goBack() ?? false }

  // MARK: Menus

  /// The open list of items in front of everything else.
  package var openPopUp: Element? {
    for part in root?.layers.first ?? [] {
      if let found = part.lastPopUp { return found }
    }
    return nil
  }

  /// Returns the menu that an open list of items belongs to: around it, or next to it in a bar.
  package func menu(around popUp: Element) -> Element? {
    guard popUp.popsUp, let parent = popUp.parent else { return nil }
    var current: Element? = popUp
    while let one = current {
      if one.role == .menu || one.role == .picker { return one }
      if one.role == .page || one.role == .bar { break }
      current = one.parent
    }
    return parent.children.first { $0.role == .menu }
  }

  /// Closes the open menu and moves the focus back to it. Returns `false` if none is open.
  package func closeMenu() -> Bool {
    guard let popUp = openPopUp, let menu = menu(around: popUp),
      session.send(.expand(false), to: menu) || session.send(.activate, to: menu)
    else { return false }
    move(to: menu)
    return true
  }
}

extension Element {
  /// The innermost visible list of items, the last in reading order.
  fileprivate var lastPopUp: Element? {
    if isUnseen { return nil }
    for child in children.reversed() {
      if let found = child.lastPopUp { return found }
    }
    return popsUp ? self : nil
  }
}
