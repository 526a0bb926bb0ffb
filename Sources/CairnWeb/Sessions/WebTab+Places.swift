import CairnCore
import CairnHosting
import CairnScreen
import Foundation

// Where the user is on the page is stored as they go, and restored when the page starts again.
extension WebTab {
  /// The element that an event enters a value in.
  func target(of event: ClientEvent) -> Element? {
    let id: Int
    switch event {
    case .edit(let one, _, _), .tap(let one), .adjust(let one, _), .date(let one, _), .color(let one, _),
      .choose(_, let one):
      id = one
    default: return nil
    }
    guard let element = reachable(id) else { return nil }
    if case .tap = event, let switched = element.firstInside(where: { $0.role == .toggle && $0.keepsEntry }) {
      return switched
    }
    return element.keepsEntry ? element : nil
  }

  /// Names a page by its location: its URL, and the columns, tabs and panels around it.
  func name(ofArea area: Element) -> String? {
    guard !history.entries.isEmpty else { return nil }
    let location =
      area.panel != nil
      ? history.current.url
      : area === root ? "" : history.location(of: area.id)?.url ?? "~\(StackReader(around: area)?.depth ?? 0)"
    return location + area.surroundingNames + "\n"
  }

  /// Restores the stored place in the elements on the page.
  func restorePlace() {
    guard placeKeeper.kept.isWaiting, let controller else { return }
    let restored = placeKeeper.restore(in: controller)
    if restored.hasEntries { draftsAreRestored = true }
    if restored.focus != nil { focusIsRestored = !hasDocument }
  }
}
