/// What kind of type a type is, as far as the layout of its values goes.
enum TypeShape {
  case structure, enumeration, tuple, object, existential, other

  init<T>(_ type: T.Type) {
    if type is AnyClass {
      self = .object
      return
    }
    // The first word of a type's metadata says what it describes.
    switch unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self).pointee {
    case 0x200: self = .structure
    case 0x201, 0x202: self = .enumeration
    case 0x301: self = .tuple
    case 0x303, 0x307: self = .existential
    default: self = .other
    }
  }
}
