import Glibc
@_spi(Reflection) import Swift

/// What is known of a type's stored properties, found by reflection once per type: where they are, which are dynamic
/// properties, and how two values of the type are compared.
final class FieldPlan: @unchecked Sendable {
  struct DynamicField {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  /// Compares one stored property of two values, given the addresses of the values.
  typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  let typeName: String
  let dynamicFields: [DynamicField]
  private let comparisons: [Comparison]
  private let byteCount: Int

  private init<T>(_ type: T.Type) {
    typeName = String(describing: type)
    byteCount = MemoryLayout<T>.size
    var dynamic: [DynamicField] = []
    var comparisons: [Comparison] = []
    // Plain bytes next to each other are compared in one go.
    var plain: Range<Int>?
    func endPlain() {
      guard let range = plain else { return }
      comparisons.append { memcmp($0 + range.lowerBound, $1 + range.lowerBound, range.count) == 0 }
      plain = nil
    }
    _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      func field<F>(_: F.Type) {
        if let property = F.self as? any DynamicProperty.Type {
          endPlain()
          dynamic.append(DynamicField(offset: offset, type: property))
          comparisons.append { property._isSame($0 + offset, $1 + offset) }
        } else if _isPOD(F.self) {
          let end = offset + MemoryLayout<F>.size
          if let range = plain, range.upperBound == offset {
            plain = range.lowerBound..<end
          } else {
            endPlain()
            plain = offset..<end
          }
        } else {
          endPlain()
          let compare = FieldPlan.comparison(of: F.self)
          comparisons.append { compare($0 + offset, $1 + offset) }
        }
      }
      _openExistential(fieldType, do: field)
      return true
    }
    endPlain()
    self.dynamicFields = dynamic
    // A type that says itself what makes two values equal is asked; plain bytes are quicker to compare than to ask.
    if let equatable = type as? any Equatable.Type, !_isPOD(type) {
      self.comparisons = [Self.equalityComparison(of: equatable)]
    } else {
      self.comparisons = comparisons
    }
  }

  /// Whether two values are alike in every stored property, so that a body would come out the same.
  func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    for comparison in comparisons where !comparison(a, b) { return false }
    return true
  }

  func isSame<T>(_ a: inout T, _ b: inout T) -> Bool {
    withUnsafePointer(to: &a) { a in withUnsafePointer(to: &b) { b in isSame(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
    }
  }

  // MARK: Finding plans

  private static let known = PlanTable()

  static func of<T>(_ type: T.Type) -> FieldPlan {
    known.plan(of: ObjectIdentifier(type)) { FieldPlan(type) }
  }

  /// How two values of a type that is not a dynamic property are compared.
  static func comparison<T>(of type: T.Type) -> Comparison {
    if _isPOD(type) {
      let size = MemoryLayout<T>.size
      return { memcmp($0, $1, size) == 0 }
    }
    if let equatable = type as? any Equatable.Type {
      return equalityComparison(of: equatable)
    }
    if type is AnyClass {
      return { $0.load(as: UnsafeRawPointer.self) == $1.load(as: UnsafeRawPointer.self) }
    }
    if let optional = type as? any OptionalValue.Type {
      return optional.comparison()
    }
    let size = MemoryLayout<T>.size
    let plan = isStructure(type) ? FieldPlan.of(type) : nil
    // Alike bytes are alike values, references included. Other structures are compared field by field; closures,
    // existentials and enumerations with payloads count as different.
    return { a, b in
      if memcmp(a, b, size) == 0 { return true }
      return plan?.isSame(a, b) ?? false
    }
  }

  private static func isStructure<T>(_ type: T.Type) -> Bool {
    // The first word of a type's metadata is its kind; these two have their fields at fixed offsets.
    let kind = unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self).pointee
    return kind == 0x200 || kind == 0x301
  }

  private static func equalityComparison<E: Equatable>(of type: E.Type) -> Comparison {
    let size = MemoryLayout<E>.size
    // Alike bytes first: a large array that has not been touched is the same buffer.
    return { a, b in
      memcmp(a, b, size) == 0
        || a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee
    }
  }
}

private protocol OptionalValue {
  static func comparison() -> FieldPlan.Comparison
}

extension Optional: OptionalValue {
  fileprivate static func comparison() -> FieldPlan.Comparison {
    let inner = FieldPlan.comparison(of: Wrapped.self)
    return { a, b in
      switch (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee) {
      case (nil, nil): true
      case (let x?, let y?): withUnsafePointer(to: x) { x in withUnsafePointer(to: y) { y in inner(x, y) } }
      default: false
      }
    }
  }
}
