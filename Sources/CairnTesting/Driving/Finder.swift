import CairnScreen

/// Finds what a label means on a screen, as a person would: what can be acted on before what can't.
@MainActor
struct Finder {
  let root: Element?
  let screen: String

  /// Everything the label could mean, best first; those of one rank stand side by side. What is in front is meant before
  /// what is behind it, and what something modal covers is not meant at all.
  func candidates(_ label: String, role: Role? = nil) -> [Element] {
    for layer in root?.layers ?? [] {
      let found = candidates(label, role: role, among: layer)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func candidates(_ label: String, role: Role?, among elements: [Element]) -> [Element] {
    var found: [Element] = []
    func visit(_ element: Element) {
      // Asked about something by itself, such as a row's swipe actions, one looks into it even if it is left out.
      if element.isUnseen, element !== root { return }
      if matches(element, label), role == nil || element.role == role { found.append(element) }
      for child in element.children { visit(child) }
    }
    for element in elements { visit(element) }
    let actionable = found.filter { $0.role.isActionable }
    let exact = actionable.filter { isCalled($0, label) }
    let best = !exact.isEmpty ? exact : actionable.isEmpty ? found : actionable
    // A thing and the text inside it are one thing to a person: the outer one stands for both. A row only stands for
    // what it holds where there is nothing in it to use.
    let isRowOfOther = { (row: Element) in row.role == .row && best.contains { row.contains($0) } }
    let things = best.filter { !isRowOfOther($0) }
    return things.filter { candidate in !things.contains { $0 !== candidate && $0.contains(candidate) } }
  }

  private func isCalled(_ element: Element, _ label: String) -> Bool {
    element.label == label || element.semantics?.identifier == label
  }

  private func matches(_ element: Element, _ label: String) -> Bool {
    if element.semantics?.identifier == label { return true }
    if element.label == label { return true }
    guard element.role.isActionable else { return false }
    return element.textsInside.contains(label)
  }

  func one(_ label: String, role: Role? = nil) throws -> Element {
    let found = candidates(label, role: role)
    // A label that is the whole of what one thing says beats one that is a part of what others say.
    let whole = found.filter { isCalled($0, label) }
    let best = whole.isEmpty ? found : whole
    guard let first = best.first else { throw TestHostError("There is no \(what(label, role)).", screen: screen) }
    guard best.count == 1 else {
      let list = best.map { "  \($0.role.rawValue) \"\($0.label ?? "")\" \($0.id)" }.joined(separator: "\n")
      throw TestHostError(
        "There are \(best.count) of \(what(label, role)):\n\(list)\nUse tap(_:role:) or tap(_:at:).", screen: screen)
    }
    return first
  }

  func what(_ label: String, _ role: Role?) -> String { "\(role.map { "\($0.rawValue) " } ?? "")\"\(label)\"" }
}
