import CairnValues

/// One commit's worth of changes.
package struct ScreenChanges {
  package var elements: ChangedElements
  package var removed: [ElementID]
  /// How what changes inside some elements is to move; those said last count.
  package var animations: [(element: Element, animation: Animation?)] = []
  /// The stacks that show another page than before.
  package var transitions: [PageTransition] = []
  package var isEmpty: Bool { elements.isEmpty && removed.isEmpty }
}

/// Elements that changed, and what did.
package struct ChangedElements {
  private var elements: [Element] = []
  /// One for each of them.
  private var kinds: [ElementChanges] = []

  init() {}

  /// Takes what waits, and leaves room for what will.
  @MainActor
  mutating func take(_ changed: inout [Element]) {
    swap(&elements, &changed)
    kinds.reserveCapacity(elements.count)
    for index in elements.indices { kinds.append(elements[index].pending) }
    for index in elements.indices { elements[index].pending = [] }
  }

  mutating func clear() {
    elements.clear()
    kinds.clear()
  }
}

extension ChangedElements: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { elements.count }
  package var count: Int { elements.count }
  package subscript(index: Int) -> (element: Element, changes: ElementChanges) { (elements[index], kinds[index]) }
}
