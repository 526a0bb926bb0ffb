#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A list of fixed length with memory of its own, handed on and never copied.
///
/// - Invariant: the memory is its own, and goes with it. Every build checks that an index is one of the list's.
/// - Without it: an array asks for its memory in a way that costs three times as much.
package struct OwnedBuffer<Element>: ~Copyable {
  @usableFromInline let base: UnsafeMutablePointer<Element>
  package let count: Int

  /// Makes each element from its place.
  @inlinable @inline(__always)
  package init(count: Int, _ make: (Int) -> Element) {
    precondition(count >= 0, "A list has no negative length.")
    // What the C library gives out is aligned for any number; no element here asks for more.
    precondition(MemoryLayout<Element>.alignment <= 16, "An element lies where no memory is.")
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
      precondition(index >= 0 && index < count, "There is no such place in the list.")
      return base[index]
    }
    @inline(__always)
    nonmutating _modify {
      precondition(index >= 0 && index < count, "There is no such place in the list.")
      yield &base[index]
    }
  }
}
