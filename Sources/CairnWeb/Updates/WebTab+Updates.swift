import CairnCore
import CairnPrinting
import CairnScreen
import Foundation

// The changes of the window, as patches of the page.
extension WebTab {
  /// Sends the changes since the last update. While the browser is behind, changes are only recorded, as they would be
  /// outdated when it reads them.
  func send() {
    guard shown.hasDocument, !isEnded else { return }
    if line.outbox.isBehind || line.outbox.isOverfull { changes.hold(besides: shown.nodes) } else { sendChanges() }
    if let action = controller?.takeUndoableAction() { notices.offerToUndo(action) }
    guard let swipe, swipe.isOver else { return }
    self.swipe = nil
    if swipe.isCancelled { post { $0.settle() } }
  }

  /// Acknowledges all messages up to a number.
  func confirm(_ number: Int) {
    line.outbox.confirm(number)
    if changes.areHeld { send() }
  }

  private func sendChanges() {
    let focus = window?.screen.focused
    if let root, shown.changes(to: preferredScheme) { echo.sendAgain(root.id) }
    if changes.isEmpty, echo.repeated.isEmpty, focus === shown.focus {
      changes.clear()
      return history.forgetStep()
    }
    var patches = Patches()
    scribe.growths.forgetAll()
    let stacks = window?.frontAndTitledStacks
    history.arrive(at: stacks?.front, title: title(of: stacks?.titled), &patches)
    if changes.areHeld { changes.motion.writeEndless(&patches) } else { changes.motion.write(&patches) }
    let nodes = shown.nodes
    var differ = NodeDiffer(scribe, nodes, echo)
    differ.run(changes.elements, &patches)
    for id in changes.removed { nodes.pageIsGone(id) }
    shown.offsets.write(around: changes.elements, in: nodes, &patches) { place.noteScrolled($0) }
    let gone = nodes.takeGonePages()
    if !gone.isEmpty { patches.letGo(gone.map { "e\($0.number)" }) }
    for id in changes.removed { nodes.forgetAll(below: id) }
    changes.clear()
    echo.noteUpdate()
    shown.write(title: title(of: stacks?.titled), &patches)
    if let window { shown.write(isGuarded: session.isGuarded(window), &patches) }
    if focus !== shown.focus {
      noteFocus()
      if let focus { patches.focus(focus.nodeID) }
    }
    if !patches.isEmpty { line.send(patches) }
  }

  /// Sends a message beside the updates. It may refer to elements with held changes, so those are sent first.
  func post(_ write: (inout Patches) -> Void) {
    var patches = Patches()
    write(&patches)
    if changes.areHeld, !line.outbox.isOverfull { sendChanges() }
    line.send(patches)
  }

  /// Records the focused element as the one that the browser shows, so that it is not sent.
  func noteFocus() {
    let focus = controller?.focused
    shown.noteFocus(focus)
    place.noteFocused(focus)
  }

  var title: String { title(of: window?.frontAndTitledStacks.titled) }

  func title(of stack: StackReader?) -> String {
    // Shown in a single line by the browser, like announcements.
    (stack?.title ?? window?.sceneTitle ?? ProcessInfo.processInfo.processName).printable
  }

  /// Records the page in front without informing the browser, which has no document yet.
  func noteArrival() {
    var patches = Patches()
    history.arrive(at: window?.frontStack, title: title, &patches)
    restorePlace()
  }

  /// Restores the stored place in the elements on the page.
  func restorePlace() { place.restore(in: controller, hasDocument: shown.hasDocument) }
}
