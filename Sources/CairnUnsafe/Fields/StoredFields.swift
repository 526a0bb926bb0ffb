@_spi(Reflection) import Swift

/// Where the stored properties of a structure, a tuple or a class are, as the runtime tells it.
///
/// - Invariant: the places are those the compiler chose. `areRight` looks at a structure and an object that are known here
///   before any other type is asked about; if they are not right, no type has any fields.
/// - Without it: `Mirror` copies each value out of its place, and no property of a view could be tied to its state. A type
///   without fields is one compiled without reflection metadata: views of it run whenever they could have changed, and what
///   they hold besides is diagnosed.
package enum StoredFields {
  /// Goes through the fields of a structure or a tuple until told to stop; says whether there were any.
  ///
  /// - Parameter isTrusted: whether the runtime has been found right.
  @discardableResult
  package static func forEach(
    of type: Any.Type, isTrusted: Bool = areRight, _ body: (_ offset: Int, _ type: Any.Type) -> Bool
  ) -> Bool {
    guard isTrusted else { return false }
    return walk(type, ofClass: false, body)
  }

  /// The same for a class, with what it inherits.
  @discardableResult
  package static func forEach(
    ofClass type: AnyClass, isTrusted: Bool = areRight, _ body: (_ offset: Int, _ type: Any.Type) -> Bool
  ) -> Bool {
    guard isTrusted else { return false }
    return walk(type, ofClass: true, body)
  }

  private static func walk(_ type: Any.Type, ofClass: Bool, _ body: (Int, Any.Type) -> Bool) -> Bool {
    var hasFields = false
    // The library's own names for these options are a variable, which is not safe to read from several threads, and a literal,
    // for which the runtime looks up how to go through an array.
    let options = _EachFieldOptions(rawValue: ofClass ? 1 : 0)
    _ = _forEachField(of: type, options: options) { _, offset, fieldType, _ in
      hasFields = true
      return body(offset, fieldType)
    }
    return hasFields
  }

  /// Whether the runtime says of types that are known here where their fields are.
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
    // An object begins with two words that are not its properties'.
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

/// A stored property of an object.
///
/// - Invariant: the place is that of a property of the type, as `StoredFields` told for the object's class.
package func storedProperty<Property>(at offset: Int, of object: AnyObject, as type: Property.Type) -> Property {
  withExtendedLifetime(object) {
    (UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset)
      .assumingMemoryBound(to: Property.self).pointee
  }
}

/// A part of a value.
///
/// - Invariant: the place is that of a part of the type, as `MemoryLayout.offset(of:)` told for a key path of the two types.
/// - Without it: to read along a key path costs more than the rest of what an unchanged row of a list does.
@inline(__always)
package func part<Value, Part>(at offset: Int, of value: Value, as type: Part.Type = Part.self) -> Part {
  withUnsafePointer(to: value) {
    (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Part.self).pointee
  }
}
