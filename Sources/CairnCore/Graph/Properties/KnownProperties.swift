import CairnLocks
import CairnUnsafe

/// The dynamic properties this library declares, as the tiers above register them. None of its other structures and
/// enumerations is one.
enum KnownProperties {
  typealias Property = any (DynamicProperty & SendableMetatype).Type

  /// One type for each declaration.
  private static let examples = Mutex<[TypeDeclaration: Property]>([:])

  /// Makes declarations known, by one type each. It must happen before the first view is made.
  static func register(_ types: [Property]) {
    examples.withLock { examples in
      for type in types { if let declaration = TypeDeclaration(of: type) { examples[declaration] = type } }
    }
  }

  static func holds(_ declaration: TypeDeclaration) -> Bool { examples.withLock { $0[declaration] != nil } }

  /// Returns a type of this library as a dynamic property, if it is one.
  static func property(_ type: Any.Type, declaredBy declaration: TypeDeclaration) -> (any DynamicProperty.Type)? {
    guard let example = examples.withLock({ $0[declaration] }) else { return nil }
    // The witness table of a declaration does not depend on the generic arguments.
    return retargeted(example, as: (any DynamicProperty.Type).self, to: type) ?? (type as? any DynamicProperty.Type)
  }
}
