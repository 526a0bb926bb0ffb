import CairnValues
import Foundation

// The original names of these modifiers.
extension View {
  /// Sets the view's accessibility label.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the view's accessibility value.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets the view's accessibility hint.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Sets an identifier for tests.
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Hides the view from assistive technologies.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Adds accessibility traits.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes accessibility traits.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets further names for voice control.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  /// Sets the view's priority in the reading order.
  nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
