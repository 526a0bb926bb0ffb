import Foundation

/// A path kept in a collection of the app's own type. Its elements are never boxed, and all are of one type.
package struct TypedPath<Base>: StackPath
where Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Base.Element: Hashable {
  package var base: Base

  package init(_ base: Base) {
    self.base = base
  }

  package var count: Int { max(0, base.count) }

  package mutating func removeLast(_ k: Int) {
    base.removeLast(k)
  }

  package func difference(from old: TypedPath) -> PathDifference { Self.difference(from: old.base, to: base) }

  static func difference(from old: Base, to new: Base) -> PathDifference {
    let values = new.withContiguousStorageIfAvailable { mine in
      old.withContiguousStorageIfAvailable { theirs in changedIndices(mine, theirs) }
    }
    return PathDifference(values: (values ?? nil) ?? changedIndices(old, new))
  }

  /// Asks `==` only about elements that differ in memory: comparing a long path costs little more than reading it.
  private static func changedIndices(
    _ mine: UnsafeBufferPointer<Base.Element>, _ theirs: UnsafeBufferPointer<Base.Element>
  ) -> [Int] {
    guard let a = mine.baseAddress, let b = theirs.baseAddress, a != b else { return [] }
    let count = min(mine.count, theirs.count)
    let size = MemoryLayout<Base.Element>.stride
    var changed: [Int] = []
    var start = 0
    while start < count {
      let end = min(start + 64, count)
      if memcmp(a + start, b + start, (end - start) * size) != 0 {
        for index in start..<end
        where memcmp(a + index, b + index, size) != 0 && !isSame(mine[index], theirs[index]) {
          changed.append(index)
        }
      }
      start = end
    }
    return changed
  }

  private static func changedIndices(_ old: Base, _ new: Base) -> [Int] {
    zip(new, old).enumerated().lazy
      .filter { !isSame($0.element.0, $0.element.1) }
      .map(\.offset)
  }
}
