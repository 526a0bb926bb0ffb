import CairnCore
import CairnScreen
import Foundation

/// A key and what it does here.
struct KeyHint: Equatable {
  var keys: String
  var meaning: String

  var width: Int { keys.count + 1 + meaning.count }
}

/// A line of keys, and what it was painted from.
struct PaintedFooter {
  let hints: [KeyHint]
  let theme: Theme
  let cells: [Cell]
}

extension TerminalHost {
  /// The keys that work at this moment, the most useful first.
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
    if reachable.count > 1 { hints.append(KeyHint(keys: "↑↓", meaning: "Move")) }
    if let focused, focused.role != .backButton, let verb = verb(for: focused) {
      hints.append(KeyHint(keys: "⏎", meaning: verb))
    }
    if let meaning = escapeMeaning { hints.append(KeyHint(keys: "Esc", meaning: meaning)) }
    if !tabs.isEmpty { hints.append(KeyHint(keys: "1–\(min(tabs.count, 9))", meaning: "Tabs")) }
    if searchField != nil { hints.append(KeyHint(keys: "/", meaning: "Search")) }
    if hasActions { hints.append(KeyHint(keys: "m", meaning: "Actions")) }
    if focused?.events.contains(.move) == true { hints.append(KeyHint(keys: "Alt ↑↓", meaning: "Reorder")) }
    if (shownStack?.depth ?? 0) > 1 { hints.append(KeyHint(keys: "b", meaning: "Pages")) }
    if windows.count > 1 { hints.append(KeyHint(keys: "w", meaning: "Windows")) }
    hints.append(KeyHint(keys: ":", meaning: "Commands"))
    hints.append(KeyHint(keys: "?", meaning: "Keys"))
    hints.append(KeyHint(keys: "q", meaning: "Quit"))
    return hints
  }

  private func verb(for element: Element) -> String? {
    switch element.role {
    case .toggle: "Switch"
    case .menu, .picker: element.hasTrait(.expanded) ? "Close" : "Choose"
    case .option, .menuItem: "Choose"
    case .row:
      element.firstInside { $0.role == .link } != nil
        ? "Open"
        : element.firstInside { $0.role == .toggle } != nil
          ? "Switch"
          : element.firstInside { $0.role == .button } != nil
            ? "Press" : element.events.isDisjoint(with: [.select, .activate]) ? nil : "Select"
    case .link: "Open"
    case .tab: "Show"
    case .slider, .stepper: nil
    default: element.events.contains(.activate) ? "Press" : nil
    }
  }

  private var escapeMeaning: String? {
    if let front = scene.front, openMenu(around: front) != nil { return "Close" }
    if let root = window?.screen.root, let front = root.layers.first?.first, front !== root {
      if front.role == .sheet, (shownStack?.depth ?? 0) > 0 { return "Back" }
      if front.role == .alert || front.role == .dialog { return "Cancel" }
      return front.events.contains(.dismiss) ? "Close" : escapeControl(in: front)?.label
    }
    return shownStack?.canGoBack == true ? "Back" : nil
  }

  /// What the app itself has Escape do.
  private func escapeControl(in element: Element) -> Element? {
    if element.isUnseen || element.hasTrait(.disabled) { return nil }
    if element.traits?[ShortcutTrait.self] == .cancelAction {
      return element.events.contains(.activate) ? element : element.firstInside { $0.events.contains(.activate) }
    }
    for child in element.children {
      if let found = escapeControl(in: child) { return found }
    }
    return nil
  }

  func paintFooter(on canvas: Canvas, y: Int) {
    let all = overlay?.hints ?? hints
    for known in paintedFooters where known.hints == all && known.theme == theme && known.cells.count == cells.width {
      return cells.setRow(y, known.cells)
    }
    paint(all, on: canvas, y: y)
    if paintedFooters.count == 4 { paintedFooters.removeFirst() }
    paintedFooters.append(PaintedFooter(hints: all, theme: theme, cells: cells.row(y)))
  }

  private func paint(_ all: [KeyHint], on canvas: Canvas, y: Int) {
    canvas.fill(CellRect(x: 0, y: y, width: cells.width, height: 1), theme.footer)
    var key = theme.footer
    key.traits.insert(.bold)
    key.traits.remove(.dim)
    var x = 2
    // How to learn of all keys is said in any case.
    let help = all.first { $0.keys == "?" }
    var room = cells.width - 1 - (help.map { $0.width + 3 } ?? 0)
    for hint in all {
      if hint == help { room = cells.width - 1 }
      if x + hint.width > room { continue }
      x = canvas.put(hint.keys, x: x, y: y, key) + 1
      x = canvas.put(hint.meaning, x: x, y: y, theme.footer) + 3
    }
  }
}
