import CairnScreen

/// Finds the element with a label. Controls win over plain text.
@MainActor
struct Finder {
  let root: Element?

  /// All elements that the label could mean, front layers first. Elements behind a modal are excluded.
  func candidates(_ label: String?, roles: Set<Role> = []) -> [Element] {
    for layer in root?.layers ?? [] {
      let found = candidates(label, roles, among: layer)
      if !found.isEmpty { return found }
    }
    return []
  }

  func candidates(_ label: String, role: Role?) -> [Element] { candidates(label, roles: role.map { [$0] } ?? []) }

  private func candidates(_ label: String?, _ roles: Set<Role>, among elements: [Element]) -> [Element] {
    var found: [Element] = []
    func visit(_ element: Element) {
      // A row's swipe actions take no space, but can be searched if they are the root.
      if element.isUnseen, element !== root { return }
      if Self.matches(element, label), roles.isEmpty || roles.contains(element.role) { found.append(element) }
      for child in element.children { visit(child) }
    }
    for element in elements { visit(element) }
    // Without a label every element of the role counts, even inside another one.
    guard let label else { return found }
    let actionable = found.filter { $0.role.isActionable }
    let exact = actionable.filter { Self.isCalled($0, label) }
    let best = !exact.isEmpty ? exact : actionable.isEmpty ? found : actionable
    // An element and the text inside are the same thing to a user, represented by the outer one. A row represents its
    // content only if the content has no controls.
    let isRowOfOther = { (row: Element) in row.role == .row && best.contains { row.contains($0) } }
    let things = best.filter { !isRowOfOther($0) }
    return things.filter { candidate in !things.contains { $0 !== candidate && $0.contains(candidate) } }
  }

  private static func isCalled(_ element: Element, _ label: String) -> Bool {
    element.label == label || element.semantics?.identifier == label
  }

  static func matches(_ element: Element, _ label: String?) -> Bool {
    guard let label else { return true }
    if isCalled(element, label) { return true }
    guard element.role.isActionable else { return false }
    return element.textsInside.contains(label)
  }

  func one(_ label: String, role: Role? = nil) throws(Failure) -> Element {
    try one(label, roles: role.map { [$0] } ?? [], name: Self.name(label, role))
  }

  /// Returns the one element that a label means.
  /// - Parameter name: The name for failures.
  func one(_ label: String?, roles: Set<Role>, name: String) throws(Failure) -> Element {
    try only(among: candidates(label, roles: roles), label, roles, name)
  }

  /// Returns a field, or a text that can be edited in place, such as an editable title.
  func field(_ label: String?) throws(Failure) -> Element {
    let roles: Set<Role> = [.field, .secureField, .textEditor]
    let fields = candidates(label, roles: roles)
    let found = fields.isEmpty ? candidates(label).filter { $0.events.contains(.edit) } : fields
    return try only(among: found, label, roles, Self.name(label, .field))
  }

  private func only(
    among found: [Element], _ label: String?, _ roles: Set<Role>, _ name: String
  ) throws(Failure) -> Element {
    // A label that equals an element's whole name wins over one that is only a part.
    let whole = label.map { label in found.filter { Self.isCalled($0, label) } } ?? []
    let best = whole.isEmpty ? found : whole
    guard let first = best.first else { throw Failure(absence(of: label, roles, name)) }
    guard best.count == 1 else {
      throw Failure(.ambiguous(name, candidates: best.map { TestHostError.Candidate($0) }))
    }
    return first
  }

  static func name(_ label: String?, _ role: Role?) -> String {
    [role?.rawValue, label.map { "\"\($0)\"" }].compactMap(\.self).joined(separator: " ")
  }
}
