#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The declaration of a structure or an enumeration, which is the same for all that can be generic over.
///
/// - Invariant: it was read by a layout that is right. Declarations lie in the program and are there for as long as it runs.
package struct TypeDeclaration: Hashable, @unchecked Sendable {
  // Sendable: it leads to what the compiler wrote into the program, which never changes.
  // Leads to what the compiler wrote into the program, which never changes.
  private let address: UnsafeRawPointer

  /// Nil for types of other kinds, and where the layout is not known.
  package init?(of type: Any.Type, layout: TypeLayout? = .verified) {
    guard let layout, [.structure, .enumeration].contains(TypeKind(of: type, layout: layout)) else { return nil }
    address = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[layout.declarationWord]
  }

  /// The name of the module that declares it; nil where that cannot be read.
  package func module(layout: TypeLayout? = .verified) -> ModuleName? {
    layout.flatMap { moduleName($0, isReadable: { _ in true }) }
  }

  /// The same for those who do not yet know whether the layout is right: looks first whether there is anything to read.
  func isInIfReadable(_ module: StaticString, _ layout: TypeLayout) -> Bool {
    guard let name = moduleName(layout, isReadable: isMapped) else { return false }
    return isMapped(name.address + module.utf8CodeUnitCount) && name.is(module)
  }

  /// The name of the module at the end of the chain of what a declaration stands in.
  private func moduleName(_ layout: TypeLayout, isReadable: (UnsafeRawPointer) -> Bool) -> ModuleName? {
    var context = address
    // No declaration stands in so many others; what leads on and on is none.
    for _ in 0..<256 {
      guard isReadable(context), isReadable(context + 12) else { return nil }
      // A declaration begins with its kind, of which a module's is zero, and says then what it stands in.
      if context.load(as: UInt32.self) & 0x1f == 0 {
        guard let name = target(of: context + layout.nameField), isReadable(name) else { return nil }
        return ModuleName(address: name)
      }
      let field = context + layout.parentField
      let distance = Int(field.load(as: Int32.self))
      if distance & 1 == 1 {
        // An odd distance leads to a place that holds the address.
        let place = field + (distance - 1)
        guard Int(bitPattern: place) & 7 == 0, isReadable(place),
          let parent = place.load(as: UnsafeRawPointer?.self)
        else { return nil }
        context = parent
      } else {
        guard let parent = target(of: field) else { return nil }
        context = parent
      }
      guard Int(bitPattern: context) & 3 == 0 else { return nil }
    }
    return nil
  }

  /// Where a distance from itself leads to; zero leads nowhere.
  private func target(of field: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(field.load(as: Int32.self))
    return distance == 0 ? nil : field + distance
  }
}

/// The name of a module, where the compiler wrote it.
package struct ModuleName {
  let address: UnsafeRawPointer

  package func `is`(_ name: StaticString) -> Bool {
    let text = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
    return strcmp(text, address.assumingMemoryBound(to: CChar.self)) == 0
  }
}

/// The first type that a structure or an enumeration is generic over; nil where the layout is not known.
///
/// - Invariant: the type is generic over a type.
package func firstArgument(of type: Any.Type, layout: TypeLayout? = .verified) -> Any.Type? {
  guard let layout else { return nil }
  let word = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[layout.argumentWord]
  return unsafeBitCast(word, to: Any.Type.self)
}

/// Whether memory is there to be read. Asks the system, and so only before a layout is known to be right.
func isMapped(_ address: UnsafeRawPointer) -> Bool {
  let page = UInt(bitPattern: address) & ~4095
  guard page != 0, let start = UnsafeMutableRawPointer(bitPattern: page) else { return false }
  var answer: UInt8 = 0
  return mincore(start, 1, &answer) == 0
}
