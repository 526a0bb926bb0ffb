import CairnValues
import Foundation

// What these modifiers were called before each had a name of its own.
extension View {
  /// Says what this is to a person who does not see it.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Says what the value of this is.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Says what comes of using this.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Names this for tests.
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Hides this from assistive technology.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Adds traits.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Takes traits away.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Says what a person may call this when speaking.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  /// Says how early this is read.
  nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
