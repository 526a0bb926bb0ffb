import CairnCore
import CairnPrinting
import CairnScreen

// The changes of the window, as patches of the page.
extension WebTab {
  /// Sends the changes since the last update. While the browser is behind, changes are only recorded, as they would be
  /// outdated when it reads them.
  func send() {
    guard hasDocument, !isEnded else { return }
    if outbox.isBehind || outbox.isOverfull { changes.hold(besides: memory) } else { sendChanges() }
  }

  /// Acknowledges all messages up to a number.
  func confirm(_ number: Int) {
    outbox.confirm(number)
    if changes.areHeld { send() }
  }

  private func sendChanges() {
    let focus = window?.screen.focused
    if changes.isEmpty, echoes.isEmpty, focus === shownFocus {
      changes.clear()
      history.pendingStep = nil
      return
    }
    var patches = Patches()
    scribe.growths.forgetAll()
    let stacks = window?.frontAndTitledStacks
    noteHistory(of: stacks?.front, &patches)
    if changes.areHeld { changes.motion.writeEndless(&patches) } else { changes.motion.write(&patches) }
    var differ = NodeDiffer(scribe, memory, self)
    differ.run(changes.elements, &patches)
    for id in changes.removed { memory.pageIsGone(id) }
    noteScrolling(around: changes.elements, &patches)
    let gone = memory.takeGonePages()
    if !gone.isEmpty { patches.letGo(gone.map { "e\($0.number)" }) }
    for id in changes.removed { memory.forgetAll(below: id) }
    changes.clear()
    echoes = []
    let title = title(of: stacks?.titled)
    if title != shownTitle {
      shownTitle = title
      patches.title(title)
    }
    if focus !== shownFocus {
      noteFocus()
      if let focus { patches.focus(focus.nodeID) }
    }
    if !patches.isEmpty { enqueue(patches) }
  }

  /// Sends a message beside the updates. It may refer to elements with held changes, so those are sent first.
  func post(_ write: (inout Patches) -> Void) {
    var patches = Patches()
    write(&patches)
    if changes.areHeld, !outbox.isOverfull { sendChanges() }
    enqueue(patches)
  }

  private func enqueue(_ patches: Patches) {
    outbox.add(patches.json)
    if outbox.isOverfull { socket?.lost() } else { socket?.flush() }
  }

  /// Records the focused element as the one that the browser shows, so that it is not sent.
  func noteFocus() {
    shownFocus = window?.screen.focused
    noteFocused(shownFocus)
  }

  // MARK: History

  /// Records the page in front without informing the browser, which has no document yet.
  func noteArrival() {
    var patches = Patches()
    noteHistory(of: window?.frontStack, &patches)
    restoreDrafts()
  }

  /// Sends a change of the browser's history.
  func send(_ change: PageHistory.Change) {
    post { $0.history(change) }
  }

  private func noteHistory(of stack: StackReader?, _ patches: inout Patches) {
    guard let stack, let page = stack.element, page.panelAround == nil else {
      history.pendingStep = nil
      return
    }
    // A copy, because `parts` reads the history as it was.
    var new = history
    let change = new.arrive(at: page.id, renewals: stack.renewals, depth: stack.depth) {
      parts(of: stack, count: $0)
    }
    new.pendingStep = nil
    history = new
    if let change {
      files.note(path: change.url)
      patches.history(change)
      if change.kind != .replace { patches.announce(stack.title?.printable ?? title) }
    }
  }
}
