/// Compares two elements by dynamic type first and then by value: `AnyHashable(1)` and `AnyHashable(1.0)` are
/// equal, but they are not the same element.
func isSame<Value: Hashable>(_ a: Value, _ b: Value) -> Bool {
  if Value.self == AnyHashable.self {
    guard type(of: (a as AnyHashable).base) == type(of: (b as AnyHashable).base) else { return false }
  }
  return type(of: a) == type(of: b) && a == b
}

/// Compares values of any types in the same way.
package func areSame(_ a: any Hashable, _ b: any Hashable) -> Bool {
  func isSameAs<A: Hashable>(_ a: A) -> Bool {
    guard type(of: b) == A.self, let b = b as? A else { return false }
    return isSame(a, b)
  }
  return isSameAs(a)
}
