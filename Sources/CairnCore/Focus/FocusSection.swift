import CairnScreen
import CairnValues

/// Marks a view as a section that the arrow keys traverse before they leave it.
private enum FocusSectionTrait: ElementTraitKey {
  typealias Value = Bool
}

nonisolated extension View {
  /// Keeps the arrow keys inside this view until there is nothing left in it to move to. Moving towards the
  /// view enters it even if its focusable content is off to the side.
  public func focusSection() -> some View { trait(FocusSectionTrait.self, true) }
}

extension Element {
  /// The nearest section that contains the element.
  package var focusSection: Element? {
    var step: Element? = self
    while let current = step, current.traits?[FocusSectionTrait.self] != true { step = current.parent }
    return step
  }
}
