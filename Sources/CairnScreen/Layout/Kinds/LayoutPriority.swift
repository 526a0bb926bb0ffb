/// The order in which a stack sizes a child: its view's `layoutPriority(_:)`.
package enum LayoutPriorityTrait: ElementTraitKey {
  package typealias Value = Double
}

extension Element {
  /// The view's priority. Without one, spacers come after everything else.
  package var layoutPriority: Double {
    if let traits, let priority = traits[LayoutPriorityTrait.self], !priority.isNaN { return priority }
    return outline.isSpace ? -.infinity : 0
  }
}
