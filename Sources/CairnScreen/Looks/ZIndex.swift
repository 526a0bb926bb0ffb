/// Where a view stands among its siblings from back to front.
package enum ZIndexTrait: ElementTraitKey {
  package typealias Value = Double
}

extension Element {
  /// The children from back to front.
  package var childrenFromBackToFront: [Element] {
    guard children.contains(where: { $0.zIndex != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  private var zIndex: Double {
    let value = traits?[ZIndexTrait.self] ?? 0
    return value.isNaN ? 0 : value
  }
}
