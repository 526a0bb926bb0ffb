/// The path of any stack: one of mixed types, or one in a collection of the app's.
///
/// The stacks on the screen keep their paths as such. Were they of as many types as there are paths, each step of a turn
/// would begin with looking those types up, which costs more than the step.
package enum AnyStackPath: StackPath {
  case mixed(NavigationPath)
  case typed(TypedPathBox)

  package var count: Int {
    switch self {
    case .mixed(let path): path.count
    case .typed(let box): box.count
    }
  }

  /// Whether any element was read from an encoded path.
  package var hasEncodedElements: Bool {
    if case .mixed(let path) = self { path.hasEncodedElements } else { false }
  }

  package mutating func removeLast(_ k: Int) {
    switch self {
    case .mixed(var path):
      path.removeLast(k)
      self = .mixed(path)
    case .typed(let box): self = .typed(box.removingLast(k))
    }
  }

  package func difference(from old: AnyStackPath) -> PathDifference {
    switch (self, old) {
    case (.mixed(let new), .mixed(let old)): return new.difference(from: old)
    case (.typed(let new), .typed(let old)) where type(of: new) == type(of: old): return new.difference(from: old)
    default: return PathDifference(types: Array(0..<min(count, old.count)))
    }
  }
}

/// A path of one type, whichever that is.
package class TypedPathBox {
  package let count: Int

  fileprivate init(count: Int) { self.count = count }

  fileprivate func removingLast(_ k: Int) -> TypedPathBox { preconditionFailure("overridden") }

  /// Only asked of boxes of one type.
  fileprivate func difference(from old: TypedPathBox) -> PathDifference { preconditionFailure("overridden") }
}

package final class TypedPathBoxOf<Base>: TypedPathBox
where Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Base.Element: Hashable {
  /// Not in a `TypedPath`: whoever holds a value of a type that is not known beforehand has to look that type up for each
  /// use of it.
  package let base: Base

  package required init(_ base: Base) {
    self.base = base
    super.init(count: max(0, base.count))
  }

  /// A box like another one, which is known to be of this class: to look the class up takes longer than to fill it.
  package static func box(_ base: Base, like other: TypedPathBox) -> TypedPathBox {
    type(of: unsafeDowncast(other, to: TypedPathBoxOf.self)).init(base)
  }

  /// The element at a depth; 0 is the one on the root.
  package subscript(index: Int) -> Base.Element { base[base.index(base.startIndex, offsetBy: index)] }

  fileprivate override func removingLast(_ k: Int) -> TypedPathBox {
    var base = base
    base.removeLast(k)
    return TypedPathBoxOf(base)
  }

  fileprivate override func difference(from old: TypedPathBox) -> PathDifference {
    TypedPath.difference(from: unsafeDowncast(old, to: Self.self).base, to: base)
  }
}
