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
  package var first: Element? { parent.firstChild }

  package func makeIterator() -> Iterator { Iterator(parent: parent) }

  /// One of its own: that of the standard library knows too little of the list, from another module, to go through it fast.
  package struct Iterator: IteratorProtocol {
    let parent: Element
    var index = 0

    package mutating func next() -> Element? {
      guard index < parent.childCount else { return nil }
      index += 1
      return parent.child(at: index - 1)
    }
  }
}
