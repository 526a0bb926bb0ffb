/// The layout of type metadata, as Swift's ABI for this platform defines it.
///
/// - Invariant: the runtime uses this layout. `verified` compares it with the runtime, for types that are known, before any
///   other type is read. If they differ it is `nil`, and no metadata is read by offset.
/// - Without it: for each type of a property, the runtime searches all conformances of the process, which costs as much as a
///   few pushes and pops.
package struct TypeLayout: Equatable, Sendable {
  /// The word of a structure's or enumeration's metadata with the address of its declaration.
  package var declarationWord = 1
  /// The word with the first generic argument.
  package var argumentWord = 2
  /// The offsets of a declaration's parent and of a module's name, in bytes.
  package var parentField = 4
  package var nameField = 8

  /// The layout that the ABI defines.
  package static let expected = TypeLayout()

  /// The same layout if the runtime uses it, else `nil`.
  package static let verified: TypeLayout? = expected.isRight ? expected : nil
}
