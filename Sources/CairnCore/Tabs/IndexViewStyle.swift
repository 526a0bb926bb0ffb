import CairnValues

/// How the page indicator of a paged tab view looks.
///
/// ```swift
/// TabView { … }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
/// ```
public protocol IndexViewStyle {
  var _backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// An indicator with a dot per page.
///
/// ```swift
/// tabs.indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
/// ```
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When the page indicator has a background.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private let name: String
    /// The system default.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While the user touches the dots.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  public let _backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style with a background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// An indicator with a dot per page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// An indicator with a dot per page.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

package struct PageMarksKey: EnvironmentKey {
  package static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

nonisolated extension View {
  /// Sets how the page indicators of tab views in this view look. Has no effect.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(key: PageMarksKey.self, style._backgroundDisplayMode)
  }
}
