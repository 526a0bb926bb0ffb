import CairnValues

/// The changes of one commit.
package struct ScreenChanges {
  package var elements: ChangedElements
  package var removed: [ElementID]
  /// The animations of changes inside some elements. A later one overrides earlier ones.
  package var animations: [(element: Element, animation: Animation?)] = []
  /// The transitions of stacks that show another page.
  package var transitions: [PageTransition] = []
  package var isEmpty: Bool { elements.isEmpty && removed.isEmpty }
}

/// The changed elements, and what changed about each.
package struct ChangedElements {
  private var elements: [Element] = []
  /// One entry per element.
  private var kinds: [ElementChanges] = []

  init() {}

  /// Takes the pending changes and keeps the capacity for new ones.
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
