import CairnScreen

/// The steps that led from page to page, so that a person who went back can go forward again.
///
/// Going back keeps the rest of the way. Another step at the same place begins a new one.
package struct Trail: Equatable, Sendable {
  private var steps: [String] = []
  private var depth = 0

  package init() {}

  /// The step that led on from here last time; `nil` if none did.
  package var next: String? { steps.indices.contains(depth) && !steps[depth].isEmpty ? steps[depth] : nil }

  package mutating func arrive(at new: Int, by name: String?) {
    defer { depth = new }
    guard new > depth else { return }
    // The same step keeps the rest of the way.
    if new == depth + 1, let name, steps.indices.contains(depth), steps[depth] == name { return }
    if steps.count > depth { steps.removeSubrange(depth...) }
    while steps.count < new { steps.append("") }
    if let name { steps[depth] = name }
  }
}

extension Element {
  /// What a person would call it: its label, or else the texts inside.
  package var name: String { label ?? textsInside.joined(separator: ", ") }
}
