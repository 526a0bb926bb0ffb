import CairnCore
import CairnScreen

extension TerminalHost {
  /// The keys that currently work, most useful first.
  var hints: [KeyHint] {
    let words = words
    let focused = focusedElement
    if let focused, focused.takesText {
      let isSearch = focused.events.contains(.dismiss)
      return [
        KeyHint(keys: "⏎", meaning: words(focused.submitVerb)),
        KeyHint(keys: "Esc", meaning: words(isSearch ? "Cancel" : "Leave")),
        KeyHint(keys: "Tab", meaning: words("Next")), KeyHint(keys: "^Z", meaning: words("Undo")),
        KeyHint(keys: "^C", meaning: words("Quit")),
      ]
    }
    var hints: [KeyHint] = []
    hints.reserveCapacity(8)
    func add(_ keys: String, _ meaning: String) { hints.append(KeyHint(keys: keys, meaning: words(meaning))) }
    if focused == nil, frontScrollArea()?.hasMore(along: .vertical) == true {
      add("↑↓", "Scroll")
    } else if reachable.count > 1 {
      add("↑↓", "Move")
    }
    if let focused, controller?.answers(.step(1), at: focused) == true { add("←→", "Change") }
    if let diagnosticsHint { hints.append(diagnosticsHint) }
    if let focused, let verb = verb(for: focused) {
      add("⏎", verb)
    }
    if let meaning = escapeMeaning { hints.append(KeyHint(keys: "Esc", meaning: meaning)) }
    if hasPanes { add("Tab", "Next pane") }
    let tabs = tabs
    if !tabs.isEmpty { hints.append(hint(for: tabs)) }
    if searchField != nil { add("/", "Search") }
    if canDoubleTap { add(",", "Double tap") }
    if canHold { add(".", "Hold") }
    if focused?.turnedPages != nil { add("←→", "Turn") }
    if hasActions { add("m", "Actions") }
    if focused?.events.contains(.move) == true { add("Alt ↑↓", "Reorder") }
    if (shownPages.front?.depth ?? 0) > 1 { add("b", "Pages") }
    if windows.count > 1 { add("w", "Windows") }
    add(":", "Commands")
    add("?", "Keys")
    add("q", "Quit")
    return hints
  }

  private func hint(for tabs: [Element]) -> KeyHint {
    let count = min(tabs.count, 9)
    // A press on the words moves from one tab to the next.
    let next = tabs.firstIndex { $0.hasTrait(.selected) }.map { ($0 + 1) % count } ?? 0
    return KeyHint(
      keys: "1–\(count)", meaning: words("Tabs"), pressed: Unicode.Scalar(0x31 + UInt32(next)).map { .character($0) })
  }

  private func verb(for element: Element) -> String? {
    switch element.control {
    case .toggle: "Switch"
    case .menu, .picker: element.hasTrait(.expanded) ? "Close" : "Choose"
    case .option, .menuItem: "Choose"
    case .link: "Open"
    case .tab: "Show"
    case .datePicker: element.traits?[DateChoiceTrait.self]?.hasDay == true ? "Choose" : nil
    case .colorPicker: element.events.contains(.edit) ? "Choose" : nil
    case .stepper, .measure, .backButton: nil
    case .button, .disclosure, .field, .textEditor:
      element.events.contains(.activate) ? "Press" : nil
    case nil: element.isRow ? verb(forRow: element) : verb(forView: element)
    }
  }

  private func verb(forRow row: Element) -> String? {
    if row.leadsOn { return "Open" }
    if let meant = controller?.meant(by: row), meant !== row, [.datePicker, .colorPicker].contains(meant.role) {
      return verb(for: meant)
    }
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
    case .closesMenu, .closes: words("Close")
    case .endsSearch: words("End search")
    case .goesBack: words("Back")
    case .cancels: words("Cancel")
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

extension Element {
  /// The action of Return in a field: the app's label, or that of its kind.
  fileprivate var submitVerb: String {
    if case .field(let field) = content, let label = field.input.submitLabel { return label.rawValue.capitalized }
    return events.contains(.dismiss) ? "Search" : "Done"
  }
}
