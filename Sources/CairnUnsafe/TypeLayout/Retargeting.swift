/// A type as one that conforms to a protocol, as another type with the same declaration is known to.
///
/// - Invariant: the declaration conforms whatever it is generic over, with one table for all that. In memory such a type is the
///   address of what describes it, and that of the table. `verified` forms one of each kind both ways and compares them.
/// - Without it: `as?`, which for a type that was not seen before goes through all conformances of the process.
/// - Parameter existential: the example's own type, so that it is taken as what it is and not as what is in it.
/// - Returns: nil where the layout is not known.
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
