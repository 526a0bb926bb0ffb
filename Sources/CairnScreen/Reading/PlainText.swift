/// Writes a screen the way one would type it: texts as lines, things to act on in brackets, rows of things on
/// one line. What a program without a terminal prints as its first screen.
@MainActor
package struct PlainText {
  package static func of(_ root: Element) -> String {
    lines(of: root).joined(separator: "\n")
  }

  /// A value and what it is of.
  private static func named(_ element: Element) -> String {
    [element.label, element.readValue].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// Whether there is something to act on in sight.
  private static func showsAction(_ element: Element) -> Bool {
    !element.isUnseen && (element.role.isActionable || element.children.contains(where: showsAction))
  }

  private static func lines(of element: Element) -> [String] {
    if element.isUnseen { return [] }
    switch element.role {
    case .button, .tab, .menuItem: return ["[ \(element.label ?? "") ]"]
    case .menu, .picker:
      // What is open shows what there is to choose, below its name.
      if !element.children.contains(where: showsAction) { return ["[ \(element.label ?? "") ]"] }
    case .option: return ["(\(element.hasTrait(.selected) ? "•" : " ")) \(element.label ?? "")"]
    case .disclosure: return ["\(element.hasTrait(.expanded) ? "▾" : "▸") \(element.label ?? "")"]
    case .slider, .stepper, .datePicker, .gauge: return [named(element)]
    case .progress: return [element.readValue == nil ? "\(element.label ?? "")…" : named(element)]
    case .secureField:
      let length = element.readValue?.count ?? 0
      return ["\(element.label ?? ""): \(String(repeating: "•", count: length))_"]
    case .link: return ["\(element.label ?? "") ›"]
    case .backButton: return ["‹ \(element.label ?? "")"]
    case .toggle: return ["[\(element.readValue == "on" ? "x" : " ")] \(element.label ?? "")"]
    case .divider: return ["────────"]
    default: break
    }
    switch element.content {
    case .text(let text): return text.string.isEmpty ? [] : [text.string]
    case .field(let field): return ["\(field.prompt): \(field.text)_"]
    case .image(let image): return image.isDecorative ? [] : ["<\(image.name)>"]
    case .drawing(let drawing): return drawing.texts
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
