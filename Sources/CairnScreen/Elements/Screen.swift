import CairnValues
import Foundation

/// Everything one window shows: the root element, and what has changed since the host last looked.
@MainActor
package final class Screen {
  @exclusivity(unchecked) package var root: Element?
  /// What receives the keys a person presses.
  package weak var focused: Element?
  @exclusivity(unchecked) package var size: CGSize
  package let metrics: any Metrics

  @exclusivity(unchecked) var changed: [Element] = []
  @exclusivity(unchecked) var removed: [ElementID] = []
  @exclusivity(unchecked) var layoutQueue: [Element] = []
  var layoutPass: UInt32 = 0
  @exclusivity(unchecked) package var layoutCounters = LayoutCounters()
  /// The sizes that frames relative to a container go by.
  var containerSizes: [ElementID: CGSize] = [:]
  var hasRelativeFrames = false
  @exclusivity(unchecked) private var lastID = 0
  @exclusivity(unchecked) private var spareRoom: [(element: Element, changes: ElementChanges)] = []

  package init(size: CGSize, metrics: any Metrics) {
    self.size = size
    self.metrics = metrics
  }

  func nextID() -> ElementID {
    lastID += 1
    return ElementID(lastID)
  }

  func note(_ change: ElementChanges, on element: Element) {
    if element.pending.isEmpty { changed.append(element) }
    element.pending.insert(change)
  }

  func left(_ element: Element) {
    removed.append(element.id)
    if !containerSizes.isEmpty { containerSizes[element.id] = nil }
  }

  /// Asks for a new look at an element whose size or children may have changed.
  ///
  /// Nothing rests on an element that was never measured; the container it is put into asks for itself.
  package func needsLayout(_ element: Element) {
    guard element.layout.isInUse, !element.layout.isQueued else { return }
    element.layout.isQueued = true
    layoutQueue.append(element)
  }

  /// Whether layout or the host has something to do.
  package var hasWork: Bool { !layoutQueue.isEmpty || !changed.isEmpty || !removed.isEmpty || isResized }

  private var isResized: Bool {
    guard let root else { return false }
    return !root.layout.isPlaced || root.frame.size != boundedSize
  }

  /// Who shows what changed.
  @exclusivity(unchecked) package var onCommit: (ScreenChanges, Transaction) -> Void = { _, _ in }

  /// Hands what changed to the host, if anything did.
  package func commit(_ transaction: Transaction) {
    if changed.isEmpty, removed.isEmpty { return }
    var changes = takeChanges()
    onCommit(changes, transaction)
    // The room is there again for next time, unless the host keeps what it was told.
    swap(&spareRoom, &changes.elements)
    spareRoom.clear()
  }

  /// What changed since the last call, for the host to show. Layout must have run.
  package func takeChanges() -> ScreenChanges {
    var changes = ScreenChanges(elements: [], removed: removed)
    swap(&spareRoom, &changes.elements)
    changes.elements.reserveCapacity(changed.count)
    for element in changed {
      changes.elements.append((element, element.pending))
      element.pending = []
    }
    changed.clear()
    if !removed.isEmpty { removed = [] }
    return changes
  }
}

/// One commit's worth of changes.
package struct ScreenChanges {
  package var elements: [(element: Element, changes: ElementChanges)]
  package var removed: [ElementID]
  package var isEmpty: Bool { elements.isEmpty && removed.isEmpty }
}
