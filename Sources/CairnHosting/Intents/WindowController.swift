import CairnCore
import CairnScreen

/// Interprets a user's input in one window. Every host has one for each window.
///
/// It sends events to elements through the session, and keeps state across events: the focus of each page, and the
/// trail from page to page.
@MainActor
package final class WindowController {
  package let window: SceneWindow
  package var focusMemory = FocusMemory()
  package var trail = Trail()
  /// The last activated element, which names the step of a push.
  @WeakElement package var lastActivated: Element?
  /// The presentations when a stack last changed pages. Another panel begins a new trail.
  private var presented: [ElementID] = []
  /// The undoable action that `takeUndoableAction()` returned last.
  private weak var knownUndoable: AnyObject?

  package init(_ window: SceneWindow) { self.window = window }

  package var session: Session { window.session }

  /// Whether the window reads from right to left.
  package var isMirrored: Bool { window.screen.layoutDirection == .rightToLeft }

  package var root: Element? { window.screen.root }
  package var focused: Element? { window.screen.focused }

  /// Follows the session's commits to the window. Hosts call it from their own `commit`.
  package func committed(_ changes: ScreenChanges) {
    defer { lastActivated = nil }
    guard !changes.transitions.isEmpty, let root else { return }
    let presented = root.hasPresentations ? root.children.filter(\.isPresentation).map(\.id) : []
    if presented != self.presented { trail = Trail() }
    self.presented = presented
    trail.arrive(at: window.frontStack?.depth ?? 0, by: lastActivated?.name)
  }

  /// Returns an action that can be undone and is new since the last call, for a host that offers to undo it. Fields and sliders
  /// register each of their steps, which would be too many offers.
  package func takeUndoableAction() -> UndoableAction? {
    guard let action = window.undoableAction, action.step !== knownUndoable else { return nil }
    knownUndoable = action.step
    return focused?.takesKeys == true ? nil : action
  }

  /// Performs an intent. Returns `false` if it means nothing here.
  package func perform(_ intent: Intent) -> Bool {
    switch intent {
    case .press: focused.map(press) ?? false
    case .hold: focused.map(hold) ?? false
    case .doubleTap: focused.map(doubleTap) ?? false
    case .delete: focused.map { session.send(.delete, to: $0) } ?? false
    case .toggleSelection: focused.map(toggleSelection(of:)) ?? false
    case .adjust(let step): focused.map { adjust($0, by: step) } ?? false
    case .moveRow(let places): focused.map { moveRow($0, by: places) } ?? false
    case .leave: leave()
    case .back: goBack()
    case .forward: goForward()
    case .turnPage(let step): turnPage(step)
    case .showTab(let index): showTab(index)
    case .search: searchField.map(move(to:)) ?? false
    case .refresh: root?.partToRefresh.map { session.send(.refresh, to: $0) } ?? false
    case .toggleSidebar: toggleSidebar()
    case .undo: window.undoLastAction()
    case .redo: window.redoLastAction()
    }
  }

  private func toggleSidebar() -> Bool {
    guard let split = window.split else { return false }
    split.toggleSidebar()
    return true
  }
}
