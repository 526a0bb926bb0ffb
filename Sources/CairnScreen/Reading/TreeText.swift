/// Writes the semantic tree as text: one line for each meaningful element, indented by its depth. Elements that
/// only arrange others produce no line.
@MainActor
package struct TreeText {
  private var lines: [String] = []

  private init() {}

  package static func of(_ root: Element) -> String {
    var text = TreeText()
    text.write(root, indent: 0)
    return text.lines.joined(separator: "\n")
  }

  private mutating func write(_ element: Element, indent: Int) {
    if element.layout.isOmitted { return }
    if case .drawing = element.content { return }
    if element.role == .bar, element.children.isEmpty { return }
    guard element.isMeaningful else {
      for child in element.children { write(child, indent: indent) }
      return
    }
    lines.append(String(repeating: "  ", count: indent) + Self.line(for: element))
    if element.isReadAsOne { return }
    for child in element.children { write(child, indent: indent + 1) }
  }

  private static func line(for element: Element) -> String {
    var words = [element.role.rawValue]
    if let label = element.label { words.append("\"\(label)\"") }
    if let identifier = element.semantics?.identifier { words.append("(\(identifier))") }
    if let value = element.readValue { words.append("= \(value)") }
    for (trait, word) in traitWords where element.hasTrait(trait) { words.append(word) }
    return words.joined(separator: " ")
  }

  private static var traitWords: [(Semantics.Traits, String)] {
    [
      (.disabled, "disabled"), (.selected, "selected"), (.focused, "focused"), (.expanded, "expanded"),
      (.destructive, "destructive"), (.header, "header"), (.hidden, "hidden"),
    ]
  }
}

extension Element {
  /// Whether the element is more than an arrangement of others.
  package var isMeaningful: Bool {
    switch role {
    case .group, .shape, .divider, .spacer: semantics != nil
    default: true
    }
  }

  /// Whether the element and its content are read as one, like a button with a text.
  fileprivate var isReadAsOne: Bool {
    role.isActionable && !children.contains { $0.containsActionable }
  }

  fileprivate var containsActionable: Bool {
    role.isActionable || children.contains { $0.containsActionable }
  }
}
