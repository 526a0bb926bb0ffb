import Glibc
import Observation

/// Compares two values of the same type, given their addresses.
///
/// A wrong "alike" leaves the screen stale; a wrong "different" costs one run of a body. So when in doubt,
/// values differ. Two kinds of values are compared more closely than by their own `==`, which often compares
/// only an id: structures property by property, and objects by identity.
typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

/// Returns the comparison for values of `type`.
func comparison<T>(of type: T.Type) -> Comparison {
  if type == String.self { return stringComparison }
  if let property = FieldPlan.dynamicProperty(type) { return property._isSame }
  if let parts = type as? any ComparedByParts.Type { return parts.comparison() }
  let bytes = bytesComparison(of: type)
  switch TypeShape(type) {
  case .object, .existential:
    return bytes
  case .structure, .tuple:
    let plan = FieldPlan.of(type)
    if plan.comparesEverything { return { a, b in bytes(a, b) || plan.isSame(a, b) } }
    if let equatable = type as? any Equatable.Type { return equalityComparison(of: equatable) }
    return plan.isBlind ? bytes : { a, b in bytes(a, b) || plan.isSame(a, b) }
  case .enumeration, .other:
    if let equatable = type as? any Equatable.Type { return equalityComparison(of: equatable) }
    return bytes
  }
}

/// Whether `comparison(of:)` finds values alike whenever nothing could tell them apart. It cannot for closures,
/// for the contents of an existential, or for values that share their storage.
func comparesEverything<T>(in type: T.Type) -> Bool {
  if FieldPlan.dynamicProperty(type) != nil || _isPOD(type) { return true }
  if let parts = type as? any ComparedByParts.Type { return parts.partsCompareEverything }
  switch TypeShape(type) {
  case .object, .existential: return false
  case .structure, .tuple: return type is any Equatable.Type || FieldPlan.of(type).comparesEverything
  case .enumeration, .other: return type is any Equatable.Type
  }
}

/// Whether a value can change unnoticed: it is an object whose properties are not observed individually. A
/// closure that makes a view from such an object keeps nothing that could observe it, so the view is made again
/// when in doubt.
func isChangedUnseen<T>(_ type: T.Type) -> Bool { type is AnyClass && !(type is any Observable.Type) }

/// Whether two values are alike, for callers that hold both.
func areAlike<T>(_ a: inout T, _ b: inout T) -> Bool {
  withUnsafePointer(to: &a) { a in
    withUnsafePointer(to: &b) { b in
      memcmp(a, b, MemoryLayout<T>.size) == 0 || comparison(of: T.self)(a, b)
    }
  }
}

/// Whether two values are bytewise equal, as two references to the same closure are.
func areSameBytes<T>(_ a: UnsafePointer<T>, _ b: UnsafePointer<T>) -> Bool { memcmp(a, b, MemoryLayout<T>.size) == 0 }

/// Strings are the most common values that are not plain bytes, so they are compared in place.
private let stringComparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool = { a, b in
  a.assumingMemoryBound(to: String.self).pointee == b.assumingMemoryBound(to: String.self).pointee
}

func bytesComparison<T>(of type: T.Type) -> Comparison {
  let size = MemoryLayout<T>.size
  return { memcmp($0, $1, size) == 0 }
}

func equalityComparison<E: Equatable>(of type: E.Type) -> Comparison {
  let size = MemoryLayout<E>.size
  // Equal bytes first: an untouched large set is the same storage.
  return { a, b in
    memcmp(a, b, size) == 0
      || areEqual(
        &UnsafeMutableRawPointer(mutating: a).assumingMemoryBound(to: E.self).pointee,
        &UnsafeMutableRawPointer(mutating: b).assumingMemoryBound(to: E.self).pointee)
  }
}

/// Takes both values `inout`, in place: a value behind a read-only pointer is copied for the call.
@inline(__always)
private func areEqual<E: Equatable>(_ a: inout E, _ b: inout E) -> Bool { a == b }

/// Types of the standard library whose values are compared part by part rather than with `==`.
private protocol ComparedByParts {
  static func comparison() -> Comparison
  static var partsCompareEverything: Bool { get }
}

extension Optional: ComparedByParts {
  fileprivate static func comparison() -> Comparison {
    // A weak property has this type too, and its storage is not a reference that could be read as one.
    switch TypeShape(Wrapped.self) {
    case .object, .existential: return bytesComparison(of: Self.self)
    default: break
    }
    let inner = CairnCore.comparison(of: Wrapped.self)
    return { a, b in
      switch (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee) {
      case (nil, nil): true
      case (let x?, let y?): withUnsafePointer(to: x) { x in withUnsafePointer(to: y) { y in inner(x, y) } }
      default: false
      }
    }
  }

  fileprivate static var partsCompareEverything: Bool { comparesEverything(in: Wrapped.self) }
}

extension Array: ComparedByParts {
  fileprivate static func comparison() -> Comparison {
    let bytes = bytesComparison(of: Self.self)
    return { a, b in
      if bytes(a, b) { return true }
      let a = a.assumingMemoryBound(to: Self.self).pointee
      let b = b.assumingMemoryBound(to: Self.self).pointee
      guard a.count == b.count else { return false }
      // Looked up lazily: the node of a tree has an array of nodes, which would recurse forever.
      let inner = CairnCore.comparison(of: Element.self)
      return a.withUnsafeBufferPointer { x in
        b.withUnsafeBufferPointer { y in
          guard let first = x.baseAddress, let second = y.baseAddress else { return true }
          return x.indices.allSatisfy { inner(first + $0, second + $0) }
        }
      }
    }
  }

  /// Always true; looking at the elements would recurse, as above. Arrays of closures, which have no `==`, are
  /// therefore found different, which is safe.
  fileprivate static var partsCompareEverything: Bool { true }
}

extension Dictionary: ComparedByParts {
  fileprivate static func comparison() -> Comparison {
    let bytes = bytesComparison(of: Self.self)
    return { a, b in
      if bytes(a, b) { return true }
      let a = a.assumingMemoryBound(to: Self.self).pointee
      let b = b.assumingMemoryBound(to: Self.self).pointee
      guard a.count == b.count else { return false }
      let inner = CairnCore.comparison(of: Value.self)
      return a.allSatisfy { key, x in
        guard let y = b[key] else { return false }
        return withUnsafePointer(to: x) { x in withUnsafePointer(to: y) { y in inner(x, y) } }
      }
    }
  }

  fileprivate static var partsCompareEverything: Bool { true }
}
