/// The order in which a stack serves a child: its view's `layoutPriority(_:)`.
package enum LayoutPriorityTrait: ElementTraitKey {
  package typealias Value = Double
}

extension Element {
  /// What the view says; where it says nothing, spacers come after everything else.
  package var layoutPriority: Double {
    if let traits, let priority = traits[LayoutPriorityTrait.self], !priority.isNaN { return priority }
    return outline.isSpace ? -.infinity : 0
  }
}
