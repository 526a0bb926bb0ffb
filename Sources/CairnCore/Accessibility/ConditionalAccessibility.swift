import CairnScreen
import CairnValues

// What is said of a view only while something is the case. While it is not, the view says what it said before.
nonisolated extension View {
  /// Sets what a person hears as the view's name, while it is enabled.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(DescriptionModifier(label: isEnabled ? label : nil))
  }

  /// Sets what a person hears as the view's name, while it is enabled.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets what a person hears as the view's name, while it is enabled.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets what a person hears as the view's value, while it is enabled.
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    modifier(DescriptionModifier(value: isEnabled ? valueDescription : nil))
  }

  /// Sets what a person hears as the view's value, while it is enabled.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets what a person hears as the view's value, while it is enabled.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Says what happens when the view is used, while it is enabled.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    modifier(DescriptionModifier(hint: isEnabled ? hint : nil))
  }

  /// Says what happens when the view is used, while it is enabled.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Says what happens when the view is used, while it is enabled.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Names the view for tests, while it is enabled.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    describe(isEnabled ? SemanticsChange(identifier: identifier) : SemanticsChange())
  }

  /// Takes the view away from those who cannot see it, while it is enabled.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    describe(hidden && isEnabled ? SemanticsChange(added: .hidden) : SemanticsChange())
  }

  /// Lets a person who cannot see the view have it do something that a view names.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    modifier(AssistiveActionModifier(name: TextOfLabel.of(label()) ?? Text("Activate"), action: action))
  }
}

nonisolated extension View {
  /// Puts what a person hears as the view's name together from texts and from the name it has.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    NamedView(content: self, name: content(PlaceholderContentView(content: ContentOf(self))))
  }
}

/// A view under a name that is put together from texts.
nonisolated private struct NamedView<Content: View, Name: View>: View {
  let content: Content
  let name: Name

  @MainActor var body: some View { content.accessibilityLabel(spoken) }

  @MainActor private var spoken: Text {
    let words = name.parts.compactMap { part in
      part.view is PlaceholderContentView<Content> ? TextOfLabel.of(content) : TextOfLabel.of(part.view)
    }
    return words.dropFirst().reduce(words.first ?? Text(verbatim: "")) { $0 + Text(verbatim: ", ") + $1 }
  }
}
