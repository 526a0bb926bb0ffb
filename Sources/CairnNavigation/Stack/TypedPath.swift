import CairnUnsafe
import Foundation

/// A type-erased path of one element type.
package class TypedPathBox {
  package let count: Int

  init(count: Int) { self.count = count }

  func removingLast(_ k: Int) -> TypedPathBox { preconditionFailure("overridden") }

  /// The caller guarantees that both boxes have the same type.
  func difference(from old: TypedPathBox) -> PathDifference { preconditionFailure("overridden") }
}

package final class TypedPathBoxOf<Base>: TypedPathBox
where Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Base.Element: Hashable {
  package let base: Base

  package required init(_ base: Base) {
    self.base = base
    super.init(count: max(0, base.count))
  }

  /// Creates a box of the same class as another, which is known to be of this class. Looking the class up takes
  /// longer than filling the box.
  package static func box(_ base: Base, like other: TypedPathBox) -> TypedPathBox {
    type(of: downcast(other, to: TypedPathBoxOf.self)).init(base)
  }

  /// The element at a depth; 0 is the one directly above the root.
  package subscript(index: Int) -> Base.Element { base[base.index(base.startIndex, offsetBy: index)] }

  override func removingLast(_ k: Int) -> TypedPathBox {
    var base = base
    base.removeLast(k)
    return TypedPathBoxOf(base)
  }

  override func difference(from old: TypedPathBox) -> PathDifference {
    Self.difference(from: downcast(old, to: Self.self).base, to: base)
  }

  private static func difference(from old: Base, to new: Base) -> PathDifference {
    let values = new.withContiguousStorageIfAvailable { mine in
      old.withContiguousStorageIfAvailable { theirs in changedIndices(mine, theirs) }
    }
    return PathDifference(values: (values ?? nil) ?? changedIndices(old, new))
  }

  /// Calls `==` only for elements that differ in memory, so comparing a long path costs little more than reading
  /// it.
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
