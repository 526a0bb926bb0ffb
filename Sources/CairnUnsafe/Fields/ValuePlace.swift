#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The place of a value in memory, for access to parts whose offsets and types are known only at run time: the properties
/// of a view, the members of a tuple. It is valid during a closure.
///
/// - Invariants: nothing keeps a place after the closure. A part is at the offset that `StoredFields`, or the order of a
///   tuple's members, gives. Debug builds, and builds with `CAIRN_CHECKED`, check that a part is within its value.
/// - Without it: `Mirror`, which copies values, cannot change them, and costs a hundred times as much.
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
      precondition(range.lowerBound >= 0 && range.upperBound <= size, "The part is not within its value.")
    #endif
  }

  /// Calls `body` with the place of a value.
  @inlinable @inline(__always)
  package static func of<Value, Result>(_ value: inout Value, _ body: (ValuePlace) -> Result) -> Result {
    withUnsafeMutablePointer(to: &value) { body(ValuePlace($0, size: MemoryLayout<Value>.size)) }
  }

  /// Calls `body` with the place of a constant.
  @inlinable @inline(__always)
  package static func of<Value, Result>(constant value: borrowing Value, _ body: (ValuePlace) -> Result) -> Result {
    withUnsafePointer(to: value) {
      body(ValuePlace(UnsafeMutableRawPointer(mutating: $0), size: MemoryLayout<Value>.size))
    }
  }

  /// The place of the part at an offset.
  @inlinable @inline(__always)
  package func part(at offset: Int) -> ValuePlace {
    #if DEBUG || CAIRN_CHECKED
      checkRoom(offset..<offset)
      return ValuePlace(address + offset, size: size - offset)
    #else
      return ValuePlace(address + offset, size: 0)
    #endif
  }

  /// Accesses the value, which has the given type. `inout` for readers too: a value behind a read-only pointer is copied
  /// for each call.
  @inlinable @inline(__always)
  package func use<Value, Result>(as type: Value.Type, _ body: (inout Value) -> Result) -> Result {
    checkRoom(0..<MemoryLayout<Value>.size)
    return body(&address.assumingMemoryBound(to: Value.self).pointee)
  }

  // MARK: Comparing

  /// Compares two values of the same type. Values in the same place are alike.
  @inlinable @inline(__always)
  package static func areAlike<Value>(
    _ a: ValuePlace, _ b: ValuePlace, as type: Value.Type, _ compare: (inout Value, inout Value) -> Bool
  ) -> Bool {
    if a.address == b.address { return true }
    return a.use(as: type) { a in b.use(as: type) { b in compare(&a, &b) } }
  }

  /// Whether a range of bytes is the same in two values.
  @inlinable @inline(__always)
  package static func haveSameBytes(_ a: ValuePlace, _ b: ValuePlace, in range: Range<Int>) -> Bool {
    a.checkRoom(range)
    b.checkRoom(range)
    return memcmp(a.address + range.lowerBound, b.address + range.lowerBound, range.count) == 0
  }

  /// Compares two arrays element by element.
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

  /// Returns how many elements are alike at the start of two collections, and after those, at their end.
  package static func alikeEnds<Element>(
    _ a: UnsafeBufferPointer<Element>, _ b: UnsafeBufferPointer<Element>, _ compare: (ValuePlace, ValuePlace) -> Bool
  ) -> (start: Int, end: Int) {
    let least = min(a.count, b.count)
    guard least > 0, let first = a.baseAddress, let second = b.baseAddress else { return (0, 0) }
    let size = MemoryLayout<Element>.size
    func areAlike(_ index: Int, _ other: Int) -> Bool {
      memcmp(first + index, second + other, size) == 0
        || compare(
          ValuePlace(UnsafeMutableRawPointer(mutating: first + index), size: size),
          ValuePlace(UnsafeMutableRawPointer(mutating: second + other), size: size))
    }
    var start = 0
    while start < least, areAlike(start, start) { start += 1 }
    var end = 0
    while end < least - start, areAlike(a.count - 1 - end, b.count - 1 - end) { end += 1 }
    return (start, end)
  }
}

/// Whether two values are bytewise equal, as two references to the same closure are.
@inlinable @inline(__always)
package func haveSameBytes<Value>(_ a: inout Value, _ b: inout Value) -> Bool {
  withUnsafePointer(to: &a) { a in
    withUnsafePointer(to: &b) { b in memcmp(a, b, MemoryLayout<Value>.size) == 0 }
  }
}

/// Iterates over the members of a tuple, which are adjacent in memory. Reading them as one tuple would copy it.
///
/// - Invariant: `next` is called with the types of the members, in their order.
@usableFromInline
package struct TupleMemberPlaces {
  @usableFromInline let tuple: ValuePlace
  @usableFromInline var end = 0

  @inlinable @inline(__always)
  package init(in tuple: ValuePlace) { self.tuple = tuple }

  @inlinable @inline(__always)
  package mutating func next<Member>(_ type: Member.Type) -> ValuePlace {
    let alignment = MemoryLayout<Member>.alignment
    let start = (end + alignment - 1) & ~(alignment - 1)
    end = start + MemoryLayout<Member>.size
    return tuple.part(at: start)
  }
}
