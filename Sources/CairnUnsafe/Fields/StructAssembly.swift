@_spi(Reflection) import Swift

extension StoredFields {
  /// A stored property of a structure.
  package struct Field {
    package let name: String
    package let offset: Int
    package let type: Any.Type
  }

  /// The stored properties of a structure, or `nil` if not all of them are known.
  package static func fields(of type: Any.Type) -> [Field]? {
    guard areRight, TypeKind(of: type) == .structure else { return nil }
    var fields: [Field] = []
    let isComplete = _forEachField(of: type, options: _EachFieldOptions(rawValue: 0)) { name, offset, fieldType, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: fieldType))
      return true
    }
    return isComplete ? fields : nil
  }
}

/// Makes a structure from the values of all its stored properties.
///
/// - Invariant: `StoredFields` reports every stored property, so that nothing of the result is left without a value. A
///   structure that has room but reports no property comes from C or has no reflection metadata, and is refused, as is a
///   property that is a reference: it may be weak, which is stored in another way.
/// - Without it: the values of a type that is not `Codable` could not be made again in another process.
/// - Parameter part: Returns the value of a property, of exactly its type.
package func assemble<Value>(_ type: Value.Type, part: (StoredFields.Field) -> Any?) -> Value? {
  guard let fields = StoredFields.fields(of: type), !fields.isEmpty || MemoryLayout<Value>.size == 0 else { return nil }
  var fill: [(UnsafeMutableRawPointer) -> Void] = []
  for field in fields {
    guard let value = part(field) else { return nil }
    func prepare<Part>(_ type: Part.Type) -> ((UnsafeMutableRawPointer) -> Void)? {
      guard !(type is AnyClass), let value = value as? Part else { return nil }
      return { ($0 + field.offset).initializeMemory(as: Part.self, repeating: value, count: 1) }
    }
    guard let one = _openExistential(field.type, do: prepare) else { return nil }
    fill.append(one)
  }
  let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  defer { place.deallocate() }
  UnsafeMutableRawPointer(place).initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
  for one in fill { one(place) }
  return place.move()
}
