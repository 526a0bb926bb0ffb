/// Where the runtime keeps what it knows of a type, as far as Swift's ABI for this platform says so.
///
/// - Invariant: the places are those of the runtime the program runs with. `verified` looks at types that are known here, each
///   by two ways, before any other is read: `nil`, and nothing is read by place any more, if the ways disagree.
/// - Without it: to ask whether a type conforms to a protocol makes the runtime go through all conformances of the process,
///   as much as a few pushes and pops, for each type of a property.
package struct TypeLayout: Equatable, Sendable {
  /// The word of a structure's or an enumeration's metadata that holds the address of its declaration.
  package var declarationWord = 1
  /// The word with the first type it is generic over.
  package var argumentWord = 2
  /// Where a declaration says what it stands in, and where a module's says its name, in bytes.
  package var parentField = 4
  package var nameField = 8

  /// What the ABI says.
  package static let expected = TypeLayout()

  /// What the ABI says, if the runtime agrees.
  package static let verified: TypeLayout? = expected.isRight ? expected : nil
}
