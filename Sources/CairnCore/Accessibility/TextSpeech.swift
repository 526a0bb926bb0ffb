import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

nonisolated extension Text {
  /// Sets the text spoken instead of this one.
  public func accessibilityLabel(_ label: Text) -> Text { with(.spoken(label)) }

  /// Sets the text spoken instead of this one.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

  /// Sets what assistive technology reads for this text.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text {
    accessibilityLabel(Text(labelResource))
  }

  /// Sets the text spoken instead of this one.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

  /// Marks the text as a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { with(.heading) }

  /// Sets the kind of the text, which affects how it is spoken. Has no effect.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}
