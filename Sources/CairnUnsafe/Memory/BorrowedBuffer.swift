/// A buffer of fixed length in memory that it does not own. It is valid during a closure.
///
/// - Invariant: nothing keeps the buffer after the closure. Every build checks each index.
/// - Without it: layouts would fill an array, which is one more allocation for each element they arrange.
@usableFromInline
package struct BorrowedBuffer<Element> {
  @usableFromInline let base: UnsafeMutablePointer<Element>
  @usableFromInline package let count: Int

  @usableFromInline @inline(__always)
  init(_ base: UnsafeMutablePointer<Element>, count: Int) {
    self.base = base
    self.count = count
  }

  /// Makes a buffer of copies of an element. A small one needs no allocation.
  @inlinable @inline(__always)
  package static func with<Result>(
    count: Int, repeating element: Element, _ body: (BorrowedBuffer) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { memory in
      guard let base = memory.baseAddress else { preconditionFailure("The buffer has no memory.") }
      base.initialize(repeating: element, count: count)
      defer { base.deinitialize(count: count) }
      return body(BorrowedBuffer(base, count: count))
    }
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
