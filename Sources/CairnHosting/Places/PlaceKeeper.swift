import CairnCore
import CairnScreen
import CairnStorage
import CairnValues
import Foundation

/// Keeps where a user is in a window: the values entered, the scroll offsets and the focus. Restores them when the window
/// starts again in another process.
@MainActor
package final class PlaceKeeper {
  package let kept: KeptPlace
  /// Names a page, a panel or the window by its location, or returns `nil` if it has none yet.
  private let nameArea: (Element) -> String?
  private let everyFocus: Bool
  private var names: [ElementID: String] = [:]
  private var areas: [ElementID: String] = [:]

  /// The parts of a place that were restored.
  package struct Restored {
    package var hasEntries = false
    package var focus: Element?
  }

  /// - Parameter everyFocus: Whether the focus is kept wherever it is, and not only in a field.
  package init(_ kept: KeptPlace, everyFocus: Bool = false, nameArea: @escaping (Element) -> String?) {
    self.kept = kept
    self.everyFocus = everyFocus
    self.nameArea = nameArea
  }

  // MARK: Keeping

  /// - Parameter before: The element's value before, or `nil` if it does not matter.
  package func noteEntered(in element: Element, before: StoredValue?) {
    guard !element.isGone, let value = element.entered, let name = name(of: element) else { return }
    kept.note(value, before: before, for: name)
  }

  /// Keeps the scroll offset, after scrolling by the user or the app.
  package func noteScrolled(_ element: Element) {
    guard let name = name(of: element) else { return }
    kept.noteOffset(x: Double(element.scrollOffset.x), y: Double(element.scrollOffset.y), for: name)
  }

  package func noteFocused(_ element: Element?) {
    let kind = element.flatMap { everyFocus || $0.takesText ? $0 : nil }
    kept.noteFocus(kind.flatMap { name(of: $0) })
  }

  /// Checks the app's changes for values that end a draft.
  package func noteChanged(_ changed: some Sequence<Element>, except entered: Element?) {
    guard !names.isEmpty else { return }
    for element in changed where element !== entered && !element.isGone {
      if let name = names[element.id], let value = element.entered { kept.appShows(value, for: name) }
    }
  }

  package func noteRemoved(_ ids: [ElementID]) {
    for id in ids {
      names[id] = nil
      if let area = areas.removeValue(forKey: id) { kept.dropAll(of: area) }
    }
  }

  private func name(of element: Element) -> String? {
    if let known = names[element.id] { return known }
    for (name, one) in elements(of: element.area) where names[one.id] == nil { names[one.id] = name }
    return names[element.id]
  }

  /// The elements of an area that have an entry, an offset or a focus to keep, and their names.
  package func elements(of area: Element) -> [(name: String, element: Element)] {
    guard let name = areas[area.id] ?? nameArea(area) else { return [] }
    areas[area.id] = name
    return ElementNames(in: area, named: name, everyFocus: everyFocus).named
  }

  // MARK: Coming back

  /// Restores the place in the elements that exist. A value that the app has restored itself stays.
  @discardableResult
  package func restore(in window: WindowController) -> Restored {
    var restored = Restored()
    // A restored value may reveal more controls. The number of rounds is limited.
    for _ in 0..<8 {
      guard kept.isWaiting, let root = window.root else { break }
      let found = root.areas.flatMap { elements(of: $0) }
        .filter { kept.isWaiting(for: $0.name) && $0.element.isInReach }
      var isDone = true
      for (name, element) in found {
        names[element.id] = name
        if restoreEntry(name, element, in: window) {
          restored.hasEntries = true
          isDone = false
        }
        if element.canHaveFocus, kept.takeWaitingFocus(name) {
          if element !== window.focused { _ = window.session.send(.focus(true), to: element) }
          restored.focus = element
          isDone = false
        }
      }
      if isDone {
        let scrolled = found.filter { restoreOffset($0.name, $0.element, in: window) }
        if !scrolled.isEmpty { window.session.runTurns() }
        break
      }
      window.session.runTurns()
    }
    return restored
  }

  private func restoreEntry(_ name: String, _ element: Element, in window: WindowController) -> Bool {
    guard element.keepsEntry, let draft = kept.takeWaiting(name) else { return false }
    guard let shown = element.entered, draft.continues(from: shown) else {
      kept.drop(name)
      return false
    }
    if shown == draft.value { return false }
    if window.enter(draft.value, in: element) { return true }
    kept.drop(name)
    return false
  }

  private func restoreOffset(_ name: String, _ element: Element, in window: WindowController) -> Bool {
    guard element.events.contains(.scroll), let offset = kept.takeWaitingOffset(name), element.scrollOffset == .zero
    else { return false }
    return window.session.send(.scroll(CGPoint(x: offset.x, y: offset.y)), to: element)
  }
}
