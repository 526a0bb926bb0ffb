import CairnFoundation
import CairnHosting

/// A list of choices: earlier pages, or the actions of a row.
@MainActor
struct ChoiceOverlay: Overlay {
  struct Choice {
    var title: String
    var isDestructive = false
    /// A color sample before the line.
    var swatch: CellColor?
    /// The action of Delete, if any.
    var removal: (@MainActor (TerminalHost) -> Void)?
    var action: @MainActor (TerminalHost) -> Void
  }

  let title: String
  var choices: [Choice]
  var selected: Int
  /// The rectangle that the list is placed below, or above if there is no room below.
  var anchor: CellRect?

  func hints(_ words: OwnWords) -> [KeyHint] {
    var hints = [KeyHint(keys: "↑↓", meaning: words("Move")), KeyHint(keys: "⏎", meaning: words("Choose"))]
    if choices[selected].removal != nil { hints.append(KeyHint(keys: "x", meaning: words("Close window"))) }
    return hints + [KeyHint(keys: "Esc", meaning: words("Close"))]
  }

  var spoken: String { "\(title): \(choices[selected].title), \(selected + 1) of \(choices.count)" }

  /// A title may be all that a row says, which should not make the list wider than its choices.
  private static let longestTitle = 36

  private func frame(in room: CellRect) -> CellRect {
    let widest = choices.map(\.title.columns).max() ?? 0
    let swatches = choices.contains { $0.swatch != nil } ? 3 : 0
    let width = min(max(widest + swatches, min(title.columns, Self.longestTitle)) + 8, room.width)
    let height = min(choices.count + 4, room.height)
    guard let anchor else {
      return CellRect(
        x: room.minX + (room.width - width) / 2, y: room.minY + (room.height - height) / 2, width: width,
        height: height)
    }
    return CellRect.beside(anchor, width: width, height: height, in: room)
  }

  func paint(on canvas: CellCanvas, theme: Theme, in room: CellRect) {
    let frame = frame(in: room)
    let inside = canvas.panel(frame, theme)
    inside.put(title, x: frame.minX + 3, y: frame.minY + 1, theme.panel.with(.bold), upTo: frame.width - 6)
    let first = firstShown(frame)
    for (index, choice) in choices.enumerated() where index >= first {
      let y = frame.minY + 3 + index - first
      guard y < frame.maxY - 1 else { break }
      var look = theme.panel
      if index == selected {
        look = theme.focused
        inside.fill(CellRect(x: frame.minX + 1, y: y, width: frame.width - 2, height: 1), look)
        inside.put("❯", x: frame.minX + 1, y: y, look)
      } else if choice.isDestructive {
        look.foreground = theme.destructive
      }
      var x = frame.minX + 3
      if let swatch = choice.swatch, theme.depth != .none {
        inside.fill(CellRect(x: x, y: y, width: 2, height: 1), Look(background: swatch))
        x += 3
      }
      inside.put(choice.title, x: x, y: y, look, upTo: frame.maxX - 3 - x)
    }
  }

  private func firstShown(_ frame: CellRect) -> Int { max(selected - (frame.height - 5), 0) }

  mutating func handle(_ key: Key) -> OverlayOutcome {
    switch key.code {
    case .down, .tab, .character("j"): selected = min(selected + 1, choices.count - 1)
    case .up, .character("k"): selected = max(selected - 1, 0)
    case .home: selected = 0
    case .end: selected = choices.count - 1
    case .enter, .character(" "), .right: return .perform(choices[selected].action)
    case .deleteForward, .character("x"):
      if let removal = choices[selected].removal { return .perform(removal) }
    case .escape, .character("q"), .left, .backspace: return .close
    case .character(let scalar) where ("1"..."9").contains(scalar):
      let index = Int(scalar.value) - 0x31
      if choices.indices.contains(index) { return .perform(choices[index].action) }
    default: break
    }
    return .stay
  }

  mutating func handle(_ mouse: Mouse, in room: CellRect) -> OverlayOutcome {
    switch mouse.action {
    case .scroll(_, let y): selected = min(max(selected + y, 0), choices.count - 1)
    case .press(.left):
      let frame = frame(in: room)
      guard frame.contains(x: mouse.x, y: mouse.y) else { return .close }
      let index = mouse.y - frame.minY - 3 + firstShown(frame)
      if choices.indices.contains(index), mouse.y >= frame.minY + 3 { return .perform(choices[index].action) }
    default: break
    }
    return .stay
  }
}
