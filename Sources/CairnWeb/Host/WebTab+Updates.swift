import CairnCore
import CairnPrinting
import CairnScreen
import Foundation

/// What the commits since the last update have changed in a window.
@MainActor
struct TabChanges {
  /// The changed elements, each once, in the order of their first change.
  private(set) var elements: [Element] = []
  private(set) var removed: [ElementID] = []
  var motion = TabMotion()
  /// Whether changes are held back until the browser has read earlier messages.
  private(set) var areHeld = false
  private var ids: Set<ElementID> = []
  /// How many held changes trigger dropping those of removed elements.
  private var mostHeld = TabChanges.leastHeld
  private static let leastHeld = 4_096

  var isEmpty: Bool { elements.isEmpty && removed.isEmpty }

  mutating func note(_ changes: ScreenChanges) {
    for (element, _) in changes.elements where ids.insert(element.id).inserted { elements.append(element) }
    removed += changes.removed
  }

  /// Holds the changes back. When there are many, those of removed elements are dropped.
  mutating func hold(besides memory: SentNodes) {
    areHeld = true
    // Animations of held changes would be over when the browser receives them.
    motion.skip()
    guard elements.count + removed.count > mostHeld else { return }
    elements.removeAll { $0.isGone }
    ids = Set(elements.map(\.id))
    removed.removeAll { memory.elements[$0] == nil }
    mostHeld = max(Self.leastHeld, 2 * (elements.count + removed.count))
  }

  /// Forgets the changes, because they are sent.
  mutating func clear() {
    elements = []
    removed = []
    ids = []
    areHeld = false
    mostHeld = Self.leastHeld
  }
}

// The changes of the window, as patches of the page.
extension WebTab {
  /// Sends the changes since the last update. While the browser is behind, changes are only recorded, as they would be
  /// outdated when it reads them.
  func send() {
    guard hasDocument, !isEnded else { return }
    if outbox.isBehind || outbox.isOverfull { changes.hold(besides: memory) } else { sendChanges() }
    endSwipe()
  }

  /// Acknowledges all messages up to a number.
  func confirm(_ number: Int) {
    outbox.confirm(number)
    if changes.areHeld { send() }
  }

  private func sendChanges() {
    let focus = window?.screen.focused
    if shownScheme != preferredScheme, let root {
      shownScheme = preferredScheme
      echoes.insert(root.id)
    }
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
    noteGuard(&patches)
    if focus !== shownFocus {
      noteFocus()
      if let focus { patches.focus(focus.nodeID) }
    }
    if !patches.isEmpty { enqueue(patches) }
  }

  /// Has the browser ask before it closes a page that asks before it is left.
  func noteGuard(_ patches: inout Patches) {
    guard let window, session.isGuarded(window) != isKept else { return }
    isKept.toggle()
    patches.keep(isKept)
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
    placeKeeper.noteFocused(shownFocus)
  }

  var title: String { title(of: window?.frontAndTitledStacks.titled) }

  func title(of stack: StackReader?) -> String {
    // Shown in a single line by the browser, like announcements.
    (stack?.title ?? window?.sceneTitle ?? ProcessInfo.processInfo.processName).printable
  }

  // MARK: History

  /// Records the page in front without informing the browser, which has no document yet.
  func noteArrival() {
    var patches = Patches()
    noteHistory(of: window?.frontStack, &patches)
    restorePlace()
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
    let place = PageHistory.Place(
      selections: stack.selections, start: stack.firstAddress.map { Location($0) } ?? Location())
    let change = new.arrive(at: page.id, renewals: stack.renewals, depth: stack.depth, in: place) {
      parts(of: stack, count: $0)
    }
    new.pendingStep = nil
    let isElsewhere = new.key != history.key
    history = new
    if change != nil || isElsewhere { files.note(path: history.current.url) }
    if let change {
      patches.history(change)
      if change.kind != .replace { patches.announce(stack.title?.printable ?? title) }
    }
  }
}
