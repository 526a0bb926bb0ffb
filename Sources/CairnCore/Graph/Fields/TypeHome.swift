import CairnUnsafe

/// Where a type is declared, and so whether it can be a dynamic property.
///
/// Asking the runtime whether a type conforms to a protocol costs a walk over all conformances of the process,
/// as much as a few pushes and pops. Reading which module declares the type costs a few loads, and settles the
/// question for most fields.
enum TypeHome: Equatable {
  /// The type cannot be a property, because no type of its kind or of its module is one: a function, a number,
  /// a string, a date, an array, or an optional of such a type.
  case plain
  /// A structure or enumeration of this library.
  case library(TypeDeclaration)
  case unknown

  /// - Parameter layout: the layout of type metadata. If it is not known, nor is the home of any type.
  init(of type: Any.Type, layout: TypeLayout? = .verified) {
    guard let layout else {
      self = .unknown
      return
    }
    guard let declaration = TypeDeclaration(of: type, layout: layout) else {
      self = TypeKind(of: type, layout: layout).canConform ? .unknown : .plain
      return
    }
    if declaration == TypeDeclaration(of: Int?.self, layout: layout) {
      // An app can conform optionals of properties to `DynamicProperty`.
      let isPlain = firstArgument(of: type, layout: layout).map { FieldPlan.isPlain($0) } ?? false
      self = isPlain ? .plain : .unknown
      return
    }
    guard let module = declaration.module(layout: layout) else {
      self = .unknown
      return
    }
    if module.is("CairnCore") {
      self = .library(declaration)
    } else {
      self = Self.plainModules.contains(where: module.is) ? .plain : .unknown
    }
  }

  private static let plainModules: [StaticString] = [
    "Swift", "FoundationEssentials", "Foundation", "CairnValues", "CairnScreen", "CairnNavigation",
  ]
}
