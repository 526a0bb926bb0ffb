import CairnHosting
import CairnScreen

/// How the user leaves: for good, or to the shell for a while.
struct Leaving {
  /// The exit status, after the user has asked to end the app.
  var status: Int32?
  /// Whether the user has asked to suspend the process.
  var suspends = false
  /// Whether the last key asked to end the app at once.
  var isInterrupted = false
}

/// Key handling: first the focused element, then the app's shortcuts, then global keys.
extension TerminalHost {
  /// Handles an event.
  package func handle(_ event: InputEvent) {
    // A user who reads a notice moves the pointer meanwhile.
    if case .mouse(let mouse) = event, mouse.action == .move {
      return explaining(keepsNotice: true) { pointerMoved(mouse) }
    }
    // A user who continues does not want to wait for the transition.
    slides.end()
    let offer = messages.notice?.offer
    explaining {
      switch event {
      case .key(let key) where key == offer?.key && !isEditing && overlay == nil: offer?.accept()
      case .key(let key):
        forgetPointer()
        handle(key)
      case .mouse(let mouse): handle(mouse)
      case .paste(let text): paste(text)
      case .focus: break
      case .report(.color(let place, let value)): color(at: place, is: value)
      case .report(.terminal(let name, let version)):
        if theme.depth == .full { output.graphics.terminalIs(name, version: version) }
      case .report(.graphics):
        if output.graphics.showsPictures() { repaint() }
      case .report(.cellSize(let width, let height)):
        if output.graphics.cellIs(width: width, height: height) { repaint() }
      case .report: break
      }
      update()
    }
  }

  func handle(_ key: Key) {
    if key == .character("c", .control) {
      // A second time always ends the app.
      if leaving.isInterrupted { ending = 0 } else { quit() }
      leaving.isInterrupted = true
      return
    }
    leaving.isInterrupted = false
    if key == .character("z", .control), !isEditing {
      leaving.suspends = true
      return
    }
    if key == Key(.function(12)), showDiagnostics() { return }
    if key.code == .function(6), let development {
      development.send(key.modifiers.contains(.shift) ? .restart : .reload)
      return
    }
    if overlay != nil { return handleInOverlay(key) }
    if isEditing, controller?.offerBeforeText(key) == true || edit(key) { return }
    // Escape closes the terminal's own menus before the app receives it.
    if key == Key(.escape), controller?.closeMenu() == true { return }
    if pressShortcut(key) { return }
    _ = handleInPlace(key) || handleAnywhere(key)
  }

  private func pressShortcut(_ key: Key) -> Bool {
    // Return activates the focused element if there is one.
    if key == Key(.enter), focusedElement != nil { return false }
    return controller?.offer(key) ?? false
  }

  // MARK: The focused element

  private func handleInPlace(_ key: Key) -> Bool {
    guard let focused = focusedElement else { return false }
    switch (key.code, key.modifiers) {
    case (.enter, []): return press(focused)
    case (.character("."), []): return perform(.hold)
    case (.character(","), []): return perform(.doubleTap)
    case (.character(" "), []): return perform(.toggleSelection) || press(focused)
    case (.left, []), (.character("-"), []): return perform(.adjust(-1))
    case (.right, []), (.character("+"), []): return perform(.adjust(1))
    default: return false
    }
  }

  /// Presses an element, or shows its menu if a press has no effect.
  func press(_ element: Element) -> Bool {
    showsChoices(for: element) || controller?.press(element) == true || showActions()
  }

  /// Clicks an element once.
  func click(_ element: Element) -> Bool { showsChoices(for: element) || controller?.activate(element) == true }

  private func showsChoices(for element: Element) -> Bool {
    guard let meant = controller?.meant(by: element) else { return false }
    return showPalette(for: meant, at: element) || showCalendar(for: meant, at: element)
  }

  func perform(_ intent: Intent) -> Bool { controller?.perform(intent) ?? false }

  // MARK: Global keys

  private func handleAnywhere(_ key: Key) -> Bool {
    switch (key.code, key.modifiers) {
    case (.down, []), (.character("j"), []): return step(.down)
    case (.up, []), (.character("k"), []): return step(.up)
    case (.right, []), (.character("l"), []): return step(.right) || openFocused() || perform(.turnPage(1))
    case (.left, []), (.character("h"), []):
      return step(.left) || perform(.turnPage(-1)) || focusedElement?.isRow == true && perform(.back)
    case (.tab, []): return stepThrough(forward: true)
    case (.tab, .shift): return stepThrough(forward: false)
    case (.home, []), (.character("g"), []): return jump(toEnd: false)
    case (.end, []), (.character("G"), []): return jump(toEnd: true)
    case (.pageDown, []), (.character("d"), .control), (.character("f"), .control): return page(forward: true)
    case (.pageUp, []), (.character("u"), .control), (.character("b"), .control): return page(forward: false)
    case (.backspace, []), (.character("["), []): return perform(.back)
    case (.character("]"), []): return perform(.forward)
    case (.character("/"), []): return perform(.search)
    case (.character("?"), []): return showKeys()
    case (.character("b"), []): return showPages()
    case (.character("w"), []): return showWindows()
    case (.character(":"), []): return showCommands()
    case (.character("m"), []): return showActions()
    case (.character("q"), []):
      quit()
      return true
    case (.character("l"), .control):
      redraw()
      return true
    case (.character("1"..."9"), []), (.character("1"..."9"), .alt):
      guard case .character(let digit) = key.code else { return false }
      return perform(.showTab(Int(digit.value) - 0x31))
    default:
      if KeyBindings.opensMenus(key) { return showCommands() }
      if KeyBindings.opensContextMenu(key) { return showActions() }
      return KeyBindings.intent(for: key, isMirrored: controller?.isMirrored ?? false).map(perform) ?? false
    }
  }

  /// Ends the app, unless a view asks before it is left.
  func quit() {
    let ends = session.mayEnd { [weak self] in
      self?.ending = 0
      self?.repaint()
    }
    if ends { ending = 0 }
  }

  /// Handles the right arrow if there is nothing to the right: follows the focused link.
  private func openFocused() -> Bool {
    guard let focused = focusedElement, focused.leadsOn else { return false }
    return press(focused)
  }

  /// The search field and tabs of the last paint, which the footer reads in each repaint.
  var searchField: Element? { scene.searchFields.first { canUse($0.element) }?.element }

  package var tabs: [Element] { scene.tabs.map(\.element).filter(canUse) }

  private func canUse(_ element: Element) -> Bool { element.canHaveFocus && controller?.isInFront(element) == true }
}
