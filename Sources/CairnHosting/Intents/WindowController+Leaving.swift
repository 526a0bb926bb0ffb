import CairnCore
import CairnScreen

// Leaving, by Escape, a Back button, or a press outside a panel.
extension WindowController {
  /// What leaving does now, by Escape or another key for it.
  package enum Escape {
    case closesMenu, goesBack
    /// Ends the search of the page in front, wherever the focus is.
    case endsSearch(Element)
    /// Cancels a dialog.
    case cancels(Element)
    case closes(Element)
    /// Presses the app's control for it.
    case presses(Element)
  }

  package var escape: Escape? { escape(endingSearchIn: searchField) }

  /// - Parameter field: The search field of the page in front. A host that asks at each paint knows it already.
  package func escape(endingSearchIn field: Element?) -> Escape? {
    if openPopUp?.menuOwner != nil { return .closesMenu }
    if let field, field.isSearching { return .endsSearch(field) }
    guard let root, let front = root.layers.first?.first, front !== root else {
      return window.frontStack?.canGoBack == true ? .goesBack : nil
    }
    // A sheet goes back through its own pages before it closes.
    if case .sheet? = front.panel, let stack = window.frontStack, stack.depth > 0, stack.canGoBack { return .goesBack }
    if front.isDialog { return .cancels(front) }
    if front.events.contains(.dismiss) { return .closes(front) }
    return front.cancelControl.map { .presses($0) }
  }

  /// Leaves the front layer: an open menu first, then a search, a dialog, a sheet, and last the page.
  package func leave() -> Bool {
    switch escape {
    case .closesMenu: closeMenu()
    case .endsSearch(let field): session.send(.dismiss, to: field)
    case .goesBack: goBack()
    case .cancels(let panel), .closes(let panel): leave(panel)
    // The shortcuts of the app come first, so its control has refused.
    case .presses, nil: false
    }
  }

  /// Leaves a dialog, a sheet or a popover. Returns `false` if only its own buttons close it.
  @discardableResult
  package func leave(_ panel: Element) -> Bool {
    if panel.isDialog, let cancel = panel.firstInside(where: { $0.hasTrait(.cancels) && $0.events.contains(.activate) })
    {
      return session.send(.activate, to: cancel)
    }
    if panel.events.contains(.dismiss), session.send(.dismiss, to: panel) { return true }
    guard panel.panel == .alert else { return false }
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
    let placed = window.screen.placedPopUps
    guard !placed.isEmpty, let front = root?.layers.first else { return nil }
    return placed.last { $0.isVisible(in: front) }
  }

  /// Closes the open menu and moves the focus back to it. Returns `false` if none is open.
  package func closeMenu() -> Bool {
    guard let popUp = openPopUp, let menu = popUp.menuOwner,
      session.send(.expand(false), to: menu) || session.send(.activate, to: menu)
    else { return false }
    move(to: menu)
    return true
  }
}

extension Element {
  /// Whether it is a search field with a text to search for.
  package var isSearching: Bool {
    guard isSearchField, events.contains(.dismiss), case .field(let field) = content else { return false }
    return !field.text.isEmpty
  }

  /// The app's control with Escape as its shortcut.
  fileprivate var cancelControl: Element? {
    if isUnseen || hasTrait(.disabled) { return nil }
    if traits?[ShortcutTrait.self] == .cancelAction {
      return events.contains(.activate) ? self : firstInside { $0.events.contains(.activate) }
    }
    for child in children {
      if let found = child.cancelControl { return found }
    }
    return nil
  }

  /// Whether it and everything around it is visible, up to one of these elements.
  fileprivate func isVisible(in front: [Element]) -> Bool {
    for one in selfAndAncestors {
      if one.isUnseen { return false }
      if front.contains(where: { $0 === one }) { return true }
    }
    return false
  }
}
