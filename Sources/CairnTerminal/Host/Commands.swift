import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// Key handling: first the focused element, then the app's shortcuts, then global keys.
extension TerminalHost {
  /// Handles an event.
  package func handle(_ event: InputEvent) {
    if case .mouse(let mouse) = event, mouse.action == .move { return pointerMoved(mouse) }
    // A person who acts does not want to watch the transition.
    endSlide()
    explaining {
      switch event {
      case .key(let key):
        forgetPointer()
        handle(key)
      case .mouse(let mouse): handle(mouse)
      case .paste(let text): paste(text)
      case .focus: break
      case .report(.background(let value)): backgroundIs(value)
      case .report: break
      }
      update()
    }
  }

  func handle(_ key: Key) {
    if key == .character("c", .control) {
      ending = 0
      return
    }
    if key == .character("z", .control), !isEditing {
      wantsToStop = true
      return
    }
    if key == Key(.function(12)), showDiagnostics() { return }
    if overlay != nil { return handleInOverlay(key) }
    if isEditing, edit(key) { return }
    // Escape closes the terminal's own menus before the app receives it.
    if key == Key(.escape), closeMenu() { return }
    if pressShortcut(key) { return }
    _ = handleInPlace(key) || handleAnywhere(key)
  }

  /// Whether typing goes into a field.
  var isEditing: Bool { focusedElement?.takesText ?? false }

  // MARK: The app's own shortcuts

  private func pressShortcut(_ key: Key) -> Bool {
    guard let window, let equivalent = key.equivalent else { return false }
    var modifiers: EventModifiers = []
    if key.modifiers.contains(.shift) { modifiers.insert(.shift) }
    if key.modifiers.contains(.alt) { modifiers.insert(.option) }
    if key.modifiers.contains(.super) { modifiers.insert(.command) }
    if key.modifiers.contains(.control) {
      // Command on Apple's keyboards is Control here.
      for held in [EventModifiers.command, .control] {
        if session.offer(KeyboardShortcut(equivalent, modifiers: modifiers.union(held)), in: window) { return true }
      }
      return false
    }
    // Return activates the focused element if there is one.
    if equivalent == .return, focusedElement != nil { return false }
    return session.offer(KeyboardShortcut(equivalent, modifiers: modifiers), in: window)
  }

  // MARK: The focused element

  private func handleInPlace(_ key: Key) -> Bool {
    guard let focused = focusedElement else { return false }
    switch (key.code, key.modifiers) {
    case (.enter, []): return press(focused)
    case (.character("."), []): return hold(focused)
    case (.character(","), []): return doubleTap(focused)
    case (.character(" "), []):
      if focused.role == .row, focused.events.contains(.select), !focused.events.contains(.activate) {
        return session.send(focused.hasTrait(.selected) ? .deselect : .select, to: focused)
      }
      return press(focused)
    case (.left, []), (.character("-"), []): return adjust(focused, by: -1)
    case (.right, []), (.character("+"), []): return adjust(focused, by: 1)
    case (.deleteForward, []): return session.send(.delete, to: focused)
    case (.up, .alt): return moveRow(focused, by: -1)
    case (.down, .alt): return moveRow(focused, by: 1)
    default: return false
    }
  }

  private func adjust(_ element: Element, by step: Int) -> Bool {
    switch element.role {
    case .slider, .stepper, .datePicker, .tabs: return session.send(.step(step), to: element)
    case .picker where !element.hasTrait(.expanded): return session.send(.step(step), to: element)
    default: return false
    }
  }

  /// Moves a list row up or down by one.
  private func moveRow(_ row: Element, by way: Int) -> Bool {
    let rows = movableRows(around: row)
    guard let index = rows.firstIndex(where: { $0 === row }), rows.indices.contains(index + way) else { return false }
    return move(row, to: rows[index + way])
  }

  private func movableRows(around row: Element) -> [Element] {
    let area = Self.scrollArea(of: row)
    return scene.targets.map(\.element).filter {
      $0.role == .row && $0.events.contains(.move) && Self.scrollArea(of: $0) === area
    }
  }

  /// Moves a row to the position of another.
  func move(_ row: Element, to other: Element) -> Bool {
    guard row.role == .row, row.events.contains(.move) else { return false }
    let rows = movableRows(around: row)
    guard let from = rows.firstIndex(where: { $0 === row }), let to = rows.firstIndex(where: { $0 === other }) else {
      return false
    }
    let next = to > from ? to + 1 : to
    return session.send(.move(before: next < rows.count ? rows[next].id : nil), to: row)
  }

  // MARK: Global keys

