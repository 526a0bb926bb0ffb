import CairnCore
import CairnFoundation
import CairnHosting
import Foundation

/// A palette of all pages reachable from here, and all commands of the app and the host, searchable by parts of
/// their names.
@MainActor
struct CommandPalette: Overlay {
  struct Command {
    /// The command's name, and the menu or kind of element it belongs to.
    var title: String
    var menu: String
    /// A description in one line.
    var about = ""
    /// The keys with the same effect.
    var keys = ""
    var action: @MainActor (TerminalHost) -> Void
  }

  private let words: OwnWords
  private let all: [Command]
  private(set) var found: [Command]
  private(set) var selected = 0
  private var line = FieldEditor("") { didSet { if line.text != oldValue.text { search() } } }

  init(_ commands: [Command], in words: OwnWords) {
    self.words = words
    all = commands
    found = commands
  }

  /// Finds commands with every word in their name or their menu's, in any order.
  private mutating func search() {
    let words = line.text.split(separator: " ")
    func have(_ text: String) -> Bool { words.allSatisfy { text.localizedCaseInsensitiveContains($0) } }
    // Matches in the name rank before matches in the description.
    let ranks = all.map { command in
      have(command.title) ? 0 : have("\(command.menu) \(command.title)") ? 1 : have(command.whole) ? 2 : 3
    }
    found = (0..<3).flatMap { rank in zip(all, ranks).filter { $0.1 == rank }.map(\.0) }
    selected = 0
  }

  func hints(_ words: OwnWords) -> [KeyHint] {
    [
      KeyHint(keys: "↑↓", meaning: words("Move")), KeyHint(keys: "⏎", meaning: words("Run")),
      KeyHint(keys: "Esc", meaning: words("Close")),
    ]
  }

  var spoken: String {
    guard found.indices.contains(selected) else { return "Commands: no matches" }
    return "Commands: \(found[selected].menu), \(found[selected].title), \(selected + 1) of \(found.count)"
  }

  // MARK: Painting

  private func frame(in room: CellRect) -> CellRect {
    let width = min(84, max(room.width - 4, 20), room.width)
    let height = min(max(found.count, 1) + 4, max(room.height - 4, 5), room.height)
    return CellRect(
      x: room.minX + (room.width - width) / 2, y: room.minY + min(2, room.height - height), width: width, height: height
    )
  }

  func paint(on canvas: CellCanvas, theme: Theme, in room: CellRect) {
    let frame = frame(in: room)
    let inside = canvas.panel(frame, theme)
    paintLine(on: inside, theme: theme, frame)
    inside.horizontalRule(x: frame.minX + 1, y: frame.minY + 2, width: frame.width - 2, theme.rule)
    if found.isEmpty {
      inside.put(words("No matching commands"), x: frame.minX + 3, y: frame.minY + 3, theme.secondary(.ink))
    }
    let first = firstShown(frame)
    // Descriptions have their own column, after as much of the names as fits.
    let names = min(found.map(\.nameColumns).max() ?? 0, frame.width * 3 / 5)
    for (index, command) in found.enumerated() where index >= first {
      let y = frame.minY + 3 + index - first
      guard y < frame.maxY - 1 else { break }
      paint(
        command, isSelected: index == selected, y: y, aboutX: frame.minX + names + 5, on: inside, theme: theme, frame)
    }
    inside.paintScrollBar(of: frame, from: first, of: found.count, below: 3, theme)
  }

  private func firstShown(_ frame: CellRect) -> Int { max(selected - max(frame.height - 5, 0), 0) }

  private func paintLine(on canvas: CellCanvas, theme: Theme, _ frame: CellRect) {
    canvas.put(":", x: frame.minX + 1, y: frame.minY + 1, theme.tinted(.ink))
    let shown = line.lines(width: max(frame.width - 5, 1), height: 1)
    var x = frame.minX + 3
    for piece in shown.shown.first ?? [] { x = canvas.put(piece.text, x: x, y: frame.minY + 1, .ink) }
    if line.text.isEmpty {
      canvas.put(words("Search pages and commands"), x: x, y: frame.minY + 1, theme.tertiary(.ink))
    }
  }

