/// The path of any stack: a `NavigationPath`, or a collection of the app's.
///
/// Stacks on the screen store their paths in this type. If each kind of path had its own type, every step of a
/// turn would begin by looking that type up, which costs more than the step.
package enum StackPath {
  case mixed(NavigationPath)
  case typed(TypedPathBox)

  package var count: Int {
    switch self {
    case .mixed(let path): path.count
    case .typed(let box): box.count
    }
  }

  /// Whether any element was read from an encoded path.
  @inlinable
  package var hasEncodedElements: Bool {
    if case .mixed(let path) = self { path.hasEncodedElements } else { false }
  }

  /// Removes up to `count` elements from the top.
  package mutating func removeLast(_ k: Int) {
    switch self {
    case .mixed(var path):
      path.removeLast(k)
      self = .mixed(path)
    case .typed(let box): self = .typed(box.removingLast(k))
    }
  }

  /// Returns where this path differs from another, at the depths that both have.
  package func difference(from old: StackPath) -> PathDifference {
    switch (self, old) {
    case (.mixed(let new), .mixed(let old)): return new.difference(from: old)
    case (.typed(let new), .typed(let old)) where type(of: new) == type(of: old): return new.difference(from: old)
    default: return PathDifference(types: Array(0..<min(count, old.count)))
    }
  }

  package func isEqual(to other: StackPath) -> Bool {
    count == other.count && difference(from: other).isEmpty
  }
}

/// The depths, in ascending order, at which two paths hold different elements.
package struct PathDifference: Equatable {
  /// The depths whose elements have different types: different pages.
  package var types: [Int] = []
  /// The depths whose elements have the same type but are not equal: the same page with new content.
  package var values: [Int] = []

  /// The elements that are at another depth than before: where they are now, and where they were. Their depths are among
  /// `values` if their values have changed.
  package var moves: [Int: Int] = [:]

  package var isEmpty: Bool { types.isEmpty && values.isEmpty && moves.isEmpty }

  /// Takes all elements from the first that differs up as different pages. Returns the depth of the first.
  mutating func replaceAll(below count: Int) -> Int? {
    guard let first = (types + values).min(), first < count else { return nil }
    types = Array(first..<count)
    values = []
    return first
  }
}
