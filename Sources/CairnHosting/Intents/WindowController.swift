import CairnCore
import CairnScreen

/// Decides what a person's input means in one window. Every host has one for each window it shows.
///
/// It sends events to elements through the session and keeps what outlasts a single event: where the focus was on each page,
/// and which way led from page to page.
@MainActor
package final class WindowController {
  package let window: SceneWindow
  package var focusMemory = FocusMemory()
  package var trail = Trail()
  /// The element that was activated last; it names the step a push takes.
  @Remembered package var lastActivated: Element?
  /// What was presented when a stack last changed pages; another panel begins another trail.
  private var presented: [ElementID] = []

  package init(_ window: SceneWindow) { self.window = window }

  package var session: Session { window.session }

  package var root: Element? { window.screen.root }
  package var focused: Element? { window.screen.focused }

  /// Follows what the session commits to the window. Hosts call it from their own `commit`.
  package func committed(_ changes: ScreenChanges) {
    defer { lastActivated = nil }
    guard !changes.transitions.isEmpty, let root else { return }
    let presented = root.hasPresentations ? root.children.filter(\.isPresentation).map(\.id) : []
    if presented != self.presented { trail = Trail() }
    self.presented = presented
    trail.arrive(at: window.frontStack?.depth ?? 0, by: lastActivated?.name)
  }

  /// Does what the person wants; `false` if it means nothing here.
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
    }
  }

  private func toggleSidebar() -> Bool {
    guard let split = window.split else { return false }
    split.toggleSidebar()
    return true
  }
}
