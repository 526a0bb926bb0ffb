import Glibc

/// Where a type comes from, and so what it cannot be.
///
/// Asking the runtime whether a type conforms to a protocol costs a walk over all conformances of the process, as much as
/// a few pushes and pops. Reading which module declares the type costs a few loads, and answers for most fields.
enum TypeHome {
  /// Whether the type is a structure or an enumeration of a module in which nothing is a dynamic property: a number, a
  /// text, a date, an array, or an optional of such a type.
  static func isPlain(_ type: Any.Type) -> Bool {
    guard [.structure, .enumeration].contains(TypeShape(of: type)) else { return false }
    // Of such types the second word of the metadata is the address of their declaration, and what they are generic over
    // follows it.
    let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
    guard let module = moduleName(of: metadata[1]), plainModules.contains(where: { strcmp(text($0), module) == 0 })
    else { return false }
    guard metadata[1] == optional else { return true }
    // An app can declare optionals of its properties to be properties.
    let wrapped = unsafeBitCast(metadata[2], to: Any.Type.self)
    return isPlain(wrapped) || !TypeShape(of: wrapped).canConform
  }

  private static let plainModules: [StaticString] = [
    "Swift", "FoundationEssentials", "Foundation", "CairnValues", "CairnScreen", "CairnNavigation",
  ]

  /// The declaration of `Optional`.
  private static var optional: UnsafeRawPointer {
    unsafeBitCast(Int?.self as Any.Type, to: UnsafePointer<UnsafeRawPointer>.self)[1]
  }

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
