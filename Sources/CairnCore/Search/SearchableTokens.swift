import CairnFoundation
import CairnValues

nonisolated extension View {
  /// Adds a search field with tokens for this view to the bar of its page.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      text, nil, placement, prompt, tokens: SearchTokens(tokens),
      list: TokenList(tokens: tokens) { token($0.wrappedValue) },
      suggestions: EmptyView())
  }

  /// Adds a search field with tokens for this view to the bar of its page.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      text, nil, placement, Text(prompt), tokens: SearchTokens(tokens),
      list: TokenList(tokens: tokens) { token($0.wrappedValue) },
      suggestions: EmptyView())
  }

  /// Adds a search field with tokens for this view to the bar of its page.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      text, nil, placement, Text(prompt), tokens: SearchTokens(tokens),
      list: TokenList(tokens: tokens) { token($0.wrappedValue) },
      suggestions: EmptyView())
  }

  /// Adds a search field with tokens for this view to the bar of its page.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      text, nil, placement, Text(prompt), tokens: SearchTokens(tokens),
      list: TokenList(tokens: tokens) { token($0.wrappedValue) },
      suggestions: EmptyView())
  }

  /// Adds a search field with editable tokens for this view to the bar of its page.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    searching(
      text, nil, placement, prompt, tokens: SearchTokens(tokens), list: TokenList(tokens: tokens, token: token),
      suggestions: EmptyView())
  }

  /// Adds a search field with editable tokens for this view to the bar of its page.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    searching(
      text, nil, placement, Text(prompt), tokens: SearchTokens(tokens), list: TokenList(tokens: tokens, token: token),
      suggestions: EmptyView())
  }

  /// Adds a search field with editable tokens for this view to the bar of its page.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    searching(
      text, nil, placement, Text(prompt), tokens: SearchTokens(tokens), list: TokenList(tokens: tokens, token: token),
      suggestions: EmptyView())
  }

  /// Adds a search field with editable tokens for this view to the bar of its page.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    searching(
      text, nil, placement, Text(prompt), tokens: SearchTokens(tokens), list: TokenList(tokens: tokens, token: token),
      suggestions: EmptyView())
  }

  /// Adds a search field with tokens and suggested tokens for this view to the bar of its page.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection, C.Element: Identifiable {
    searching(
      text, nil, placement, prompt, tokens: SearchTokens(tokens),
      list: TokenList(tokens: tokens) { token($0.wrappedValue) },
      suggestions: SuggestedTokens(tokens: suggestedTokens, token: token))
  }

  /// Adds a search field with tokens and suggested tokens for this view to the bar of its page.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection, C.Element: Identifiable {
    searching(
      text, nil, placement, Text(prompt), tokens: SearchTokens(tokens),
      list: TokenList(tokens: tokens) { token($0.wrappedValue) },
      suggestions: SuggestedTokens(tokens: suggestedTokens, token: token))
  }

  /// Adds a search field with tokens and suggested tokens for this view to the bar of its page.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection, C.Element: Identifiable {
    searching(
      text, nil, placement, Text(prompt), tokens: SearchTokens(tokens),
      list: TokenList(tokens: tokens) { token($0.wrappedValue) },
      suggestions: SuggestedTokens(tokens: suggestedTokens, token: token))
  }

  /// Adds a search field with tokens and suggested tokens for this view to the bar of its page.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection, C.Element: Identifiable {
    searching(
      text, nil, placement, Text(prompt), tokens: SearchTokens(tokens),
      list: TokenList(tokens: tokens) { token($0.wrappedValue) },
      suggestions: SuggestedTokens(tokens: suggestedTokens, token: token))
  }

  /// Adds a search field with tokens for this view to the bar of its page.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      text, isPresented, placement, prompt, tokens: SearchTokens(tokens),
      list: TokenList(tokens: tokens) { token($0.wrappedValue) },
      suggestions: EmptyView())
  }

  /// Adds a search field with tokens for this view to the bar of its page.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      text, isPresented, placement, Text(prompt), tokens: SearchTokens(tokens),
      list: TokenList(tokens: tokens) { token($0.wrappedValue) },
      suggestions: EmptyView())
  }

  /// Adds a search field with tokens for this view to the bar of its page.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      text, isPresented, placement, Text(prompt), tokens: SearchTokens(tokens),
      list: TokenList(tokens: tokens) { token($0.wrappedValue) },
      suggestions: EmptyView())
  }

  /// Adds a search field with tokens for this view to the bar of its page.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      text, isPresented, placement, Text(prompt), tokens: SearchTokens(tokens),
      list: TokenList(tokens: tokens) { token($0.wrappedValue) },
      suggestions: EmptyView())
  }

  /// Adds a search field with editable tokens for this view to the bar of its page.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    searching(
      text, isPresented, placement, prompt, tokens: SearchTokens(tokens), list: TokenList(tokens: tokens, token: token),
      suggestions: EmptyView())
  }

  /// Adds a search field with editable tokens for this view to the bar of its page.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    searching(
      text, isPresented, placement, Text(prompt), tokens: SearchTokens(tokens),
      list: TokenList(tokens: tokens, token: token),
      suggestions: EmptyView())
  }

  /// Adds a search field with editable tokens for this view to the bar of its page.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    searching(
      text, isPresented, placement, Text(prompt), tokens: SearchTokens(tokens),
      list: TokenList(tokens: tokens, token: token),
      suggestions: EmptyView())
  }

  /// Adds a search field with editable tokens for this view to the bar of its page.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    searching(
      text, isPresented, placement, Text(prompt), tokens: SearchTokens(tokens),
      list: TokenList(tokens: tokens, token: token),
      suggestions: EmptyView())
  }

  /// Adds a search field with tokens and suggested tokens for this view to the bar of its page.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      text, isPresented, placement, prompt, tokens: SearchTokens(tokens),
      list: TokenList(tokens: tokens) { token($0.wrappedValue) },
      suggestions: SuggestedTokens(tokens: suggestedTokens, token: token))
  }

  /// Adds a search field with tokens and suggested tokens for this view to the bar of its page.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      text, isPresented, placement, Text(prompt), tokens: SearchTokens(tokens),
      list: TokenList(tokens: tokens) { token($0.wrappedValue) },
      suggestions: SuggestedTokens(tokens: suggestedTokens, token: token))
  }

  /// Adds a search field with tokens and suggested tokens for this view to the bar of its page.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      text, isPresented, placement, Text(prompt), tokens: SearchTokens(tokens),
      list: TokenList(tokens: tokens) { token($0.wrappedValue) },
      suggestions: SuggestedTokens(tokens: suggestedTokens, token: token))
  }

  /// Adds a search field with tokens and suggested tokens for this view to the bar of its page.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      text, isPresented, placement, Text(prompt), tokens: SearchTokens(tokens),
      list: TokenList(tokens: tokens) { token($0.wrappedValue) },
      suggestions: SuggestedTokens(tokens: suggestedTokens, token: token))
  }
}
