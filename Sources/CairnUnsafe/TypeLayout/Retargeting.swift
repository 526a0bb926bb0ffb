/// Makes an existential metatype for a type, from one for another type with the same declaration.
///
/// - Invariant: the conformance has no conditions, so that all generic arguments share one witness table. In memory, the
///   existential is the address of the type's metadata followed by that of the witness table. `verified` makes such an
///   existential and compares it with the compiler's.
/// - Without it: `as?`, which searches all conformances of the process for a type it has not seen.
/// - Parameter existential: the static type of the example, which keeps the compiler from opening it.
/// - Returns: `nil` if the layout is not known.
package func retargeted<Existential>(
  _ example: Existential, as existential: Existential.Type, to type: Any.Type, layout: TypeLayout? = .verified
) -> Existential? {
  guard layout != nil, MemoryLayout<Existential>.size == 2 * MemoryLayout<Int>.size else { return nil }
  return retargetedUnchecked(example, as: existential, to: type)
}

func retargetedUnchecked<Existential>(
  _ example: Existential, as existential: Existential.Type, to type: Any.Type
) -> Existential {
  var example = example
  withUnsafeMutableBytes(of: &example) {
    $0.storeBytes(of: unsafeBitCast(type, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
  }
  return example
}
