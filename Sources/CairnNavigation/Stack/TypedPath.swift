import Foundation

/// A path kept in a collection of the app's own type. Its elements are never boxed, and all are of one type.
package struct TypedPath<Base>: StackPath
where Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Base.Element: Hashable {
  package var base: Base

  package init(_ base: Base) {
    self.base = base
  }

  package var count: Int { max(0, base.count) }

  /// The element at a depth; 0 is the one on the root.
  package subscript(index: Int) -> Base.Element {
    base[base.index(base.startIndex, offsetBy: index)]
  }

  package mutating func removeLast(_ k: Int) {
    base.removeLast(k)
  }

  package func difference(from old: TypedPath) -> PathDifference {
    let values = base.withContiguousStorageIfAvailable { mine in
      old.base.withContiguousStorageIfAvailable { theirs in Self.changedIndices(mine, theirs) }
    }
    return PathDifference(values: (values ?? nil) ?? indicesChanged(since: old))
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

  private func indicesChanged(since old: TypedPath) -> [Int] {
    zip(base, old.base).enumerated().lazy
      .filter { !isSame($0.element.0, $0.element.1) }
      .map(\.offset)
  }
}
