import CairnScreen

/// The steps from page to page, so that a user who went back can go forward again.
///
/// Going back keeps the rest of the trail. Another step from the same page starts a new one.
package struct Trail: Equatable, Sendable {
  private var steps: [String] = []
  private var depth = 0

  package init() {}

  /// The step that was last taken from here, or `nil`.
  package var next: String? { steps.indices.contains(depth) && !steps[depth].isEmpty ? steps[depth] : nil }

  /// The step that led to the page above a depth.
  package func step(at depth: Int) -> String? {
    steps.indices.contains(depth) && !steps[depth].isEmpty ? steps[depth] : nil
  }

  package mutating func arrive(at new: Int, by name: String?) {
    defer { depth = new }
    guard new > depth else { return }
    // The same step keeps the rest of the trail.
    if new == depth + 1, let name, steps.indices.contains(depth), steps[depth] == name { return }
    if steps.count > depth { steps.removeSubrange(depth...) }
    while steps.count < new { steps.append("") }
    if let name { steps[depth] = name }
  }
}

extension Element {
  /// The name for users: the label, or else the texts inside.
  package var name: String { label ?? textsInside.joined(separator: ", ") }
}
