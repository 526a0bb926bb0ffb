/// A list of fixed length in memory that belongs to whoever made it, for as long as some code runs.
///
/// - Invariant: nobody keeps it beyond that code. Every build checks that an index is one of the list's.
/// - Without it: an array that is handed down for others to fill is one more allocation for each element that is arranged.
package struct BorrowedBuffer<Element> {
  @usableFromInline let base: UnsafeMutablePointer<Element>
  package let count: Int

  @usableFromInline @inline(__always)
  init(_ base: UnsafeMutablePointer<Element>, count: Int) {
    self.base = base
    self.count = count
  }

  /// Makes a list of one element over and over; a short one takes no allocation.
  @inlinable @inline(__always)
  package static func with<Result>(
    count: Int, repeating element: Element, _ body: (BorrowedBuffer) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { memory in
      guard let base = memory.baseAddress else { preconditionFailure("A list has room for nothing.") }
      base.initialize(repeating: element, count: count)
      defer { base.deinitialize(count: count) }
      return body(BorrowedBuffer(base, count: count))
    }
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
