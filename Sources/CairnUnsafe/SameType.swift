/// Casts a value to the type it has, where the compiler cannot tell: if `Data` is `Range<Int>`, `Data.Element` is `Int`.
///
/// - Invariant: both types are the same. Every build checks it with a single comparison.
/// - Without it: `as!` runs the general cast of the runtime, for every row of a list.
@inlinable @inline(__always)
package func same<Value, Other>(_ value: Value, as type: Other.Type) -> Other {
  precondition(Value.self == Other.self, "A value is not of the type it was taken for.")
  return unsafeBitCast(value, to: type)
}

/// Casts a class to the type of a class that it is known to be or to inherit from.
///
/// - Invariant: the class is that one or a subclass. It comes from a plan that was made for the calling type.
///
/// Checked in debug builds and with `CAIRN_CHECKED`.
@inlinable @inline(__always)
package func downcast<Object: AnyObject>(class type: AnyClass, to wanted: Object.Type) -> Object.Type {
  #if DEBUG || CAIRN_CHECKED
    guard let known = type as? Object.Type else {
      preconditionFailure("The class \(type) is not the \(wanted) it was taken for.")
    }
    return known
  #else
    return unsafeBitCast(type, to: Object.Type.self)
  #endif
}

/// Restores the `Sendable` of a value whose type was erased.
///
/// - Invariant: the value was `Sendable` before. Nothing can check it, because `Sendable` leaves no trace at run time.
/// - Without it: every place that keeps such a value would have to keep its type as well.
package func sendableAgain(_ value: any Hashable) -> any Hashable & Sendable {
  // The type is passed too, as the compiler would open the existential otherwise and cast what is in it.
  func cast<Erased>(_ value: Erased, of type: Erased.Type) -> any Hashable & Sendable {
    unsafeBitCast(value, to: (any Hashable & Sendable).self)
  }
  return cast(value, of: (any Hashable).self)
}
