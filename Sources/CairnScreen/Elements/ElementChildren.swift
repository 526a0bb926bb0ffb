/// What an element has inside, in order: always what it has at the moment of asking.
///
/// Elements are worked on by the main thread alone, as everything on a screen is. The list says so in place of the
/// compiler, since the algorithms of the standard library, which know nothing of that, go through it.
package struct ElementChildren: RandomAccessCollection {
  let parent: Element

  package var startIndex: Int { 0 }
  package var endIndex: Int { parent.childCount }
  package subscript(index: Int) -> Element { parent.child(at: index) }
  package var count: Int { parent.childCount }
  package var isEmpty: Bool { parent.childCount == 0 }
  package var first: Element? { isEmpty ? nil : parent.child(at: 0) }
  package var last: Element? { isEmpty ? nil : parent.child(at: count - 1) }

  // The ways the standard library goes through lists know too little of this one, from another module, to be fast.

  package func makeIterator() -> Iterator { Iterator(parent: parent) }

  package struct Iterator: IteratorProtocol {
    let parent: Element
    var index = 0

    package mutating func next() -> Element? {
      guard index < parent.childCount else { return nil }
      index += 1
      return parent.child(at: index - 1)
    }
  }

  /// The same, from the last to the first.
  package func reversed() -> Backwards { Backwards(parent: parent, end: count) }

  package struct Backwards: Sequence, IteratorProtocol {
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
