import CairnCore
import CairnFoundation
import CairnHosting

/// All keys in groups. Keys without an effect on this screen are faint.
@MainActor
struct KeysOverlay: Overlay {
  struct Line {
    var keys: String
    var meaning: String
    var isLive = true
  }

  struct Group {
    var title: String
    var lines: [Line]
  }

  let title: String
  let groups: [Group]
  var scroll = 0
  let room: CellRect

  func hints(_ words: OwnWords) -> [KeyHint] {
    [KeyHint(keys: "↑↓", meaning: words("Scroll")), KeyHint(keys: "Esc", meaning: words("Close"))]
  }

  var spoken: String {
    groups.flatMap(\.lines).filter(\.isLive).map { "\($0.keys): \($0.meaning)" }.joined(separator: "; ")
  }

  // MARK: Painting

  /// A line of a column: a group's title, a key, or nothing.
  private enum Entry {
    case title(String)
    case line(Line)
    case blank
  }

  private func entries(_ groups: some Sequence<Group>) -> [Entry] {
    var entries: [Entry] = []
    for group in groups {
      if !entries.isEmpty { entries.append(.blank) }
      entries.append(.title(group.title))
      entries += group.lines.map { .line($0) }
    }
    return entries
  }

  private var keysWidth: Int { groups.flatMap(\.lines).map(\.keys.count).max() ?? 0 }
  private var columnWidth: Int { keysWidth + 3 + (groups.flatMap(\.lines).map(\.meaning.columns).max() ?? 0) }

  /// The columns, two of about the same length if there is room.
  private func columns(in room: CellRect) -> [[Entry]] {
    let all = entries(groups)
    guard room.width >= columnWidth * 2 + 12, groups.count > 1 else { return [all] }
    let splits = (1..<groups.count).map { (entries(groups.prefix($0)), entries(groups.dropFirst($0))) }
    let best = splits.min { max($0.0.count, $0.1.count) < max($1.0.count, $1.1.count) }
    return best.map { [$0.0, $0.1] } ?? [all]
  }

  func paint(on canvas: CellCanvas, theme: Theme, in room: CellRect) {
    let columns = columns(in: room)
    let longest = columns.map(\.count).max() ?? 0
    let width = min(columnWidth * columns.count + 4 * (columns.count - 1) + 6, room.width)
    let height = min(longest + 2, room.height)
    let frame = CellRect(
      x: room.minX + (room.width - width) / 2, y: room.minY + (room.height - height) / 2, width: width, height: height)
    let inside = canvas.panel(frame, theme)
    canvas.put(" \(title) ", x: frame.minX + 2, y: frame.minY, theme.heading(.ink))
    let shown = max(height - 2, 0)
    let first = min(scroll, max(longest - shown, 0))
    for (index, column) in columns.enumerated() {
      let x = frame.minX + 3 + index * (columnWidth + 4)
      for (row, entry) in column.dropFirst(first).prefix(shown).enumerated() {
        paint(entry, x: x, y: frame.minY + 1 + row, on: inside, theme: theme)
      }
    }
    inside.paintScrollBar(of: frame, from: first, of: longest, below: 1, theme)
  }

  private func paint(_ entry: Entry, x: Int, y: Int, on canvas: CellCanvas, theme: Theme) {
    switch entry {
    case .blank: break
    case .title(let title): canvas.put(title, x: x, y: y, theme.heading(.ink))
    case .line(let line):
      canvas.put(line.keys, x: x, y: y, line.isLive ? theme.tinted(.ink) : theme.tertiary(.ink))
      canvas.put(line.meaning, x: x + keysWidth + 3, y: y, line.isLive ? .ink : theme.tertiary(.ink))
    }
  }

  // MARK: Input

  private var last: Int { max(columns(in: room).map(\.count).max() ?? 0, 1) - 1 }

