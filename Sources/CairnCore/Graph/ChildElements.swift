import CairnScreen

extension Graph {
  /// Replaces an element's children with what `collect` appends. The list's capacity is reused for the next element.
  func fill(_ element: Element, _ collect: (inout [Element]) -> Void) {
    var elements = spareElements
    spareElements = []
    collect(&elements)
    element.takeChildren(&elements)
    spareElements = elements
  }
}
