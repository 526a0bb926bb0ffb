import CairnScreen
import CairnValues

/// How a page's bar is set up.
///
/// ```swift
/// .navigationBarTitleDisplayMode(.inline)
/// ```
public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  ///
  /// ```swift
  /// let mode: NavigationBarItem.TitleDisplayMode = .large
  /// ```
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

extension NavigationBarItem.TitleDisplayMode {
  var toolbarMode: ToolbarTitleDisplayMode {
    switch self {
    case .automatic: .automatic
    case .inline: .inline
    case .large: .large
    }
  }
}

nonisolated extension View {
  /// Names the page this view is on.
  public func navigationTitle(_ title: Text) -> some View {
    pageSetting(\.title, PageTitle(text: title, rename: nil))
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// Names the page, and lets the person rename it: a menu on the title offers that, unless the page has a title menu of its
  /// own, which does so with a `RenameButton`.
  public func navigationTitle(_ title: Binding<String>) -> some View { RenamableTitle(self, title: title) }

  /// Names the page with a view; what is not a text stands in the middle of the bar.
  @ViewBuilder public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
    let title = title()
    if let text = title as? Text {
      navigationTitle(text)
    } else {
      toolbar { ToolbarItem(placement: .principal) { title } }
    }
  }

  /// Adds a second line to the title.
  public func navigationSubtitle(_ subtitle: Text) -> some View { pageSetting(\.subtitle, subtitle) }

  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }

  /// Says how the page's title is shown.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    pageSetting(\.displayMode, displayMode.toolbarMode)
  }

  /// Takes the way back off the page's bar.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    pageSetting(\.hidesBackButton, hidesBackButton)
  }
}
