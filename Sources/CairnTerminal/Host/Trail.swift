import CairnScreen

/// The elements that a person pressed on each page to get to the next. Going back keeps the rest of the trail,
/// so that it can be followed again; pressing something else starts a new one.
struct Trail: Equatable {
  private var steps: [String] = []
  private var depth = 0

  /// The next step from here, or `nil` if there is none.
  var next: String? { steps.indices.contains(depth) && !steps[depth].isEmpty ? steps[depth] : nil }

  mutating func arrive(at new: Int, by name: String?) {
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
  /// The name for a person.
  var name: String { label ?? textsInside.joined(separator: ", ") }
}
