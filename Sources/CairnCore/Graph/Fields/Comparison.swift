import CairnUnsafe
import Observation

/// Compares two values of the same type, given their places.
///
/// A wrong "alike" leaves the screen stale; a wrong "different" costs one run of a body. So when in doubt,
/// values differ. Two kinds of values are compared more closely than by their own `==`, which often compares
/// only an id: structures property by property, and objects by identity.
typealias Comparison = (ValuePlace, ValuePlace) -> Bool

/// Returns the comparison for values of `type`.
func comparison<T>(of type: T.Type) -> Comparison {
  if type == String.self { return stringComparison }
  if let property = FieldPlan.dynamicProperty(type) { return propertyComparison(of: property) }
  if let parts = type as? any ComparedByParts.Type { return parts.comparison() }
  let bytes = bytesComparison(of: type)
  switch TypeKind(of: type) {
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
  switch TypeKind(of: type) {
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
  haveSameBytes(&a, &b) || areAlike(&a, &b, comparison(of: T.self))
}

/// The same with a comparison that the caller has at hand.
@inline(__always)
func areAlike<T>(_ a: inout T, _ b: inout T, _ comparison: Comparison) -> Bool {
  ValuePlace.of(&a) { a in ValuePlace.of(&b) { b in comparison(a, b) } }
}

/// The same for constants.
func areAlike<T>(_ a: T, _ b: T, by comparison: Comparison) -> Bool {
  ValuePlace.of(constant: a) { a in ValuePlace.of(constant: b) { b in comparison(a, b) } }
}

/// Strings are the most common values that are not plain bytes, so they are compared in place.
private let stringComparison: @Sendable (ValuePlace, ValuePlace) -> Bool = { a, b in
  ValuePlace.areAlike(a, b, as: String.self) { $0 == $1 }
}

/// Returns the comparison that a type of dynamic property defines.
func propertyComparison<P: DynamicProperty>(of type: P.Type) -> Comparison {
  { a, b in ValuePlace.areAlike(a, b, as: P.self) { P._isSame(&$0, &$1) } }
}

func bytesComparison<T>(of type: T.Type) -> Comparison {
  let size = MemoryLayout<T>.size
  return { ValuePlace.haveSameBytes($0, $1, in: 0..<size) }
}

func equalityComparison<E: Equatable>(of type: E.Type) -> Comparison {
  let size = MemoryLayout<E>.size
  // Equal bytes first: an untouched large set is the same storage.
  return { a, b in
    ValuePlace.haveSameBytes(a, b, in: 0..<size) || ValuePlace.areAlike(a, b, as: E.self) { $0 == $1 }
  }
}

/// Types of the standard library whose values are compared part by part rather than with `==`.
private protocol ComparedByParts {
  static func comparison() -> Comparison
  static var partsCompareEverything: Bool { get }
}

extension Optional: ComparedByParts {
  fileprivate static func comparison() -> Comparison {
    // A weak property has this type too, and its storage is not a reference that could be read as one.
    switch TypeKind(of: Wrapped.self) {
    case .object, .existential: return bytesComparison(of: Self.self)
    default: break
    }
    let inner = CairnCore.comparison(of: Wrapped.self)
    return { a, b in
      ValuePlace.areAlike(a, b, as: Self.self) { a, b in
        switch (a, b) {
        case (nil, nil): true
        case (let x?, let y?): CairnCore.areAlike(x, y, by: inner)
        default: false
        }
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
      return ValuePlace.areAlike(a, b, as: Self.self) { a, b in
        guard a.count == b.count else { return false }
        // Looked up lazily: the node of a tree has an array of nodes, which would recurse forever.
        return ValuePlace.areAlike(a, b, CairnCore.comparison(of: Element.self))
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
      return ValuePlace.areAlike(a, b, as: Self.self) { a, b in
        guard a.count == b.count else { return false }
        let (a, b, inner) = (a, b, CairnCore.comparison(of: Value.self))
        return a.allSatisfy { key, x in
          guard let y = b[key] else { return false }
          return CairnCore.areAlike(x, y, by: inner)
        }
      }
    }
  }

  fileprivate static var partsCompareEverything: Bool { true }
}
