import CairnCore
import CairnParts
import CairnPlatform
import CairnValues
import Foundation

/// A page of the web: by WebKitGTK in a window, in a frame in a browser, as text in a terminal. Elsewhere, a placeholder has a
/// link that opens it in the user's browser.
///
/// ```swift
/// WebView(url: URL(string: "https://example.org"))
/// ```
nonisolated public struct WebView: View {
  private let url: URL?
  private let page: WebPage?

  /// Creates a view of a page.
  public init(url: URL?) {
    self.url = url
    page = nil
  }

  /// Creates a view of a page that the app controls.
  public init(_ page: WebPage) {
    url = nil
    self.page = page
  }

  @MainActor public var body: some View {
    if let page { PageView(page: page) } else { AddressView(url: url) }
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

/// The page of an address.
private struct AddressView: View {
  let url: URL?
  @State private var page = WebPage()

  var body: some View {
    PageView(page: page, address: url)
      .onChange(of: url, initial: true) {
        if PageEngines.areThere(in: FrontSession.current), let url { page.load(url) }
      }
  }
}

/// A page as the host can show it.
struct PageView: View {
  let page: WebPage
  var address: URL?
  @Environment(\.weakSession) private var session

  var body: some View {
    if PageEngines.areThere(in: session.session) {
      shown
    } else if PageEngines.lacksLibrary(in: session.session) {
      MissingLibraryView("WebView", package: PageEngines.package) { links }
    } else {
      MissingView("WebView", from: "WebKit") { links }
    }
  }

  @ViewBuilder private var shown: some View {
    if let engine = page.engine as? WindowEngine {
      WidgetView(engine: engine)
    } else if let engine = page.engine as? FrameEngine {
      FrameView(engine: engine)
    } else if let engine = page.engine as? TextEngine {
      TextPageView(page: page, engine: engine)
    }
  }

  @ViewBuilder private var links: some View {
    // Other schemes name files of the app, which no browser of the user's can open.
    if let url = address ?? page.url, ["http", "https"].contains(url.scheme?.lowercased()) {
      Link("Open in browser", destination: url)
      Text(verbatim: url.absoluteString).font(.footnote).foregroundStyle(.secondary)
    }
  }
}