  mutating func handle(_ key: Key) -> OverlayOutcome {
    switch key.code {
    case .down, .character("j"): scroll = min(scroll + 1, last)
    case .up, .character("k"): scroll = max(scroll - 1, 0)
    case .pageDown: scroll = min(scroll + 10, last)
    case .pageUp: scroll = max(scroll - 10, 0)
    default: return .close
    }
    return .stay
  }

  mutating func handle(_ mouse: Mouse, in room: CellRect) -> OverlayOutcome {
    switch mouse.action {
    case .scroll(_, let y): scroll = min(max(scroll + y, 0), last)
    case .press: return .close
    default: break
    }
    return .stay
  }
}

extension TerminalHost {
  func showKeys() -> Bool {
    show(KeysOverlay(title: words("Keys"), groups: keyGroups, room: backBuffer.windowRect))
  }

  private var keyGroups: [KeysOverlay.Group] {
    let words = words
    typealias Line = KeysOverlay.Line
    let focused = focusedElement
    let stack = shownPages.front
    let scrolls = frontScrollArea()?.hasMore(along: .vertical) ?? false
    return [
      KeysOverlay.Group(
        title: words("Move"),
        lines: [
          Line(
            keys: "↑ ↓ ← →  k j h l", meaning: words("Move the focus, scroll"), isLive: !reachable.isEmpty || scrolls),
          Line(keys: "Tab  Shift Tab", meaning: words("Next, previous"), isLive: reachable.count > 1),
          Line(keys: "Home End  g G", meaning: words("Go to the start or the end"), isLive: frontScrollArea() != nil),
          Line(keys: "Page Up, Page Down", meaning: words("Scroll by a page"), isLive: scrolls),
        ]),
      KeysOverlay.Group(
        title: words("Go to"),
        lines: [
          Line(
            keys: "Esc", meaning: words("Close the front panel, or go back"),
            isLive: controller?.escape(endingSearchIn: searchField) != nil),
          Line(
            keys: "[ ]  Alt ← →", meaning: words("Go back, go forward"),
            isLive: stack?.canGoBack == true || controller?.trail.next != nil),
          Line(
            keys: "b", meaning: words("Jump to an earlier page"),
            isLive: (stack?.depth ?? 0) > 0 && stack?.canGoBack == true),
          Line(keys: "1 … 9", meaning: words("Choose a tab"), isLive: !tabs.isEmpty),
          Line(keys: "w", meaning: words("Show the app's windows"), isLive: windows.count > 1),
          Line(keys: "F9", meaning: words("Show or hide the sidebar"), isLive: window?.split != nil),
        ]),
      KeysOverlay.Group(
        title: words("Act"),
        lines: [
          Line(keys: "⏎  Space  →", meaning: words("Open, press, switch"), isLive: focused != nil),
          Line(
            keys: "← →  - +", meaning: words("Change a value"),
            isLive: focused.map { controller?.answers(.step(1), at: $0) == true } ?? false),
          Line(keys: ".  ,", meaning: words("Long press, double tap"), isLive: canHold || canDoubleTap),
          Line(keys: "m  Menu", meaning: words("Show actions"), isLive: hasActions),
          Line(
            keys: "Alt ↑ ↓  Delete", meaning: words("Move or delete a row"),
            isLive: focused?.events.isDisjoint(with: [.move, .delete]) == false),
          Line(keys: "F5  ^R", meaning: words("Refresh"), isLive: window?.screen.root?.partToRefresh != nil),
        ]),
      KeysOverlay.Group(
        title: words("Find and more"),
        lines: [
          Line(keys: "/", meaning: words("Search this page"), isLive: searchField != nil),
          Line(keys: ":  F10", meaning: words("Show all commands")),
          Line(keys: "F12", meaning: words("Show diagnostics")),
          Line(keys: "^L  ^Z", meaning: words("Redraw, suspend")), Line(keys: "q  ^C", meaning: words("Quit")),
        ]),
    ]
  }
}
