import CairnCore
import CairnHosting
import CairnScreen
import CairnStorage
import CairnValues
import Foundation

// Values are stored as the user enters them, and restored when the window starts again.
extension WebTab {
  /// The names of elements in the file, and of their pages.
  struct KnownNames {
    var names: [ElementID: String] = [:]
    var pages: [ElementID: String] = [:]
  }

  // MARK: Keeping

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

  func noteEntered(in element: Element, before: StoredValue?) {
    guard !element.isGone, let value = element.entered, let before, let name = draftName(of: element) else { return }
    drafts.note(value, before: before, for: name)
  }

  /// Stores the scroll offset, after scrolling by the user or the app.
  func noteScrolled(_ area: Element) {
    guard let name = draftName(of: area) else { return }
    drafts.noteOffset(x: Double(area.scrollOffset.x), y: Double(area.scrollOffset.y), for: name)
  }

  func noteFocused(_ element: Element?) { drafts.noteFocus(element.flatMap { draftName(of: $0) }) }

  /// Checks the app's changes for values that end a draft.
  func noteChanged(_ changed: some Sequence<Element>, except entered: Element?) {
    guard !knownNames.names.isEmpty else { return }
    for element in changed where element !== entered && !element.isGone {
      if let name = knownNames.names[element.id], let value = element.entered { drafts.appShows(value, for: name) }
    }
  }

  func noteRemoved(_ ids: [ElementID]) {
    for id in ids {
      knownNames.names[id] = nil
      if let page = knownNames.pages.removeValue(forKey: id) { drafts.dropAll(of: page) }
    }
  }

  private func draftName(of element: Element) -> String? {
    if let known = knownNames.names[element.id] { return known }
    let area = element.entryArea
    guard let page = draftName(ofArea: area) else { return nil }
    for (name, one) in EntryNames(in: area, named: page).named where knownNames.names[one.id] == nil {
      knownNames.names[one.id] = name
    }
    return knownNames.names[element.id]
  }

  /// A page is named by its location: its URL, and the columns, tabs and panels around it.
  private func draftName(ofArea area: Element) -> String? {
    if let known = knownNames.pages[area.id] { return known }
    guard !history.entries.isEmpty else { return nil }
    let location =
      area.panel != nil
      ? history.current.url
      : area === root ? "" : history.location(of: area.id)?.url ?? "~\(StackReader(around: area)?.depth ?? 0)"
    let name = location + area.surroundingNames + "\n"
    knownNames.pages[area.id] = name
    return name
  }

  // MARK: Coming back

  /// Restores stored values, as far as their controls exist. Returns whether any was restored.
  ///
  /// A value that the app has restored itself stays.
  @discardableResult
  func restoreDrafts() -> Bool {
    guard drafts.isWaiting, let root else { return false }
    var hasRestored = false
    // A restored value may reveal more controls. The number of rounds is limited.
    for _ in 0..<8 {
      var isDone = true
      for area in root.entryAreas {
        guard let page = draftName(ofArea: area) else { continue }
        for (name, element) in EntryNames(in: area, named: page).named where restore(name, element) { isDone = false }
      }
      if isDone { break }
      hasRestored = true
      session.runTurns()
    }
    return hasRestored
  }

  private func restore(_ name: String, _ element: Element) -> Bool {
    guard drafts.isWaiting(for: name), element.isInReach else { return false }
    knownNames.names[element.id] = name
    var hasRestored = false
    if element.keepsEntry, let draft = drafts.takeWaiting(name) {
      if element.entered == draft.before, controller?.enter(draft.value, in: element) == true {
        hasRestored = true
        draftsAreRestored = true
      } else if element.entered != draft.value {
        drafts.drop(name)
      }
    }
    if element.events.contains(.scroll), let offset = drafts.takeWaitingOffset(name), element.scrollOffset == .zero {
      send(.scroll(CGPoint(x: offset.x, y: offset.y)), to: element)
      hasRestored = true
    }
    if element.takesText, drafts.takeWaitingFocus(name) {
      send(.focus(true), to: element)
      focusIsRestored = !hasDocument
      hasRestored = true
    }
    return hasRestored
  }
}
