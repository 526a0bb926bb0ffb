/// The path of any stack: one of mixed types, or one in a collection of the app's.
///
/// The stacks on the screen keep their paths as such. Were they of as many types as there are paths, each step of a turn
/// would begin with looking those types up, which costs more than the step.
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

  /// Takes at most `count` elements from the top.
  package mutating func removeLast(_ k: Int) {
    switch self {
    case .mixed(var path):
      path.removeLast(k)
      self = .mixed(path)
    case .typed(let box): self = .typed(box.removingLast(k))
    }
  }

  /// Where this path differs from another, at the depths both have.
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

/// The depths, in rising order, at which two paths hold different elements.
package struct PathDifference: Equatable {
  /// The elements are of different types: different pages.
  package var types: [Int] = []
  /// The elements are of one type, but not equal: the same page with another content.
  package var values: [Int] = []

  package var isEmpty: Bool { types.isEmpty && values.isEmpty }
}
