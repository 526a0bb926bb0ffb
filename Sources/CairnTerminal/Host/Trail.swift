import CairnScreen

/// What a person pressed on each page to get to the next one. Going back keeps the rest of the way, so that it can be
/// gone again; pressing something else begins another way.
struct Trail: Equatable {
  private var steps: [String] = []
  private var depth = 0

  /// What led on from here the last time; nil if nothing did.
  var next: String? { steps.indices.contains(depth) && !steps[depth].isEmpty ? steps[depth] : nil }

  mutating func arrive(at new: Int, by name: String?) {
    defer { depth = new }
    guard new > depth else { return }
    // The same step leaves the rest of the way as it was.
    if new == depth + 1, let name, steps.indices.contains(depth), steps[depth] == name { return }
    if steps.count > depth { steps.removeSubrange(depth...) }
    while steps.count < new { steps.append("") }
    if let name { steps[depth] = name }
  }
}

extension Element {
  /// What a person would call it.
  var name: String { label ?? textsInside.joined(separator: ", ") }
}
