import CairnFoundation
import CairnScreen
import CairnValues

/// The configuration of a page's bar.
///
/// ```swift
/// .navigationBarTitleDisplayMode(.inline)
/// ```
public struct NavigationBarItem: Sendable {
  /// How a title is displayed.
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
  /// Sets the title of the page this view is on.
  public func navigationTitle(_ title: Text) -> some View {
    pageSetting(\.title, PageTitle(text: title, rename: nil))
  }

  /// Sets a localized title of the page.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// Sets the title of the page to a string resource.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Sets the title of the page, which is not localized.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// Sets the title of the page and lets the user rename it from a menu on the title. If the page has its own title
  /// menu, that menu offers renaming with a `RenameButton`.
  public func navigationTitle(_ title: Binding<String>) -> some View { RenamableTitle(self, title: title) }

  /// Sets the title of the page from a view. Anything but a `Text` is shown in the middle of the bar.
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

  /// Sets a localized subtitle of the page.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the subtitle of the page to a string resource.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitleResource))
  }

  /// Sets the subtitle of the page, which is not localized.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }

  /// Sets how the page's title is displayed.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    pageSetting(\.displayMode, displayMode.toolbarMode)
  }

  /// Hides the back button of the page.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    pageSetting(\.hidesBackButton, hidesBackButton)
  }
}
