import CairnCore
import CairnScreen

/// Describes an app in lines, for screen readers and printers. A line announces each new page, its content
/// follows, and the last line is the focused element with the terminal's cursor on it.
@MainActor
package final class Narrator {
  private var place: ElementID?
  private var texts: [String] = []
  private var focus = ""
  private var overlay = ""

  package init() {}

  /// Returns the changes since the last call, as bytes for a terminal in raw mode.
  package func news(of host: TerminalHost) -> String {
    guard let root = host.window?.screen.root else { return "" }
    var lines: [String] = []
    let front = root.layers.first?.first ?? root
    let page = host.window?.frontStack?.element
    let now = front === root ? page?.id ?? root.id : front.id
    let texts = Self.lines(of: front)
    if now != place {
      lines.append("")
      lines.append(announcement(of: front, in: host))
      // A sidebar beside the page is read once.
      lines += place != nil && front === root ? page.map(Self.lines) ?? texts : texts
    } else if texts != self.texts {
      // Only new texts are announced again.
      let known = Set(self.texts)
      lines += texts.filter { !known.contains($0) }
    }
    lines += host.messages.takeAnnouncements()
    let overlay = host.overlay?.spoken ?? ""
    if overlay != self.overlay, !overlay.isEmpty { lines.append(overlay) }
    let focus = focusLine(in: host)
    let isNew = !lines.isEmpty || focus != self.focus
    (place, self.texts, self.focus, self.overlay) = (now, texts, focus, overlay)
    guard isNew else { return "" }
    let told = lines.flatMap { Self.wrapped($0.printable, to: host.size.columns) }.map { $0 + "\r\n" }.joined()
    return "\r\u{1B}[K" + told + focus.printable
  }

  private static func lines(of element: Element) -> [String] {
    PlainText.of(element).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Breaks a line between words, because a terminal breaks it anywhere.
  private static func wrapped(_ line: String, to columns: Int) -> [String] {
    TextLines.lines(of: line, room: max(columns, 1)).map { String(line[$0.range]) }
  }

  private func announcement(of front: Element, in host: TerminalHost) -> String {
    let title = host.window?.frontStack?.title ?? host.window?.title ?? ""
    switch front.panel {
    case .alert: return "Alert: \(front.label ?? title)"
    case .dialog: return "Dialog: \(front.label ?? title)"
    case .sheet: return "Sheet: \(title)"
    case .popover: return "Popover"
    case nil: return "Page: \(title)"
    }
  }

  private func focusLine(in host: TerminalHost) -> String {
    guard let element = host.focusedElement else { return "> " }
    let all = host.reachable
    let count = all.count
    let number = (all.firstIndex { $0.element === element } ?? 0) + 1
    var words = ["> \(element.label ?? element.textsInside.joined(separator: ", "))", element.role.rawValue]
    if let value = element.readValue, !value.isEmpty { words.append(value) }
    if element.hasTrait(.selected) { words.append("selected") }
    words.append("\(number) of \(count)")
    return words.joined(separator: ", ")
  }
}
