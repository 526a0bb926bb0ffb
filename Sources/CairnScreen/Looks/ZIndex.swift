/// A view's z-order among its siblings.
package enum ZIndexTrait: ElementTraitKey {
  package typealias Value = Double
}

extension Element {
  /// The children from back to front.
  package var childrenFromBackToFront: [Element] { childrenInOtherOrder ?? Array(children) }

  /// The children from back to front, if that differs from their order.
  package var childrenInOtherOrder: [Element]? {
    var isSorted = true
    // Most children have no traits, and every draw asks.
    for child in children where child.traits != nil && child.zIndex != 0 {
      isSorted = false
      break
    }
    if isSorted { return nil }
    return children.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  private var zIndex: Double {
    let value = traits?[ZIndexTrait.self] ?? 0
    return value.isNaN ? 0 : value
  }
}
