/// The kind of a type, as far as the layout of its values is concerned.
enum TypeShape {
  case structure, enumeration, tuple, object, existential, other

  init<T>(_ type: T.Type) { self.init(of: type) }

  init(of type: Any.Type) {
    // The first word of a type's metadata is its kind; for a class, it is an address.
    switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
    case 0x200: self = .structure
    case 0x201, 0x202: self = .enumeration
    case 0x301: self = .tuple
    case 0x303, 0x307: self = .existential
    case 0, 0x800...: self = .object
    default: self = .other
    }
  }

  /// Whether types of this kind can conform to protocols.
  var canConform: Bool { self == .structure || self == .enumeration || self == .object }
}
