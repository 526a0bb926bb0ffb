import CairnValues
import Foundation

// What these modifiers were called before each had a name of its own.
extension View {
  /// Says what this is to a person who does not see it.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Says what the value of this is.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Says what comes of using this.
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Names this for tests.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Hides this from assistive technology.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Adds traits.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Takes traits away.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Says what a person may call this when speaking.
  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  /// Says how early this is read.
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
