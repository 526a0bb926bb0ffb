import Glibc

/// Where a type is declared, and so whether it can be a dynamic property.
///
/// Asking the runtime whether a type conforms to a protocol costs a walk over all conformances of the process,
/// as much as a few pushes and pops. Reading which module declares the type costs a few loads, and settles the
/// question for most fields.
enum TypeHome: Equatable {
  /// The type cannot be a property, because no type of its kind or of its module is one: a function, a number,
  /// a string, a date, an array, or an optional of such a type.
  case plain
  /// A structure or enumeration of this library, by the address of its declaration.
  case library(UnsafeRawPointer)
  case unknown

  init(of type: Any.Type) {
    guard let declaration = Self.declaration(of: type) else {
      self = TypeShape(of: type).canConform ? .unknown : .plain
      return
    }
    if declaration == Self.declaration(of: Int?.self) {
      // An app can conform optionals of properties to `DynamicProperty`.
      self = FieldPlan.isPlain(Self.firstArgument(of: type)) ? .plain : .unknown
      return
    }
    guard let module = Self.moduleName(of: declaration) else {
      self = .unknown
      return
    }
    func isModule(_ name: StaticString) -> Bool { strcmp(Self.text(name), module) == 0 }
    if isModule("CairnCore") {
      self = .library(declaration)
    } else {
      self = Self.plainModules.contains(where: isModule) ? .plain : .unknown
    }
  }

  /// Returns the address of a structure's or enumeration's declaration, which is the same for all generic arguments.
  static func declaration(of type: Any.Type) -> UnsafeRawPointer? {
    guard [.structure, .enumeration].contains(TypeShape(of: type)) else { return nil }
    // It is the second word of the type's metadata, before the generic arguments.
    return unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[1]
  }

  /// Returns the first generic argument of a structure or enumeration.
  static func firstArgument(of type: Any.Type) -> Any.Type {
    unsafeBitCast(unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[2], to: Any.Type.self)
  }

  private static let plainModules: [StaticString] = [
    "Swift", "FoundationEssentials", "Foundation", "CairnValues", "CairnScreen", "CairnNavigation",
  ]

  /// Returns the name of the module at the end of a declaration's chain of contexts.
  private static func moduleName(of declaration: UnsafeRawPointer) -> UnsafePointer<CChar>? {
    var context = declaration
    // A declaration starts with its kind, which is zero for a module, followed by its parent context.
    while context.load(as: UInt32.self) & 0x1f != 0 {
      guard let parent = parent(of: context) else { return nil }
      context = parent
    }
    return target(of: context + 8)?.assumingMemoryBound(to: CChar.self)
  }

  private static func parent(of declaration: UnsafeRawPointer) -> UnsafeRawPointer? {
    let field = declaration + 4
    let distance = Int(field.load(as: Int32.self))
    guard distance & 1 == 1 else { return target(of: field) }
    // An odd offset leads to a place that holds the address.
    return (field + (distance - 1)).load(as: UnsafeRawPointer?.self)
  }

  /// Follows an offset relative to itself; zero leads nowhere.
  private static func target(of field: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(field.load(as: Int32.self))
    return distance == 0 ? nil : field + distance
  }

  private static func text(_ name: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
