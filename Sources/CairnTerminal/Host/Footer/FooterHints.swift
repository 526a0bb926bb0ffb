import CairnCore
import CairnScreen

extension TerminalHost {
  /// The keys that currently work, most useful first.
  var hints: [KeyHint] {
    let focused = focusedElement
    if focused?.takesText == true {
      let isSearch = focused?.events.contains(.dismiss) ?? false
      return [
        KeyHint(keys: "⏎", meaning: isSearch ? "Search" : "Done"),
        KeyHint(keys: "Esc", meaning: isSearch ? "Cancel" : "Leave"),
        KeyHint(keys: "Tab", meaning: "Next"), KeyHint(keys: "^Z", meaning: "Undo"),
        KeyHint(keys: "^C", meaning: "Quit"),
      ]
    }
    var hints: [KeyHint] = []
    hints.reserveCapacity(8)
    if focused == nil, frontScrollArea()?.hasMore(along: .vertical) == true {
      hints.append(KeyHint(keys: "↑↓", meaning: "Scroll"))
    } else if reachable.count > 1 {
      hints.append(KeyHint(keys: "↑↓", meaning: "Move"))
    }
    if let diagnosticsHint { hints.append(diagnosticsHint) }
    if let focused, let verb = verb(for: focused) {
      hints.append(KeyHint(keys: "⏎", meaning: verb))
    }
    if let meaning = escapeMeaning { hints.append(KeyHint(keys: "Esc", meaning: meaning)) }
    let tabs = tabs
    if !tabs.isEmpty { hints.append(hint(for: tabs)) }
    if searchField != nil { hints.append(KeyHint(keys: "/", meaning: "Search")) }
    if canDoubleTap { hints.append(KeyHint(keys: ",", meaning: "Double tap")) }
    if canHold { hints.append(KeyHint(keys: ".", meaning: "Hold")) }
    if focused?.turnedPages != nil { hints.append(KeyHint(keys: "←→", meaning: "Turn")) }
    if hasActions { hints.append(KeyHint(keys: "m", meaning: "Actions")) }
    if focused?.events.contains(.move) == true { hints.append(KeyHint(keys: "Alt ↑↓", meaning: "Reorder")) }
    if (shownPages.front?.depth ?? 0) > 1 { hints.append(KeyHint(keys: "b", meaning: "Pages")) }
    if windows.count > 1 { hints.append(KeyHint(keys: "w", meaning: "Windows")) }
    hints.append(KeyHint(keys: ":", meaning: "Commands"))
    hints.append(KeyHint(keys: "?", meaning: "Keys"))
    hints.append(KeyHint(keys: "q", meaning: "Quit"))
    return hints
  }

  private func hint(for tabs: [Element]) -> KeyHint {
    let count = min(tabs.count, 9)
    // A press on the words moves from one tab to the next.
    let next = tabs.firstIndex { $0.hasTrait(.selected) }.map { ($0 + 1) % count } ?? 0
    return KeyHint(
      keys: "1–\(count)", meaning: "Tabs", pressed: Unicode.Scalar(0x31 + UInt32(next)).map { .character($0) })
  }

  private func verb(for element: Element) -> String? {
    switch element.control {
    case .toggle: "Switch"
    case .menu, .picker: element.hasTrait(.expanded) ? "Close" : "Choose"
    case .option, .menuItem: "Choose"
    case .link: "Open"
    case .tab: "Show"
    case .stepper, .measure, .backButton: nil
    case .button, .disclosure, .field, .textEditor, .datePicker, .colorPicker:
      element.events.contains(.activate) ? "Press" : nil
    case nil: element.isRow ? verb(forRow: element) : verb(forView: element)
    }
  }

  private func verb(forRow row: Element) -> String? {
    if row.leadsOn { return "Open" }
    if row.contains(role: .toggle) { return "Switch" }
    if row.contains(role: .button) { return "Press" }
    return row.events.isDisjoint(with: [.select, .activate]) ? nil : "Select"
  }

  /// Returns what Return does to a view with gestures.
  private func verb(forView view: Element) -> String? {
    guard let controller, view.turnedPages == nil else { return nil }
    let verbs: [(ElementEvent, String)] = [(.activate, "Tap"), (.taps(2), "Double tap"), (.hold, "Hold")]
    return verbs.first { controller.answers($0.0, at: view) }?.1
  }

  private var escapeMeaning: String? {
    switch controller?.escape(endingSearchIn: searchField) {
    case .closesMenu, .closes: "Close"
    case .endsSearch: "End search"
    case .goesBack: "Back"
    case .cancels: "Cancel"
    case .presses(let control): control.label
    case nil: nil
    }
  }

  /// Whether the key for a long press, or for a double tap that differs from a tap, has an effect.
  var canHold: Bool { canAnswer(.hold) }
  var canDoubleTap: Bool {
    guard canAnswer(.taps(2)), let focused = focusedElement else { return false }
    return controller?.answers(.activate, at: focused) == true
  }

  private func canAnswer(_ event: ElementEvent) -> Bool {
    guard let controller, let focused = focusedElement else { return false }
    return controller.answers(event, at: controller.meant(by: focused))
  }
}
