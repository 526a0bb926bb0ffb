@_spi(Reflection) import Swift

/// The kind of a type, as far as the layout of its values is concerned.
package enum TypeKind: Sendable {
  case structure, enumeration, tuple, object, existential, other

  /// Reads the kind from the first word of the metadata, or asks the runtime if the layout is not known.
  package init(of type: Any.Type, layout: TypeLayout? = .verified) {
    self = layout == nil ? TypeKind(askedOf: type) : TypeKind(readFrom: type)
  }

  /// - Invariant: the word is a kind that the ABI defines, or an address if the type is a class.
  init(readFrom type: Any.Type) {
    switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
    case 0x200: self = .structure
    case 0x201, 0x202: self = .enumeration
    case 0x301: self = .tuple
    case 0x303, 0x307: self = .existential
    case 0, 0x800...: self = .object
    default: self = .other
    }
  }

  /// Asks the runtime, which reports the kinds of fields, about a structure with a field of the type. That costs a hundred
  /// times as much.
  init(askedOf type: Any.Type) {
    func ask<T>(_ type: T.Type) -> TypeKind {
      var kind = TypeKind.other
      _ = _forEachField(of: Holder<T>.self, options: _EachFieldOptions(rawValue: 0)) { _, _, _, found in
        switch found {
        case .struct: kind = .structure
        case .enum, .optional: kind = .enumeration
        case .tuple: kind = .tuple
        case .existential: kind = .existential
        case .class: kind = .object
        default: kind = .other
        }
        return false
      }
      return kind
    }
    self = _openExistential(type, do: ask)
  }

  private struct Holder<T> { var value: T }

  /// Whether types of this kind can conform to a protocol.
  package var canConform: Bool { self == .structure || self == .enumeration || self == .object }
}
