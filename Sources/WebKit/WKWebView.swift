import CairnKits
import Foundation
import FoundationNetworking

/// UIKit's page of the web, which is never shown. Use `WebView`, whose placeholder links to the page.
///
/// ```swift
/// func makeUIView(context: Context) -> WKWebView { WKWebView() }
/// ```
open class WKWebView: UIView {
  open override class var _missingFramework: String? { "WebKit" }

  /// How the page works.
  public let configuration: WKWebViewConfiguration
  /// The object that decides where the page goes. Nothing asks it.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object that shows dialogs of the page. Nothing asks it.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The address last asked for.
  open private(set) var url: URL?
  /// The title. It is not known.
  open var title: String? { nil }
  /// Whether the page is loading. It never is.
  open var isLoading: Bool { false }
  /// How much has been loaded.
  open var estimatedProgress: Double { 0 }
  /// Whether there is a page before.
  open var canGoBack: Bool { false }
  /// Whether there is a page after.
  open var canGoForward: Bool { false }
  /// Whether gestures lead back and forward.
  open var allowsBackForwardNavigationGestures = false
  /// The name of the browser for servers.
  open var customUserAgent: String?
  /// Whether the page can be examined.
  open var isInspectable = false
  /// The view that scrolls the page.
  public let scrollView = UIScrollView()

  /// Creates an empty page.
  public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
  /// Creates an empty page.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the address, and loads nothing.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  /// Loads nothing.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  /// Loads nothing.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { nil }
  /// Loads nothing.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  /// Goes nowhere.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Goes nowhere.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Stops loading. Has no effect.
  open func stopLoading() {}
  /// Fails to run a program in the page.
  open func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, WebPage.Missing())
  }
}

/// How UIKit's page of the web works.
///
/// ```swift
/// configuration.allowsInlineMediaPlayback = true
/// ```
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  open var allowsInlineMediaPlayback = false
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var userContentController = WKUserContentController()
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences = WKWebpagePreferences()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var applicationNameForUserAgent: String?
  /// Creates the default configuration.
  public override init() { super.init() }
}

/// The media that wait for a tap.
///
/// ```swift
/// configuration.mediaTypesRequiringUserActionForPlayback = []
/// ```
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// Settings of all pages.
///
/// ```swift
/// configuration.preferences.javaScriptCanOpenWindowsAutomatically = false
/// ```
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isElementFullscreenEnabled = false
  /// Creates the default settings.
  public override init() { super.init() }
}

/// Settings of one page.
///
/// ```swift
/// configuration.defaultWebpagePreferences.allowsContentJavaScript = false
/// ```
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript = true
  /// Creates the default settings.
  public override init() { super.init() }
}

/// What pages keep, which is nothing.
///
/// ```swift
/// configuration.websiteDataStore = .nonPersistent()
/// ```
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let empty = WKWebsiteDataStore()
  /// The store that is kept.
  public static func `default`() -> WKWebsiteDataStore { empty }
  /// A store that is not kept.
  public static func nonPersistent() -> WKWebsiteDataStore { empty }
}
