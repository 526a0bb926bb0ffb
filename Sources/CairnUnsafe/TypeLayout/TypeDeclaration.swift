#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The declaration of a structure or enumeration, which is the same for all generic arguments.
///
/// - Invariant: the layout that it was read with is right. Declarations are part of the program and are never released.
package struct TypeDeclaration: Hashable, @unchecked Sendable {
  // Sendable: the address is of read-only data that the compiler emitted.
  private let address: UnsafeRawPointer

  /// `nil` for types of other kinds, and if the layout is not known.
  package init?(of type: Any.Type, layout: TypeLayout? = .verified) {
    guard let layout, [.structure, .enumeration].contains(TypeKind(of: type, layout: layout)) else { return nil }
    address = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[layout.declarationWord]
  }

  /// The name of the module that declares it; `nil` if it cannot be read.
  package func module(layout: TypeLayout? = .verified) -> ModuleName? {
    layout.flatMap { moduleName($0, isReadable: { _ in true }) }
  }

  /// Whether a module declares it, for a layout that may be wrong: checks first that the memory is mapped.
  func isInIfReadable(_ module: StaticString, _ layout: TypeLayout) -> Bool {
    guard let name = moduleName(layout, isReadable: isMapped) else { return false }
    return isMapped(name.address + module.utf8CodeUnitCount) && name.is(module)
  }

  /// Returns the name of the module at the end of a declaration's chain of contexts.
  private func moduleName(_ layout: TypeLayout, isReadable: (UnsafeRawPointer) -> Bool) -> ModuleName? {
    var context = address
    // No chain is longer, unless the layout is wrong.
    for _ in 0..<256 {
      guard isReadable(context), isReadable(context + 12) else { return nil }
      // A declaration starts with its kind, which is zero for a module, followed by its parent context.
      if context.load(as: UInt32.self) & 0x1f == 0 {
        guard let name = target(of: context + layout.nameField), isReadable(name) else { return nil }
        return ModuleName(address: name)
      }
      let field = context + layout.parentField
      let distance = Int(field.load(as: Int32.self))
      if distance & 1 == 1 {
        // An odd offset leads to a place that holds the address.
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

  /// Follows an offset relative to itself; zero leads nowhere.
  private func target(of field: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(field.load(as: Int32.self))
    return distance == 0 ? nil : field + distance
  }
}

/// The name of a module, as the compiler emitted it.
package struct ModuleName {
  let address: UnsafeRawPointer

  package func `is`(_ name: StaticString) -> Bool {
    let text = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
    return strcmp(text, address.assumingMemoryBound(to: CChar.self)) == 0
  }
}

/// Returns the first generic argument of a structure or enumeration; `nil` if the layout is not known.
///
/// - Invariant: the type has a generic argument.
package func firstArgument(of type: Any.Type, layout: TypeLayout? = .verified) -> Any.Type? {
  guard let layout else { return nil }
  let word = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[layout.argumentWord]
  return unsafeBitCast(word, to: Any.Type.self)
}

/// Whether memory is mapped. It asks the system, so only the self-check uses it.
func isMapped(_ address: UnsafeRawPointer) -> Bool {
  let page = UInt(bitPattern: address) & ~4095
  guard page != 0, let start = UnsafeMutableRawPointer(bitPattern: page) else { return false }
  var answer: UInt8 = 0
  return mincore(start, 1, &answer) == 0
}
