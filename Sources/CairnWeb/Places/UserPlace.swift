import CairnCore
import CairnHosting
import CairnScreen
import CairnValues

/// Where the user is on the page: their drafts, the scroll offsets and the focus. It is stored as they go, and restored
/// when the page starts again in another process.
@MainActor
final class UserPlace {
  private let keeper: PlaceKeeper
  /// The element that the current event enters a value in, and its value before.
  @WeakElement private var entered: Element?
  private var before: StoredValue?
  /// Whether drafts of an earlier page were restored.
  private(set) var draftsAreRestored = false
  /// Whether the focus of an earlier page was restored, and the browser has not received it yet.
  private var focusIsRestored = false

  /// - Parameter nameArea: Names a page, a panel or the window, if it has a location.
  init(_ kept: KeptPlace, nameArea: @escaping (Element) -> String?) {
    keeper = PlaceKeeper(kept, nameArea: nameArea)
  }

  /// Begins an event of the user, which may enter a value.
  func begin(_ event: ClientEvent, reachable: (Int) -> Element?) {
    entered = event.enteredID.flatMap(reachable).flatMap { element in
      if case .tap = event, let switched = element.firstInside(where: { $0.role == .toggle && $0.keepsEntry }) {
        return switched
      }
      return element.keepsEntry ? element : nil
    }
    before = entered?.entered
  }

  /// Stores the value that the event has entered, after its turn.
  func end() {
    if let entered, let before { keeper.noteEntered(in: entered, before: before) }
    entered = nil
  }

  func committed(_ screen: ScreenChanges) {
    keeper.noteRemoved(screen.removed)
    keeper.noteChanged(screen.elements.lazy.map(\.0), except: entered)
  }

  func noteScrolled(_ area: Element) { keeper.noteScrolled(area) }
  func noteFocused(_ element: Element?) { keeper.noteFocused(element) }

  /// Restores the stored place in the elements on the page.
  func restore(in controller: WindowController?, hasDocument: Bool) {
    guard keeper.kept.isWaiting, let controller else { return }
    let restored = keeper.restore(in: controller)
    if restored.hasEntries { draftsAreRestored = true }
    if restored.focus != nil { focusIsRestored = !hasDocument }
  }

  /// Whether a new document must say where the restored focus is.
  func takeRestoredFocus() -> Bool {
    defer { focusIsRestored = false }
    return focusIsRestored
  }
}

extension ClientEvent {
  /// The element that the event enters a value in, or the control around it.
  fileprivate var enteredID: Int? {
    switch self {
    case .edit(let id, _, _), .tap(let id), .adjust(let id, _), .date(let id, _), .color(let id, _), .choose(_, let id):
      id
    default: nil
    }
  }
}
