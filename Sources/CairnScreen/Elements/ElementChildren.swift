/// An element's children, in order. The collection is live: it always reflects the current children.
@MainActor
package struct ElementChildren: @MainActor RandomAccessCollection {
  let parent: Element

  package var startIndex: Int { 0 }
  package var endIndex: Int { parent.childCount }
  package subscript(index: Int) -> Element { parent.child(at: index) }
  package var count: Int { parent.childCount }
  package var isEmpty: Bool { parent.childCount == 0 }
  package var first: Element? { isEmpty ? nil : parent.child(at: 0) }
  package var last: Element? { isEmpty ? nil : parent.child(at: count - 1) }

  // The standard library's default iteration knows too little about a collection from another module to be fast.

  package func makeIterator() -> Iterator { Iterator(parent: parent) }

  @MainActor
  package struct Iterator: @MainActor IteratorProtocol {
    let parent: Element
    var index = 0

    package mutating func next() -> Element? {
      guard index < parent.childCount else { return nil }
      index += 1
      return parent.child(at: index - 1)
    }
  }

  /// The children from last to first.
  package func reversed() -> Backwards { Backwards(parent: parent, end: count) }

  @MainActor
  package struct Backwards: @MainActor Sequence, @MainActor IteratorProtocol {
    let parent: Element
    var end: Int

    package mutating func next() -> Element? {
      end = Swift.min(end, parent.childCount)
      guard end > 0 else { return nil }
      end -= 1
      return parent.child(at: end)
    }
  }
}
