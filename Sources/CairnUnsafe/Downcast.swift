/// An object as one of the class it is known to have.
///
/// - Invariant: the object is of the class, or of one below it. Whoever asks has made it so, as a view makes its own node.
/// - Without it: `as!` looks the class up each time, which for a generic class costs more than many an update.
///
/// Debug builds check, and so does every build with `CAIRN_CHECKED`.
@inlinable @inline(__always)
package func downcast<Object: AnyObject>(_ object: AnyObject, to type: Object.Type) -> Object {
  #if DEBUG || CAIRN_CHECKED
    return checkedDowncast(object, to: type)
  #else
    return unsafeDowncast(object, to: type)
  #endif
}

/// The same, checked in every build.
@usableFromInline
package func checkedDowncast<Object: AnyObject>(_ object: AnyObject, to type: Object.Type) -> Object {
  guard let known = object as? Object else {
    preconditionFailure("An object of \(Swift.type(of: object)) is not the \(type) it was taken for.")
  }
  return known
}
