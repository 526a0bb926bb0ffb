/// Casts an object to a class that it is known to have.
///
/// - Invariant: the object is an instance of the class or of a subclass. The caller knows, as it created the object: a view
///   creates its own node, for example.
/// - Without it: `as!` looks the class up on every call. For a generic class that costs more than many updates do.
///
/// Checked in debug builds and with `CAIRN_CHECKED`.
@inlinable @inline(__always)
package func downcast<Object: AnyObject>(_ object: AnyObject, to type: Object.Type) -> Object {
  #if DEBUG || CAIRN_CHECKED
    return checkedDowncast(object, to: type)
  #else
    return unsafeDowncast(object, to: type)
  #endif
}

/// Casts an object to a class that it is known to have. Checked in every build.
@usableFromInline
package func checkedDowncast<Object: AnyObject>(_ object: AnyObject, to type: Object.Type) -> Object {
  guard let known = object as? Object else {
    preconditionFailure("An object of \(Swift.type(of: object)) is not the \(type) it was taken for.")
  }
  return known
}
