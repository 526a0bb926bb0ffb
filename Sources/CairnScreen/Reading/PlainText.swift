/// Writes a screen the way one would type it: texts as lines, things to act on in brackets, rows of things on
/// one line. What a program without a terminal prints as its first screen.
@MainActor
package struct PlainText {
  package static func of(_ root: Element) -> String {
    lines(of: root).joined(separator: "\n")
  }

  private static func lines(of element: Element) -> [String] {
    if element.isUnseen { return [] }
    switch element.role {
    case .button, .menu, .tab, .picker, .menuItem, .disclosure: return ["[ \(element.label ?? "") ]"]
    case .link: return ["\(element.label ?? "") ›"]
    case .backButton: return ["‹ \(element.label ?? "")"]
    case .toggle: return ["[\(element.readValue == "on" ? "x" : " ")] \(element.label ?? "")"]
    case .divider: return ["────────"]
    default: break
    }
    switch element.content {
    case .text(let text): return text.string.isEmpty ? [] : [text.string]
    case .field(let field): return ["\(field.prompt): \(field.text)_"]
    case .image(let image): return ["<\(image.name)>"]
    case .none, .toggle, .range, .shape: break
    }
    let parts = element.children.map { (element: $0, lines: lines(of: $0)) }.filter { !$0.lines.isEmpty }
    guard element.isRow, parts.allSatisfy({ $0.lines.count == 1 }) else { return parts.flatMap(\.lines) }
    return parts.isEmpty ? [] : [parts.map { $0.lines[0] }.joined(separator: "  ")]
  }
}

extension Element {
  /// Whether the children stand side by side.
  fileprivate var isRow: Bool {
    if case .along(.horizontal) = layout.kind.orientation { return true }
    return false
  }
}
