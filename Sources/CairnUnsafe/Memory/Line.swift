/// A first-in, first-out queue.
///
/// It manages its own memory, so that generic code need not look up the metadata of an array or optional of its
/// elements. That lookup would cost more than everything else about sending a value.
///
/// - Invariant: exactly the `count` elements from `head` on, wrapping at the end of the memory, are initialized. Every build
///   checks that the queue is not empty before it hands out an element.
@usableFromInline
package struct Line<Element>: ~Copyable {
  @usableFromInline var storage: UnsafeMutablePointer<Element>?
  @usableFromInline var capacity = 0
  @usableFromInline var head = 0
  @usableFromInline package internal(set) var count = 0

  @inlinable
  package init() {}

  @inlinable
  package init(_ element: Element) {
    append(element)
  }

  @inlinable
  deinit {
    for offset in 0..<count { slot(offset).deinitialize(count: 1) }
    storage?.deallocate()
  }

  @inlinable
  package var isEmpty: Bool { count == 0 }

  /// The oldest element. The queue must not be empty.
  @inlinable @inline(__always)
  package var first: Element {
    precondition(count > 0, "The queue is empty.")
    return slot(0).pointee
  }

  /// Returns the slot of an element, counted from the oldest. The capacity is a power of two, and never 0 when
  /// this is called.
  @inlinable @inline(__always)
  func slot(_ offset: Int) -> UnsafeMutablePointer<Element> {
    storage.unsafelyUnwrapped + ((head + offset) & (capacity - 1))
  }

  @inlinable @inline(__always)
  package mutating func append(_ element: Element) {
    if count == capacity { grow() }
    slot(count).initialize(to: element)
    count += 1
  }

  /// Removes the oldest element. The queue must not be empty.
  @inlinable @inline(__always)
  package mutating func removeFirst() -> Element {
    precondition(count > 0, "The queue is empty.")
    let element = slot(0).move()
    head = (head + 1) & (capacity - 1)
    count -= 1
    return element
  }

  /// Replaces the oldest element and returns it. The queue must not be empty.
  @inlinable @inline(__always)
  package func exchangeFirst(with element: inout Element) {
    precondition(count > 0, "The queue is empty.")
    swap(&slot(0).pointee, &element)
  }

  @inlinable
  package mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }

  @usableFromInline
  mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: max(capacity * 2, 1))
    for offset in 0..<count { (larger + offset).moveInitialize(from: slot(offset), count: 1) }
    storage?.deallocate()
    storage = larger
    capacity = max(capacity * 2, 1)
    head = 0
  }

  /// Moves all elements out, leaving the queue empty.
  @inlinable
  package mutating func takeAll() -> Line {
    var taken = Line()
    swap(&self, &taken)
    return taken
  }
}
