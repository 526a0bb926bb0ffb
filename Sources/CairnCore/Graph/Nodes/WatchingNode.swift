import CairnScreen

/// The node of a modifier that watches the elements of its content and leaves them unchanged: what has the
/// focus, its scroll position, its frame. It also finds them in lazily made rows.
class WatchingNode: UnaryNode, RowDecorator {
  /// The elements of the content made so far.
  private(set) final var elements: [Element] = []

  /// Called when a different set of elements is watched.
  func watchedElementsChanged() {}

  override final func collectElements(into elements: inout [Element]) {
    let start = elements.count
    child.collectElements(into: &elements)
    self.elements = Array(elements[start...])
    watchedElementsChanged()
  }

  override final func collectRows(into rows: inout RowCollector) {
    rows.decorate(with: self) { collectRowsBelow(into: &$0) }
  }

  final func decorate(_ elements: inout [Element]) {
    self.elements.removeAll(where: \.isGone)
    for element in elements where !self.elements.contains(where: { $0 === element }) { self.elements.append(element) }
    watchedElementsChanged()
  }

  /// Whether an element is watched, or inside a watched one.
  final func watches(_ element: Element) -> Bool {
    var step: Element? = element
    while let current = step {
      if elements.contains(where: { $0 === current }) { return true }
      step = current.parent
    }
    return false
  }
}