  private func paint(
    _ command: Command, isSelected: Bool, y: Int, aboutX: Int, on canvas: CellCanvas, theme: Theme, _ frame: CellRect
  ) {
    let line = CellRect(x: frame.minX + 1, y: y, width: frame.width - 3, height: 1)
    var look = Look.ink
    if isSelected {
      look = theme.focused
      canvas.fill(line, look)
      canvas.put("❯", x: line.minX, y: y, look)
    }
    let faint = isSelected ? look : theme.secondary(look)
    // Names matter more than keys if there is no room for both.
    var keys = command.keys.columns
    if command.nameColumns + keys + 6 > line.width { keys = 0 }
    let end = keys > 0 ? line.maxX - keys - 3 : line.maxX
    let names = canvas.clipped(to: CellRect(x: line.minX, y: y, width: max(end - line.minX, 0), height: 1))
    var x = names.put(command.menu, x: frame.minX + 3, y: y, faint)
    if !command.menu.isEmpty { x = names.put(" › ", x: x, y: y, faint) }
    x = names.put(command.title, x: x, y: y, look, upTo: end - x)
    let start = max(x + 2, aboutX)
    if start + command.about.columns <= end || end - start > 12 {
      names.put(command.about, x: start, y: y, faint, upTo: end - start)
    }
    if keys > 0 { canvas.put(command.keys, x: end + 2, y: y, isSelected ? look : theme.tinted(look)) }
  }

  func caret(in room: CellRect) -> (x: Int, y: Int)? {
    let frame = frame(in: room)
    let shown = line.lines(width: max(frame.width - 5, 1), height: 1)
    return (frame.minX + 3 + shown.caret.x, frame.minY + 1)
  }

  // MARK: Keys

  mutating func handle(_ key: Key) -> OverlayOutcome {
    switch (key.code, key.modifiers) {
    case (.escape, _), (.character("c"), .control): return .close
    case (.backspace, []) where line.text.isEmpty: return .close
    case (.enter, _):
      return found.indices.contains(selected) ? .perform(found[selected].action) : .stay
    case (.down, _), (.tab, []), (.character("n"), .control): selected = min(selected + 1, max(found.count - 1, 0))
    case (.up, _), (.tab, .shift), (.character("p"), .control): selected = max(selected - 1, 0)
    case (.backspace, []): line.delete(.character, forward: false)
    case (.deleteForward, _): line.delete(.character, forward: true)
    case (.left, []): line.move(.character, forward: false)
    case (.right, []): line.move(.character, forward: true)
    case (.home, _), (.character("a"), .control): line.move(.line, forward: false)
    case (.end, _), (.character("e"), .control): line.move(.line, forward: true)
    case (.character("u"), .control): line.delete(.line, forward: false)
    case (.character("w"), .control): line.delete(.word, forward: false)
    case (.character(let scalar), []), (.character(let scalar), .shift): line.insert(String(Character(scalar)))
    default: break
    }
    return .stay
  }

  mutating func handle(_ mouse: Mouse, in room: CellRect) -> OverlayOutcome {
    switch mouse.action {
    case .scroll(_, let y): selected = min(max(selected + y, 0), max(found.count - 1, 0))
    case .press(.left):
      let frame = frame(in: room)
      guard frame.contains(x: mouse.x, y: mouse.y) else { return .close }
      let index = mouse.y - frame.minY - 3 + firstShown(frame)
      if found.indices.contains(index), mouse.y >= frame.minY + 3 { return .perform(found[index].action) }
    default: break
    }
    return .stay
  }
}

extension CommandPalette.Command {
  /// All searchable text.
  fileprivate var whole: String { "\(menu) \(title) \(about)" }

  fileprivate var nameColumns: Int { (menu.isEmpty ? title : "\(menu) › \(title)").columns }
}
