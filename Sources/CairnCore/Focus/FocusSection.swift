import CairnScreen
import CairnValues

/// Marks a view as a part of the screen the arrow keys go through before they leave it.
private enum FocusSectionTrait: ElementTraitKey {
  typealias Value = Bool
}

nonisolated extension View {
  /// Keeps the arrow keys in this view as long as there is something in it to go to, and lets them come into it wherever
  /// they meet it, even if what can have the focus lies aside.
  public func focusSection() -> some View { trait(FocusSectionTrait.self, true) }
}

extension Element {
  /// The section the element is in.
  package var focusSection: Element? {
    var step: Element? = self
    while let current = step, current.traits?[FocusSectionTrait.self] != true { step = current.parent }
    return step
  }
}
