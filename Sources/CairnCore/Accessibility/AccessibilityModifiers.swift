import CairnScreen
import CairnValues

/// Says something of each element of the content to those who cannot see it.
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

  /// Sets what a person hears as the view's name.
  public func accessibilityLabel(_ label: Text) -> some View { modifier(DescriptionModifier(label: label)) }

  /// Sets what a person hears as the view's name.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

  /// Sets what a person hears as the view's name.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

  /// Sets what a person hears as the view's value.
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    modifier(DescriptionModifier(value: valueDescription))
  }

  /// Sets what a person hears as the view's value.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

  /// Sets what a person hears as the view's value.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

  /// Says what happens when the view is used.
  public func accessibilityHint(_ hint: Text) -> some View { modifier(DescriptionModifier(hint: hint)) }

  /// Says what happens when the view is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

  /// Says what happens when the view is used.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  /// Names the view for tests; people never see or hear it.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    describe(SemanticsChange(identifier: identifier))
  }

  /// Takes the view away from those who cannot see it.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    describe(hidden ? SemanticsChange(added: .hidden) : SemanticsChange())
  }

  /// Adds to what kind of thing the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    describe(SemanticsChange(added: traits.semantics))
  }

  /// Takes from what kind of thing the view is.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    describe(SemanticsChange(removed: traits.semantics))
  }

  /// Marks the view as a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    describe(SemanticsChange(added: .header))
  }

  /// Says how a view and the views in it are read.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(GroupingModifier(behaviour: children))
  }

  /// A sentence shown when a pointer rests on the view, and read as a hint.
  public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }

  /// A sentence shown when a pointer rests on the view, and read as a hint.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// A sentence shown when a pointer rests on the view, and read as a hint.
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

/// How a view and the views in it are read.
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
