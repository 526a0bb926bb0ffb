@_spi(Reflection) import Swift

/// The stored properties of structures, tuples and classes, and their offsets, as the runtime reports them.
///
/// - Invariant: the offsets are right. `areRight` checks those of a structure and a class whose offsets are known, before
///   any other type is looked at. If they are wrong, no type has fields.
/// - Without it: `Mirror` copies each value, so that no property of a view could be connected to its state. A type without
///   fields is treated like one compiled without reflection metadata: its views run whenever they might have changed, and
///   a diagnostic names them.
package enum StoredFields {
  /// Visits the fields of a structure or tuple until `body` returns false. Returns whether there are any.
  ///
  /// - Parameter isTrusted: whether the runtime's offsets are right.
  @discardableResult
  package static func forEach(
    of type: Any.Type, isTrusted: Bool = areRight, _ body: (_ offset: Int, _ type: Any.Type) -> Bool
  ) -> Bool {
    guard isTrusted else { return false }
    return walk(type, ofClass: false, body)
  }

  /// Visits the properties of a class, including inherited ones.
  @discardableResult
  package static func forEach(
    ofClass type: AnyClass, isTrusted: Bool = areRight, _ body: (_ offset: Int, _ type: Any.Type) -> Bool
  ) -> Bool {
    guard isTrusted else { return false }
    return walk(type, ofClass: true, body)
  }

  private static func walk(_ type: Any.Type, ofClass: Bool, _ body: (Int, Any.Type) -> Bool) -> Bool {
    var hasFields = false
    // The standard library declares the option for classes as a variable, which is not safe to read from several threads,
    // and the empty set as a literal, for which the runtime looks up how to iterate over an array.
    let options = _EachFieldOptions(rawValue: ofClass ? 1 : 0)
    _ = _forEachField(of: type, options: options) { _, offset, fieldType, _ in
      hasFields = true
      return body(offset, fieldType)
    }
    return hasFields
  }

  /// Whether the runtime reports the right offsets for types whose offsets are known.
  package static let areRight =
    offsets(of: Example.self, ofClass: false) == Example.offsets.compactMap { $0 } && isObjectRight

  private static func offsets(of type: Any.Type, ofClass: Bool) -> [Int] {
    var offsets: [Int] = []
    _ = walk(type, ofClass: ofClass) { offset, _ in
      offsets.append(offset)
      return true
    }
    return offsets
  }

  private static var isObjectRight: Bool {
    let example = ExampleObject()
    let offsets = offsets(of: ExampleObject.self, ofClass: true)
    // An object starts with a header of two words.
    return offsets == [16, 24] && storedProperty(at: 16, of: example, as: Int.self) == example.first
      && storedProperty(at: 24, of: example, as: Int.self) == example.second
  }

  private struct Example {
    var flag: UInt8
    var number: Int
    var text: String

    static var offsets: [Int?] {
      [
        MemoryLayout<Self>.offset(of: \.flag), MemoryLayout<Self>.offset(of: \.number),
        MemoryLayout<Self>.offset(of: \.text),
      ]
    }
  }

  private final class ExampleObject {
    let first = 0x5eed
    let second = 0xfeed
  }
}

/// Reads a stored property of an object.
///
/// - Invariant: `StoredFields` reported a property of this type at this offset, for the class of the object.
package func storedProperty<Property>(at offset: Int, of object: AnyObject, as type: Property.Type) -> Property {
  withExtendedLifetime(object) {
    (UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset)
      .assumingMemoryBound(to: Property.self).pointee
  }
}

/// Reads a part of a value.
///
/// - Invariant: `MemoryLayout.offset(of:)` returned this offset for a key path from the value's type to the part's.
/// - Without it: reading through a key path costs more than everything else that an unchanged row of a list does.
@inline(__always)
package func part<Value, Part>(at offset: Int, of value: Value, as type: Part.Type = Part.self) -> Part {
  withUnsafePointer(to: value) {
    (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Part.self).pointee
  }
}
