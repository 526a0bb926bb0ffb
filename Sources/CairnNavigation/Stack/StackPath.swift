/// A path as the stack model sees it: its length, its end, and where it differs from another version of itself.
package protocol StackPath {
  var count: Int { get }

  /// Takes at most `count` elements from the top.
  mutating func removeLast(_ k: Int)

  /// Where this path differs from another, at the depths both have.
  func difference(from old: Self) -> PathDifference
}

/// The depths, in rising order, at which two paths hold different elements.
package struct PathDifference: Equatable {
  /// The elements are of different types: different pages.
  package var types: [Int] = []
  /// The elements are of one type, but not equal: the same page with another content.
  package var values: [Int] = []

  package var isEmpty: Bool { types.isEmpty && values.isEmpty }
}

extension StackPath {
  package func isEqual(to other: Self) -> Bool {
    count == other.count && difference(from: other).isEmpty
  }
}
