import CairnFoundation
import CairnValues

nonisolated extension View {
  func searching<Tokens: View, Suggestions: View>(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?,
    tokens: SearchTokens? = nil, list: Tokens, suggestions: Suggestions
  ) -> some View {
    modifier(
      SearchModifier(
        field: SearchField(
          text: text, isPresented: isPresented, placement: placement, prompt: prompt, tokens: tokens),
        tokens: list, suggestions: suggestions))
  }

  /// Adds a search field for this view to the bar of its page.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searching(text, nil, placement, prompt, list: EmptyView(), suggestions: EmptyView())
  }

  /// Makes the view searchable, with suggestions.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searching(text, nil, placement, prompt, list: EmptyView(), suggestions: suggestions())
  }

  /// Adds a search field for this view to the bar of its page.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searching(text, nil, placement, Text(prompt), list: EmptyView(), suggestions: EmptyView())
  }

  /// Adds a search field for this view to the bar of its page.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searching(text, nil, placement, Text(prompt), list: EmptyView(), suggestions: EmptyView())
  }

  /// Makes the view searchable, with a localized prompt and suggestions.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searching(text, nil, placement, Text(prompt), list: EmptyView(), suggestions: suggestions())
  }

  /// Makes the view searchable, with a prompt from a string resource and suggestions.
  @_disfavoredOverload
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searching(text, nil, placement, Text(prompt), list: EmptyView(), suggestions: suggestions())
  }

  /// Adds a search field for this view to the bar of its page.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searching(text, nil, placement, Text(prompt), list: EmptyView(), suggestions: EmptyView())
  }

  /// Makes the view searchable, with a prompt that is not localized and suggestions.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searching(text, nil, placement, Text(prompt), list: EmptyView(), suggestions: suggestions())
  }

  /// Adds a search field for this view to the bar of its page.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searching(text, isPresented, placement, prompt, list: EmptyView(), suggestions: EmptyView())
  }

  /// Adds a search field for this view to the bar of its page.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searching(text, isPresented, placement, Text(prompt), list: EmptyView(), suggestions: EmptyView())
  }

  /// Adds a search field for this view to the bar of its page.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searching(text, isPresented, placement, Text(prompt), list: EmptyView(), suggestions: EmptyView())
  }

  /// Adds a search field for this view to the bar of its page.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searching(text, isPresented, placement, Text(prompt), list: EmptyView(), suggestions: EmptyView())
  }
}
