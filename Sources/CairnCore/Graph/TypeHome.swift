import Glibc

/// Where a type comes from, and so whether it can be a dynamic property.
///
/// Asking the runtime whether a type conforms to a protocol costs a walk over all conformances of the process, as much as
/// a few pushes and pops. Reading which module declares the type costs a few loads, and answers for most fields.
enum TypeHome: Equatable {
  /// No type of this kind can be a property, or nothing in its module is: a function, a number, a text, a date, an array,
  /// or an optional of such a type.
  case plain
  /// A structure or an enumeration of this library, by the address of its declaration.
  case library(UnsafeRawPointer)
  case unknown

  init(of type: Any.Type) {
    guard let declaration = Self.declaration(of: type) else {
      self = TypeShape(of: type).canConform ? .unknown : .plain
      return
    }
    if declaration == Self.declaration(of: Int?.self) {
      // An app can declare optionals of properties to be properties.
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

  /// The address of what declares a structure or an enumeration; it is the same for all that can be generic over.
  static func declaration(of type: Any.Type) -> UnsafeRawPointer? {
    guard [.structure, .enumeration].contains(TypeShape(of: type)) else { return nil }
    // It is the second word of what describes the type, and what it is generic over follows.
    return unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[1]
  }

  /// The first type that a structure or an enumeration is generic over.
  static func firstArgument(of type: Any.Type) -> Any.Type {
    unsafeBitCast(unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[2], to: Any.Type.self)
  }

  private static let plainModules: [StaticString] = [
    "Swift", "FoundationEssentials", "Foundation", "CairnValues", "CairnScreen", "CairnNavigation",
  ]

  /// The name of the module at the end of the chain of what a declaration stands in.
  private static func moduleName(of declaration: UnsafeRawPointer) -> UnsafePointer<CChar>? {
    var context = declaration
    // A declaration begins with its kind, of which a module's is zero, and says then what it stands in.
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
    // An odd distance leads to a place that holds the address.
    return (field + (distance - 1)).load(as: UnsafeRawPointer?.self)
  }

  /// Where a distance from itself leads to; zero leads nowhere.
  private static func target(of field: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(field.load(as: Int32.self))
    return distance == 0 ? nil : field + distance
  }

  private static func text(_ name: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
