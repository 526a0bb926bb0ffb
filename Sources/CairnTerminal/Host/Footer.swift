import CairnCore
import CairnHosting
import CairnScreen
import Foundation

/// A key and its action here.
struct KeyHint: Equatable {
  var keys: String
  var meaning: String
  /// The key that a press on the words triggers, if it is not one of the named keys.
  var pressed: Key?

  var width: Int { keys.count + 1 + meaning.count }
}

extension KeyHint {
  /// Returns the key at an offset within the hint: each of two arrows has its own position.
  func key(at offset: Int) -> Key? {
    if let pressed, offset >= keys.count { return pressed }
    var name = Substring(keys)
    var modifiers: Key.Modifiers = []
    var offset = offset
    if name.hasPrefix("Alt ") {
      modifiers = .alt
      name = name.dropFirst(4)
      offset -= 4
    }
    if name.hasPrefix("^"), let letter = name.dropFirst().lowercased().unicodeScalars.first {
      return .character(letter, .control)
    }
    switch name {
    case "↑↓": return Key(offset == 0 ? .up : .down, modifiers)
    case "←→": return Key(offset == 0 ? .left : .right, modifiers)
    case "⏎": return Key(.enter, modifiers)
    case "Esc": return Key(.escape, modifiers)
    case "Tab": return Key(.tab, modifiers)
    case "F12": return Key(.function(12), modifiers)
    default:
      // Of several numbers, the one that was pressed, otherwise the last.
      let scalars = name.unicodeScalars
      guard let first = scalars.first, let last = scalars.last else { return nil }
      return .character(offset == 0 ? first : last, modifiers)
    }
  }
}

/// The position of a hint in the last line.
struct HintPlace {
  let hint: KeyHint
  let columns: Range<Int>
}

/// A painted line of keys, and its inputs.
struct PaintedFooter {
  let hints: [KeyHint]
  /// The hint under the mouse.
  let hovered: KeyHint?
  let theme: Theme
  let cells: [Cell]
  let places: [HintPlace]
}

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
    if (shownStack?.depth ?? 0) > 1 { hints.append(KeyHint(keys: "b", meaning: "Pages")) }
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

  func paintFooter(on canvas: CellCanvas, y: Int) {
    let all = overlay?.hints ?? hints
    if let hovered = hoveredHint, !all.contains(hovered) { hoveredHint = nil }
    for known in paintedFooters
    where known.hints == all && known.theme == theme && known.cells.count == cells.width && known.hovered == hoveredHint
    {
      hintPlaces = known.places
      return cells.setRow(y, known.cells)
    }
    hintPlaces = paint(all, on: canvas, y: y)
    if paintedFooters.count == 4 { paintedFooters.removeFirst() }
    paintedFooters.append(
      PaintedFooter(hints: all, hovered: hoveredHint, theme: theme, cells: cells.row(y), places: hintPlaces))
  }

  private func paint(_ all: [KeyHint], on canvas: CellCanvas, y: Int) -> [HintPlace] {
    canvas.fill(CellRect(x: 0, y: y, width: cells.width, height: 1), theme.footer)
    var places: [HintPlace] = []
    var x = 2
    // The key that lists all keys is always shown.
    let help = all.first { $0.keys == "?" }
    var room = cells.width - 1 - (help.map { $0.width + 3 } ?? 0)
    for hint in all {
      if hint == help { room = cells.width - 1 }
      if x + hint.width > room { continue }
      var key = theme.tinted(.ink)
      var word = theme.secondary(.ink)
      key.traits.insert(.bold)
      if hint == hoveredHint {
        key.traits.insert(.underlined)
        word = .ink
        word.traits.insert(.underlined)
      }
      places.append(HintPlace(hint: hint, columns: x..<x + hint.width))
      x = canvas.put(hint.keys, x: x, y: y, key) + 1
      x = canvas.put(hint.meaning, x: x, y: y, word) + 3
    }
    return places
  }

  // MARK: The mouse

  /// Returns the hint at a position, or `nil`.
  private func hint(x: Int, y: Int) -> HintPlace? {
    guard y == cells.height - 1, footerHeight > 0 else { return nil }
    return hintPlaces.first { $0.columns.contains(x) }
  }

  /// Presses the key of a hint. Returns `false` if there is no hint at the position.
  func pressHint(_ event: Mouse) -> Bool {
    guard event.action == .press(.left), let place = hint(x: event.x, y: event.y),
      let key = place.hint.key(at: event.x - place.columns.lowerBound)
    else { return false }
    handle(key)
    return true
  }

  /// Marks the hint under the mouse, if the terminal reports its position.
  func hoverHint(_ event: Mouse) {
    let hint = event.action == .move ? hint(x: event.x, y: event.y)?.hint : nil
    guard hint != hoveredHint else { return }
    hoveredHint = hint
    needsPainting = true
  }
}
