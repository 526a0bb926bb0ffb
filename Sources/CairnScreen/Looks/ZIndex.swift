/// Where a view stands among its siblings from back to front.
package enum ZIndexTrait: ElementTraitKey {
  package typealias Value = Double
}

extension Element {
  /// The children from back to front.
  package var childrenFromBackToFront: [Element] {
    var all: [Element] = []
    forEachChildFromBackToFront { all.append($0) }
    return all
  }

  package func forEachChildFromBackToFront(_ visit: (Element) -> Void) {
    var isSorted = true
    // Most have no traits, and every painting asks.
    for child in children where child.traits != nil && child.zIndex != 0 {
      isSorted = false
      break
    }
    if isSorted {
      for child in children { visit(child) }
      return
    }
    let order = children.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
    for place in order { visit(place.element) }
  }

  private var zIndex: Double {
    let value = traits?[ZIndexTrait.self] ?? 0
    return value.isNaN ? 0 : value
  }
}
