import CairnFoundation
import CairnScreen
import CairnValues

/// Sets accessibility properties of each element of the content.
nonisolated struct DescriptionModifier: EffectModifier {
  typealias Body = Never
  static var reachesInside: Bool { true }
  var label: Text?
  var value: Text?
  var hint: Text?
  var change = SemanticsChange()

  @MainActor func effect(in environment: EnvironmentValues) -> ElementEffect? {
    let locale = environment.locale
    var change = change
    if let label { change.label = label.string(locale: locale) }
    if let value { change.value = value.string(locale: locale) }
    if let hint { change.hint = hint.string(locale: locale) }
    return change == SemanticsChange() ? nil : .describes(change)
  }
}

nonisolated extension View {
  func describe(_ change: SemanticsChange) -> ModifiedContent<Self, DescriptionModifier> {
    modifier(DescriptionModifier(change: change))
  }

  /// Sets the view's accessibility label.
  public func accessibilityLabel(_ label: Text) -> some View { modifier(DescriptionModifier(label: label)) }

  /// Sets the view's accessibility label.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

  /// Sets the view's accessibility label.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(labelResource))
  }

  /// Sets the view's accessibility label.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

  /// Sets the view's accessibility value.
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    modifier(DescriptionModifier(value: valueDescription))
  }

  /// Sets the view's accessibility value.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

  /// Sets the view's accessibility value.
  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
    accessibilityValue(Text(valueResource))
  }

  /// Sets the view's accessibility value.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

  /// Sets the view's accessibility hint: what happens when it is used.
  public func accessibilityHint(_ hint: Text) -> some View { modifier(DescriptionModifier(hint: hint)) }

  /// Sets the view's accessibility hint: what happens when it is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

  /// Sets the view's accessibility hint: what happens when it is used.
  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hintResource))
  }

  /// Sets the view's accessibility hint: what happens when it is used.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  /// Sets an identifier for tests, which users never see or hear.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    describe(SemanticsChange(identifier: identifier))
  }

  /// Hides the view from assistive technologies.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    describe(hidden ? SemanticsChange(added: .hidden) : SemanticsChange())
  }

  /// Adds accessibility traits to the view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    describe(SemanticsChange(added: traits.semantics))
  }

  /// Removes accessibility traits from the view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    describe(SemanticsChange(removed: traits.semantics))
  }

  /// Marks the view as a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    describe(SemanticsChange(added: .header))
  }

  /// Sets how a view's children are exposed to assistive technologies.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(GroupingModifier(behaviour: children))
  }

  /// Sets a tooltip, which is also the view's accessibility hint.
  public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }

  /// Sets a tooltip, which is also the view's accessibility hint.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Sets a tooltip, which is also the view's accessibility hint.
  @_disfavoredOverload
  public func help(_ textResource: LocalizedStringResource) -> some View { help(Text(textResource)) }

  /// Sets a tooltip, which is also the view's accessibility hint.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

nonisolated struct HelpModifier: EffectModifier {
  typealias Body = Never
  static var reachesInside: Bool { true }
  let text: Text

  @MainActor func effect(in environment: EnvironmentValues) -> ElementEffect? {
    .help(text.string(locale: environment.locale))
  }
}

/// Sets how a view's children are exposed to assistive technologies.
nonisolated struct GroupingModifier: EffectModifier {
  typealias Body = Never
  static var reachesInside: Bool { true }
  let behaviour: AccessibilityChildBehavior

  @MainActor func effect(in environment: EnvironmentValues) -> ElementEffect? {
    switch behaviour.kind {
    case .combine, .ignore: .describes(SemanticsChange(added: .combinesChildren))
    case .contain: nil
    }
  }
}
