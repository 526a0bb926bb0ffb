import CairnCore
import CairnPlatform
import CairnValues
import Foundation

/// A page of the web. Nothing here shows one: a placeholder has a link that opens it in the user's browser.
///
/// ```swift
/// WebView(url: URL(string: "https://example.org"))
/// ```
nonisolated public struct WebView: View {
  private let url: @MainActor () -> URL?

  /// Creates a view of a page.
  public init(url: URL?) { self.url = { url } }

  /// Creates a view of a page that the app controls.
  public init(_ page: WebPage) { url = { page.url } }

  @MainActor public var body: some View {
    MissingView("WebView", from: "WebKit") {
      // Other schemes name files of the app, which no browser of the user's can open.
      if let url = url(), ["http", "https"].contains(url.scheme?.lowercased()) {
        Link("Open in browser", destination: url)
        Text(verbatim: url.absoluteString).font(.footnote).foregroundStyle(.secondary)
      }
    }
  }

  /// Whether gestures lead back and forward.
  ///
  /// ```swift
  /// view.webViewBackForwardNavigationGestures(.disabled)
  /// ```
  public struct BackForwardNavigationGesturesBehavior: Sendable {
    public static let automatic = Self()
    public static let enabled = Self()
    public static let disabled = Self()
  }

  /// Whether gestures enlarge a page.
  ///
  /// ```swift
  /// view.webViewMagnificationGestures(.disabled)
  /// ```
  public struct MagnificationGesturesBehavior: Sendable {
    public static let automatic = Self()
    public static let enabled = Self()
    public static let disabled = Self()
  }

  /// Whether links show what they lead to.
  ///
  /// ```swift
  /// view.webViewLinkPreviews(.disabled)
  /// ```
  public struct LinkPreviewBehavior: Sendable {
    public static let automatic = Self()
    public static let enabled = Self()
    public static let disabled = Self()
  }

  /// Whether elements can fill the screen.
  ///
  /// ```swift
  /// view.webViewElementFullscreenBehavior(.enabled)
  /// ```
  public struct ElementFullscreenBehavior: Sendable {
    public static let automatic = Self()
    public static let enabled = Self()
    public static let disabled = Self()
  }
}

nonisolated extension View {
  /// Sets whether gestures lead back and forward in pages of the web. Has no effect.
  public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }
  /// Sets whether gestures enlarge pages of the web. Has no effect.
  public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View { self }
  /// Sets whether links in pages of the web show what they lead to. Has no effect.
  public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }
  /// Sets whether elements in pages of the web can fill the screen. Has no effect.
  public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View { self }
  /// Sets whether the text of pages of the web can be selected. Has no effect.
  public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Sets whether pages of the web have a background. Has no effect.
  public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}
