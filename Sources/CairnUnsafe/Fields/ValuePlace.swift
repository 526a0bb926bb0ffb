#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a value lies while some code runs, to be read part by part by those who know the parts' places and types only at run
/// time: the properties of a view, the members of a tuple.
///
/// - Invariants: nobody keeps a place beyond the code it was made for; a part lies where `StoredFields`, or the order of a
///   tuple's members, says. Debug builds, and all with `CAIRN_CHECKED`, see to it that a part lies within its value.
/// - Without it: `Mirror` copies values out, which can change nothing in them, and costs a hundred times as much.
@usableFromInline
package struct ValuePlace {
  @usableFromInline let address: UnsafeMutableRawPointer
  #if DEBUG || CAIRN_CHECKED
    @usableFromInline let size: Int
  #endif

  @usableFromInline @inline(__always)
  init(_ address: UnsafeMutableRawPointer, size: Int) {
    self.address = address
    #if DEBUG || CAIRN_CHECKED
      self.size = size
    #endif
  }

  @usableFromInline @inline(__always)
  func checkRoom(_ range: Range<Int>) {
    #if DEBUG || CAIRN_CHECKED
      precondition(range.lowerBound >= 0 && range.upperBound <= size, "A part does not lie within its value.")
    #endif
  }

  /// Tells where a value lies, for as long as the code runs.
  @inlinable @inline(__always)
  package static func of<Value, Result>(_ value: inout Value, _ body: (ValuePlace) -> Result) -> Result {
    withUnsafeMutablePointer(to: &value) { body(ValuePlace($0, size: MemoryLayout<Value>.size)) }
  }

  /// The same for a value that is not changed.
  @inlinable @inline(__always)
  package static func of<Value, Result>(constant value: borrowing Value, _ body: (ValuePlace) -> Result) -> Result {
    withUnsafePointer(to: value) {
      body(ValuePlace(UnsafeMutableRawPointer(mutating: $0), size: MemoryLayout<Value>.size))
    }
  }

  /// A part of the value, from some byte on.
  @inlinable @inline(__always)
  package func part(at offset: Int) -> ValuePlace {
    #if DEBUG || CAIRN_CHECKED
      checkRoom(offset..<offset)
      return ValuePlace(address + offset, size: size - offset)
    #else
      return ValuePlace(address + offset, size: 0)
    #endif
  }

  /// The value as one of the type it has. Code that only reads takes it so as well: what a pointer that only reads leads to
  /// is copied when it is handed on.
  @inlinable @inline(__always)
  package func use<Value, Result>(as type: Value.Type, _ body: (inout Value) -> Result) -> Result {
    checkRoom(0..<MemoryLayout<Value>.size)
    return body(&address.assumingMemoryBound(to: Value.self).pointee)
  }

  // MARK: Comparing

  /// Whether two values of one type are alike, as some code says of them. One that lies in the same place is.
  @inlinable @inline(__always)
  package static func areAlike<Value>(
    _ a: ValuePlace, _ b: ValuePlace, as type: Value.Type, _ compare: (inout Value, inout Value) -> Bool
  ) -> Bool {
    if a.address == b.address { return true }
    return a.use(as: type) { a in b.use(as: type) { b in compare(&a, &b) } }
  }

  /// Whether some bytes of two values are the same.
  @inlinable @inline(__always)
  package static func haveSameBytes(_ a: ValuePlace, _ b: ValuePlace, in range: Range<Int>) -> Bool {
    a.checkRoom(range)
    b.checkRoom(range)
    return memcmp(a.address + range.lowerBound, b.address + range.lowerBound, range.count) == 0
  }

  /// Whether two lists have elements that are alike, one by one.
  package static func areAlike<Element>(
    _ a: [Element], _ b: [Element], _ compare: (ValuePlace, ValuePlace) -> Bool
  ) -> Bool {
    guard a.count == b.count else { return false }
    return a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        guard let first = a.baseAddress, let second = b.baseAddress else { return true }
        let size = MemoryLayout<Element>.size
        return a.indices.allSatisfy { index in
          compare(
            ValuePlace(UnsafeMutableRawPointer(mutating: first + index), size: size),
            ValuePlace(UnsafeMutableRawPointer(mutating: second + index), size: size))
        }
      }
    }
  }
}

/// Whether two values are the same bytes, as two references to one closure are.
@inlinable @inline(__always)
package func haveSameBytes<Value>(_ a: inout Value, _ b: inout Value) -> Bool {
  withUnsafePointer(to: &a) { a in
    withUnsafePointer(to: &b) { b in memcmp(a, b, MemoryLayout<Value>.size) == 0 }
  }
}

/// Goes through the members of a tuple, which lie one behind the other.
///
/// - Invariant: `next` is asked for the members' own types, in their order. To read them as one tuple would copy it.
package struct TupleMemberPlaces {
  private let tuple: ValuePlace
  private var end = 0

  package init(in tuple: ValuePlace) { self.tuple = tuple }

  @inline(__always)
  package mutating func next<Member>(_ type: Member.Type) -> ValuePlace {
    let alignment = MemoryLayout<Member>.alignment
    let start = (end + alignment - 1) & ~(alignment - 1)
    end = start + MemoryLayout<Member>.size
    return tuple.part(at: start)
  }
}
