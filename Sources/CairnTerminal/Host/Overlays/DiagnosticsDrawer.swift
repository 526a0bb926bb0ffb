import CairnCore
import CairnFoundation
import CairnHosting
import CairnScreen

/// Cairn's diagnostics so far, newest first, over the lower part of the screen.
@MainActor
struct DiagnosticsDrawer: Overlay {
  let title: String
  let diagnostics: [Diagnostic]
  var selected = 0

  func hints(_ words: OwnWords) -> [KeyHint] {
    [
      KeyHint(keys: "↑↓", meaning: words("Move")), KeyHint(keys: "y", meaning: words("Copy")),
      KeyHint(keys: "Esc", meaning: words("Close")),
    ]
  }

  var spoken: String { "Diagnostics: \(diagnostics[selected]), \(selected + 1) of \(diagnostics.count)" }

  /// A line of the drawer, and the index of its diagnostic.
  private struct Line {
    var diagnostic: Int
    var text: String
    var isHeading = false
  }

  private func lines(width: Int) -> [Line] {
    diagnostics.enumerated().flatMap { index, diagnostic in
      let place = diagnostic.file.map { "  \($0):\(diagnostic.line ?? 0)" } ?? ""
      let heading = Line(diagnostic: index, text: diagnostic.code + place, isHeading: true)
      let message = diagnostic.message.wrapped(to: width - 5).map { Line(diagnostic: index, text: $0) }
      return [heading] + message
    }
  }

  private func frame(in room: CellRect) -> CellRect {
    let wanted = lines(width: room.width).count + 2
    let height = min(wanted, max(room.height * 2 / 3, min(room.height, 6)))
    return CellRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
  }

  func paint(on canvas: CellCanvas, theme: Theme, in room: CellRect) {
    let frame = frame(in: room)
    let inside = canvas.panel(frame, theme)
    let bold = Look.ink.with(.bold)
    canvas.put(" \(title) ", x: frame.minX + 2, y: frame.minY, bold)
    let lines = lines(width: frame.width)
    let first = firstShown(lines, height: frame.height - 2)
    for (row, line) in lines.dropFirst(first).prefix(frame.height - 2).enumerated() {
      let y = frame.minY + 1 + row
      guard line.isHeading else {
        inside.put(line.text, x: frame.minX + 4, y: y, theme.secondary(.ink))
        continue
      }
      if line.diagnostic == selected { inside.put("❯", x: frame.minX + 1, y: y, theme.tinted(.ink)) }
      let mark = diagnostics[line.diagnostic].severity.mark
      inside.put(mark, x: frame.minX + 2, y: y, diagnostics[line.diagnostic].severity.look(theme))
      inside.put(line.text, x: frame.minX + 4, y: y, bold)
    }
  }

  /// Returns the first visible line. The selected diagnostic is at the top if there is enough below it.
  private func firstShown(_ lines: [Line], height: Int) -> Int {
    let start = lines.firstIndex { $0.diagnostic == selected } ?? 0
    return max(min(start, lines.count - height), 0)
  }

  mutating func handle(_ key: Key) -> OverlayOutcome {
    switch key.code {
    case .down, .tab, .character("j"): selected = min(selected + 1, diagnostics.count - 1)
    case .up, .character("k"): selected = max(selected - 1, 0)
    case .home: selected = 0
    case .end: selected = diagnostics.count - 1
    case .character("y"), .character("c"), .enter:
      let drawer = self
      return .perform { host in
        host.copy(drawer.diagnostics[drawer.selected].description)
        host.show(drawer)
      }
    default: return .close
    }
    return .stay
  }

  mutating func handle(_ mouse: Mouse, in room: CellRect) -> OverlayOutcome {
    switch mouse.action {
    case .scroll(_, let y): selected = min(max(selected + y, 0), diagnostics.count - 1)
    case .press(.left):
      let frame = frame(in: room)
      guard frame.contains(x: mouse.x, y: mouse.y) else { return .close }
      let lines = lines(width: frame.width)
      let line = mouse.y - frame.minY - 1 + firstShown(lines, height: frame.height - 2)
      if lines.indices.contains(line) { selected = lines[line].diagnostic }
    default: break
    }
    return .stay
  }
}

extension Diagnostic.Severity {
  var mark: Unicode.Scalar {
    switch self {
    case .note: "•"
    case .warning: "▲"
    case .error: "✖"
    }
  }

  @MainActor
  func look(_ theme: Theme) -> Look {
    var look = theme.tinted(.ink).with(.bold)
    if self == .error { look.foreground = theme.destructive }
    return look
  }
}

extension String {
  /// Wraps the text to a number of columns.
  func wrapped(to columns: Int) -> [String] {
    let text = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return TextLines.lines(of: text, room: max(columns, 1)).map { String(text[$0.range]) }
  }
}

extension TerminalHost {
  /// The hint in the last line that the drawer contains something.
  var diagnosticsHint: KeyHint? {
    let count = session.graph.diagnostics.problemCount
    guard count > 0 else { return nil }
    return KeyHint(keys: "F12", meaning: "▲ " + (count == 1 ? words("1 problem") : words("%1 problems", "\(count)")))
  }

  func showDiagnostics() -> Bool {
    let all = session.graph.diagnostics.all
    if overlay is DiagnosticsDrawer {
      overlays.close()
    } else if all.isEmpty {
      tell(Notice(message: words("There are no diagnostics."), severity: .note))
    } else {
      show(DiagnosticsDrawer(title: words("Diagnostics"), diagnostics: all.reversed()))
    }
    repaint()
    return true
  }
}