  private func handleAnywhere(_ key: Key) -> Bool {
    switch (key.code, key.modifiers) {
    case (.down, []), (.character("j"), []): return step(.down)
    case (.up, []), (.character("k"), []): return step(.up)
    case (.right, []), (.character("l"), []): return step(.right) || openFocused() || turnPage(1)
    case (.left, []), (.character("h"), []):
      return step(.left) || turnPage(-1) || focusedElement?.role == .row && goBack()
    case (.tab, []): return stepThrough(forward: true)
    case (.tab, .shift): return stepThrough(forward: false)
    case (.home, []), (.character("g"), []): return jump(toEnd: false)
    case (.end, []), (.character("G"), []): return jump(toEnd: true)
    case (.pageDown, []), (.character("d"), .control), (.character("f"), .control): return page(forward: true)
    case (.pageUp, []), (.character("u"), .control), (.character("b"), .control): return page(forward: false)
    case (.escape, []): return escape()
    case (.backspace, []), (.left, .alt), (.character("["), []): return goBack()
    case (.character("]"), []), (.right, .alt): return goForward()
    case (.character("/"), []): return search()
    case (.character("?"), []): return showKeys()
    case (.character("b"), []): return showPages()
    case (.character("w"), []): return showWindows()
    case (.character(":"), []), (.function(10), []): return showCommands()
    case (.character("m"), []), (.menu, []), (.function(10), .shift): return showActions()
    case (.character("q"), []):
      ending = 0
      return true
    case (.function(5), []), (.character("r"), .control): return refresh()
    case (.character("l"), .control):
      startOver()
      return true
    case (.character(let digit), let modifiers) where modifiers.isEmpty || modifiers == .alt:
      return chooseTab(digit)
    default: return false
    }
  }

  /// Handles the right arrow if there is nothing to the right: follows the focused link.
  private func openFocused() -> Bool {
    guard let focused = focusedElement, focused.role == .row || focused.role == .link else { return false }
    let leadsOn = focused.role == .link || focused.firstInside { $0.role == .link } != nil
    return leadsOn && activate(focused)
  }

  private func refresh() -> Bool {
    guard let part = window?.screen.root?.partToRefresh else { return false }
    return session.send(.refresh, to: part)
  }

  /// Leaves whatever is in front: a menu, a search, a dialog, a sheet, the page.
  private func escape() -> Bool {
    if closeMenu() { return true }
    if let root = window?.screen.root, let front = root.layers.first?.first, front !== root {
      if goBackInside(front) { return true }
      if let cancel = front.firstInside(where: { $0.hasTrait(.cancels) && $0.events.contains(.activate) }),
        front.role == .alert || front.role == .dialog
      {
        return session.send(.activate, to: cancel)
      }
      if front.events.contains(.dismiss), session.send(.dismiss, to: front) { return true }
      // Escape presses the only button of an alert.
      let ways = reachable.filter { $0.element.role == .button }
      if front.role == .alert, ways.count == 1 { return session.send(.activate, to: ways[0].element) }
      return false
    }
    return goBack()
  }

  /// Goes back in a sheet with pages, before the sheet is dismissed.
  private func goBackInside(_ front: Element) -> Bool {
    guard front.role == .sheet, let stack = window?.frontStack, stack.depth > 0 else { return false }
    return goBack()
  }

  /// Returns the menu that an open list of items belongs to: around it, or next to it in a bar.
  func openMenu(around element: Element) -> Element? {
    guard element.popsUp, let parent = element.parent else { return nil }
    var current: Element? = element
    while let one = current {
      if one.role == .menu || one.role == .picker { return one }
      if one.role == .page || one.role == .bar { break }
      current = one.parent
    }
    return parent.children.first { $0.role == .menu }
  }

  /// Closes an open menu. Returns `false` if none is open.
  func closeMenu() -> Bool {
    guard let front = scene.front, let menu = openMenu(around: front) else { return false }
    if session.send(.expand(false), to: menu) || session.send(.activate, to: menu) {
      move(to: menu)
      return true
    }
    return false
  }

  /// Goes back, for every key and gesture.
  @discardableResult
  func goBack() -> Bool { window?.frontStack?.goBack() ?? false }

  /// Follows again what led from this page before the person came back to it.
  func goForward() -> Bool {
    guard let name = trail.next, let target = reachable.first(where: { $0.element.name == name }) else { return false }
    move(to: target.element)
    return activate(target.element)
  }

  /// Presses an element and records it.
  @discardableResult
  func activate(_ element: Element) -> Bool {
    lastActivated = element
    let meant = meant(by: element)
    if meant.role == .colorPicker { return showPalette(for: meant, at: element) }
    return session.send(.activate, to: element)
  }

  /// Moves to the page's search field.
  func search() -> Bool {
    guard let field = searchField else { return false }
    return move(to: field)
  }

  var searchField: Element? {
    for field in scene.searchFields where scene.isReachable(field) { return field.element }
    return nil
  }

  /// The tabs of the front tab view, in order.
  package var tabs: [Element] {
    var tabs: [Element] = []
    for tab in scene.tabs where scene.isReachable(tab) { tabs.append(tab.element) }
    return tabs
  }

  private func chooseTab(_ scalar: Unicode.Scalar) -> Bool {
    guard ("1"..."9").contains(scalar) else { return false }
    let index = Int(scalar.value) - 0x31
    guard tabs.indices.contains(index) else { return false }
    return session.send(.activate, to: tabs[index])
  }

  func endSlide() {
    guard slide != nil else { return }
    slide = nil
  }
}

extension Key {
  /// The key as SwiftUI's type.
  var equivalent: KeyEquivalent? {
    switch code {
    case .character(let scalar): KeyEquivalent(Character(scalar))
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .deleteForward: .deleteForward
    case .enter: .return
    case .tab: .tab
    case .backspace: .delete
    case .escape: .escape
    case .insert, .menu, .function: nil
    }
  }
}
