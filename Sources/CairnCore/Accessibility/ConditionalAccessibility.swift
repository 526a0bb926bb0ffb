import CairnFoundation
import CairnScreen
import CairnUnsafe
import CairnValues

// Accessibility modifiers with a condition. While it is false, the view keeps its previous properties.
nonisolated extension View {
  /// Sets the view's accessibility label while enabled.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(DescriptionModifier(label: isEnabled ? label : nil))
  }

  /// Sets the view's accessibility label while enabled.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the view's accessibility label while enabled.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelResource), isEnabled: isEnabled)
  }

  /// Sets the view's accessibility label while enabled.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the view's accessibility value while enabled.
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    modifier(DescriptionModifier(value: isEnabled ? valueDescription : nil))
  }

  /// Sets the view's accessibility value while enabled.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the view's accessibility value while enabled.
  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueResource), isEnabled: isEnabled)
  }

  /// Sets the view's accessibility value while enabled.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Sets the view's accessibility hint while enabled.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    modifier(DescriptionModifier(hint: isEnabled ? hint : nil))
  }

  /// Sets the view's accessibility hint while enabled.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets the view's accessibility hint while enabled.
  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintResource), isEnabled: isEnabled)
  }

  /// Sets the view's accessibility hint while enabled.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Sets an identifier for tests while enabled.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    describe(isEnabled ? SemanticsChange(identifier: identifier) : SemanticsChange())
  }

  /// Hides the view from assistive technologies while enabled.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    describe(hidden && isEnabled ? SemanticsChange(added: .hidden) : SemanticsChange())
  }
}
