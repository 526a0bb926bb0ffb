#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A buffer of fixed length that owns its memory and cannot be copied.
///
/// - Invariant: nothing else refers to the memory. Every build checks each index.
/// - Without it: an array, whose allocation costs three times as much.
@usableFromInline
package struct OwnedBuffer<Element>: ~Copyable {
  @usableFromInline let base: UnsafeMutablePointer<Element>
  @usableFromInline package let count: Int

  /// Makes each element from its index.
  @inlinable @inline(__always)
  package init(count: Int, _ make: (Int) -> Element) {
    precondition(count >= 0, "The count is negative.")
    // `malloc` aligns memory for any number, but not for larger alignments.
    precondition(MemoryLayout<Element>.alignment <= 16, "The alignment is too large.")
    guard let memory = malloc(Swift.max(count, 1) * MemoryLayout<Element>.stride) else { fatalError("Out of memory.") }
    base = memory.assumingMemoryBound(to: Element.self)
    self.count = count
    for index in 0..<count { (base + index).initialize(to: make(index)) }
  }

  @inlinable
  deinit {
    base.deinitialize(count: count)
    free(base)
  }

  @inlinable
  package subscript(index: Int) -> Element {
    @inline(__always)
    get {
      precondition(index >= 0 && index < count, "Index out of range.")
      return base[index]
    }
    @inline(__always)
    nonmutating _modify {
      precondition(index >= 0 && index < count, "Index out of range.")
      yield &base[index]
    }
  }
}
