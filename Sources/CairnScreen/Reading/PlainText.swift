/// Writes a screen as plain text: texts as lines, actionable elements in brackets, horizontal neighbors on one
/// line. A program without a terminal prints its first screen this way.
@MainActor
package struct PlainText {
  package static func of(_ root: Element) -> String {
    lines(of: root).joined(separator: "\n")
  }

  /// Returns a value and its name.
  private static func named(_ element: Element) -> String {
    [seenLabel(of: element), element.readValue].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// Returns an element's label unless it is only read out.
  private static func seenLabel(of element: Element) -> String? {
    element.hasTrait(.unseenLabel) ? nil : element.label
  }

  /// Returns the text in the brackets of something that opens: its name, or its choice if no name is visible.
  private static func nameToOpen(_ element: Element) -> String {
    seenLabel(of: element) ?? element.readValue ?? element.label ?? ""
  }

  /// A field whose label is not visible shows its prompt only while it is empty.
  private static func field(_ element: Element, prompt: String?, text: String) -> String {
    guard element.hasTrait(.unseenLabel) else { return "\(prompt ?? ""): \(text)_" }
    return text.isEmpty ? "\(prompt ?? "")_" : "\(text)_"
  }

  private static func marked(_ mark: String, _ label: String?) -> String {
    label.map { $0.isEmpty ? mark : "\(mark) \($0)" } ?? mark
  }

  /// Returns whether a link has something to press.
  private static func showsSomething(_ element: Element) -> Bool {
    if element.isUnseen || element.isClear { return false }
    switch element.content {
    case .text(let text): return !text.string.isEmpty
    case .none: return element.children.contains(where: showsSomething)
    case .toggle, .range, .shape, .drawing, .image, .field, .part: return true
    }
  }

  /// Returns whether an actionable element is visible.
  private static func showsAction(_ element: Element) -> Bool {
    !element.isUnseen && (element.role.isActionable || element.children.contains(where: showsAction))
  }

  private static func lines(of element: Element) -> [String] {
    if element.isUnseen || element.isClear { return [] }
    switch element.role {
    case .button, .tab, .menuItem: return ["[ \(element.label ?? "") ]"]
    case .menu, .picker:
      // An open element shows its choices below its name.
      if !element.children.contains(where: showsAction) { return ["[ \(nameToOpen(element)) ]"] }
    case .option: return ["(\(element.hasTrait(.selected) ? "•" : " ")) \(element.label ?? "")"]
    case .disclosure:
      let label = inOneLine(element.children.flatMap(lines)) ?? element.label
      return [marked(element.hasTrait(.expanded) ? "▾" : "▸", label)]
    case .stepper:
      // The label of a stepper usually tells the value.
      if let label = seenLabel(of: element), let value = element.readValue, label.hasWord(value) { return [label] }
      return [named(element)]
    case .slider, .datePicker, .gauge: return [named(element)]
    case .progress: return [element.readValue == nil ? "\(element.label ?? "")…" : named(element)]
    case .secureField:
      let length = element.readValue?.count ?? 0
      return [field(element, prompt: element.label, text: String(repeating: "•", count: length))]
    case .link: return showsSomething(element) ? ["\(element.label ?? "") ›"] : []
    case .backButton: return ["‹ \(element.label ?? "")"]
    case .toggle: return [marked("[\(element.readValue == "on" ? "x" : " ")]", seenLabel(of: element))]
    case .row: return row(element)
    case .divider: return ["────────"]
    default: break
    }
    switch element.content {
    case .text(let text): return text.string.isEmpty ? [] : [text.string]
    case .field(let content): return [field(element, prompt: content.prompt, text: content.text)]
    case .image(let image): return image.isDecorative ? [] : ["<\(image.name)>"]
    case .drawing(let drawing): return drawing.texts
    case .none, .toggle, .range, .shape, .part: break
    }
    let parts = element.children.map { (element: $0, lines: lines(of: $0)) }.filter { !$0.lines.isEmpty }
    guard element.isHorizontal, parts.allSatisfy({ $0.lines.count == 1 }) else { return parts.flatMap(\.lines) }
    return parts.isEmpty ? [] : [parts.map { $0.lines[0] }.joined(separator: "  ")]
  }

  private static func inOneLine(_ lines: [String]) -> String? { lines.isEmpty ? nil : lines.joined(separator: "  ") }

  /// The accessories at the trailing side of a row, such as a badge, go on the first line.
  private static func row(_ element: Element) -> [String] {
    guard let layout = element.layout.kind as? RowElementLayout else { return element.children.flatMap(lines) }
    let accessories = layout.accessories(of: element)
    let rest = element.children.filter { child in !accessories.contains { $0 === child } }.flatMap(lines)
    let beside = accessories.flatMap(lines)
    guard let first = rest.first else { return inOneLine(beside).map { [$0] } ?? [] }
    return [inOneLine([first] + beside) ?? first] + rest.dropFirst()
  }
}

extension String {
  /// Whether a word is in the text, and not only a part of another word or number.
  fileprivate func hasWord(_ word: String) -> Bool {
    guard !word.isEmpty else { return false }
    return ranges(of: word).contains { range in
      let neighbors = [self[..<range.lowerBound].last, self[range.upperBound...].first].compactMap(\.self)
      return !neighbors.contains { $0.isLetter || $0.isNumber }
    }
  }
}

extension Element {
  /// Whether the children are side by side.
  fileprivate var isHorizontal: Bool {
    if case .along(.horizontal) = layout.kind.orientation { return true }
    return false
  }
}
