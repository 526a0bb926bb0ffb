import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// Everything the app and the host can be told to do, found by writing a part of its name.
@MainActor
struct CommandLine: Overlay {
  struct Command {
    /// What it does, and the menu it stands in.
    var title: String
    var menu: String
    /// The keys that do the same.
    var keys = ""
    var action: @MainActor (TerminalHost) -> Void
  }

  private let all: [Command]
  private(set) var found: [Command]
  private(set) var selected = 0
  private var line = FieldEditor("") {
    didSet { if line.text != oldValue.text { search() } }
  }

  init(_ commands: [Command]) {
    all = commands
    found = commands
  }

  /// Commands that have every word in their name or their menu's, in any order.
  private mutating func search() {
    let words = line.text.split(separator: " ")
    found = all.filter { command in
      words.allSatisfy { "\(command.menu) \(command.title)".localizedCaseInsensitiveContains($0) }
    }
    selected = 0
  }

  var hints: [KeyHint] {
    [
      KeyHint(keys: "↑↓", meaning: "Move"), KeyHint(keys: "⏎", meaning: "Do it"),
      KeyHint(keys: "Esc", meaning: "Close"),
    ]
  }

  var spoken: String {
    guard found.indices.contains(selected) else { return "Commands: nothing is called that" }
    return "Commands: \(found[selected].menu), \(found[selected].title), \(selected + 1) of \(found.count)"
  }

  // MARK: Showing

  private func frame(in room: CellRect) -> CellRect {
    let width = min(64, room.width)
    let height = min(all.count + 4, max(room.height - 2, 5), room.height)
    return CellRect(
      x: room.minX + (room.width - width) / 2, y: room.minY + min(1, room.height - height), width: width, height: height
    )
  }

  func paint(on canvas: Canvas, theme: Theme, in room: CellRect) {
    let frame = frame(in: room)
    canvas.fill(frame, theme.panel)
    canvas.frame(frame, theme.rule)
    let inside = canvas.clipped(to: frame.inset(left: 1, top: 1, right: 1, bottom: 1))
    paintLine(on: inside, theme: theme, frame)
    inside.horizontalRule(x: frame.minX + 1, y: frame.minY + 2, width: frame.width - 2, theme.rule)
    if found.isEmpty {
      inside.put("Nothing is called that", x: frame.minX + 3, y: frame.minY + 3, theme.secondary(theme.panel))
    }
    let first = firstShown(frame)
    for (index, command) in found.enumerated() where index >= first {
      let y = frame.minY + 3 + index - first
      guard y < frame.maxY - 1 else { break }
      paint(command, isSelected: index == selected, y: y, on: inside, theme: theme, frame)
    }
  }

  private func firstShown(_ frame: CellRect) -> Int { max(selected - max(frame.height - 5, 0), 0) }

  private func paintLine(on canvas: Canvas, theme: Theme, _ frame: CellRect) {
    canvas.put(":", x: frame.minX + 1, y: frame.minY + 1, theme.tinted(theme.panel))
    let shown = line.lines(width: max(frame.width - 5, 1), height: 1)
    var x = frame.minX + 3
    for piece in shown.shown.first ?? [] { x = canvas.put(piece.text, x: x, y: frame.minY + 1, theme.panel) }
    if line.text.isEmpty {
      canvas.put("What to do", x: x, y: frame.minY + 1, theme.tertiary(theme.panel))
    }
  }

  private func paint(
    _ command: Command, isSelected: Bool, y: Int, on canvas: Canvas, theme: Theme, _ frame: CellRect
  ) {
    var look = theme.panel
    if isSelected {
      look = theme.focused
      canvas.fill(CellRect(x: frame.minX + 1, y: y, width: frame.width - 2, height: 1), look)
      canvas.put("❯", x: frame.minX + 1, y: y, look)
    }
    let faint = isSelected ? look : theme.secondary(look)
    var x = canvas.put(command.menu, x: frame.minX + 3, y: y, faint)
    x = canvas.put(" › ", x: x, y: y, faint)
    x = canvas.put(command.title, x: x, y: y, look)
    let start = frame.maxX - 3 - command.keys.reduce(0) { $0 + $1.columns }
    if start > x { canvas.put(command.keys, x: start, y: y, faint) }
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

  mutating func handle(_ mouse: Mouse) -> OverlayOutcome {
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

  var room = CellRect(x: 0, y: 0, width: 0, height: 0)
}

extension TerminalHost {
  /// What the app's menus offer, and after it what the host can do here.
  func showCommands() -> Bool {
    overlay = CommandLine(menuCommands + ownCommands)
    needsPainting = true
    return true
  }

  private var menuCommands: [CommandLine.Command] {
    var commands: [CommandLine.Command] = []
    func add(_ element: Element, menu: String) {
      // What a menu within a menu offers is hidden until it is opened.
      if element.isUnseen && !element.popsUp || element.hasTrait(.disabled) { return }
      let isMenu = element.role == .menu || element.role == .picker
      if !isMenu, element.events.contains(.activate), let label = element.label {
        let mark = element.hasTrait(.selected) || element.readValue == "on" ? "✓ " : ""
        commands.append(
          CommandLine.Command(
            title: mark + label, menu: menu, keys: element.traits?[ShortcutTrait.self]?.keysHere ?? ""
          ) { host in
            _ = host.activate(element)
          })
        return
      }
      let name = isMenu ? [menu, element.label ?? ""].filter { !$0.isEmpty }.joined(separator: " › ") : menu
      for child in element.children { add(child, menu: name) }
    }
    if let bar = window?.menuBar { for menu in bar.children { add(menu, menu: "") } }
    return commands
  }

  private var ownCommands: [CommandLine.Command] {
    var commands: [CommandLine.Command] = []
    func add(
      _ title: String, _ keys: String, if isPossible: Bool = true,
      _ action: @escaping @MainActor (TerminalHost) -> Void
    ) {
      guard isPossible else { return }
      commands.append(CommandLine.Command(title: title, menu: "Terminal", keys: keys, action: action))
    }
    add("Go Back", "Esc", if: shownStack?.canGoBack == true) { $0.goBack() }
    add("Pages Below", "b", if: (shownStack?.depth ?? 0) > 1) { _ = $0.showPages() }
    add("Search This Page", "/", if: searchField != nil) { _ = $0.search() }
    add("Windows", "w", if: windows.count > 1) { _ = $0.showWindows() }
    add("Keys", "?") { _ = $0.showKeys() }
    add("Draw Again", "^L") { $0.startOver() }
    add("Quit", "q") { $0.ending = 0 }
    return commands
  }
}

extension KeyboardShortcut {
  /// How the keys are pressed in a terminal; nil where terminals have no bytes for them.
  fileprivate var keysHere: String? {
    let controls: EventModifiers = [.command, .control]
    let name: String
    switch key.character {
    case "a"..."z", "A"..."Z": name = key.character.uppercased()
    default:
      // Only letters can be held down together with Control.
      guard modifiers.isDisjoint(with: controls), key.character.isASCII, !key.character.isWhitespace,
        key.character.isLetter || key.character.isNumber || key.character.isPunctuation
      else { return nil }
      name = String(key.character)
    }
    let isControl = !modifiers.isDisjoint(with: controls)
    // With Control there is no telling whether Shift is held down as well.
    if isControl, modifiers.contains(.shift) { return nil }
    return (modifiers.contains(.option) ? "Alt " : "") + (isControl ? "^" : "") + name
  }
}
