/// A value as one of the type it has, which the compiler does not see: `Data` is `Range<Int>`, so `Data.Element` is `Int`.
///
/// - Invariant: both types are the same. Every build checks, as that is one comparison.
/// - Without it: `as!` goes through the runtime's casts, for every row of a list.
@inlinable @inline(__always)
package func same<Value, Other>(_ value: Value, as type: Other.Type) -> Other {
  precondition(Value.self == Other.self, "A value is not of the type it was taken for.")
  return unsafeBitCast(value, to: type)
}

/// A class as one at or below another, which it is known to be.
///
/// - Invariant: as for `downcast(_:to:)`; the class comes from a plan made for the very type that asks.
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

/// A hashable value as one that may be sent, which it was before its type was forgotten.
///
/// - Invariant: the value came in as `Sendable`. That leaves no trace at run time, so nothing can check it.
/// - Without it: every place that keeps such a value has to keep its type as well.
package func sendableAgain(_ value: any Hashable) -> any Hashable & Sendable {
  unsafeBitCast(value, to: (any Hashable & Sendable).self)
}
