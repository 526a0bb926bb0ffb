import CairnCore
import CairnKits
import CairnValues
import Foundation
import FoundationNetworking

/// UIKit's view of a page of the web, which shows it as `WebView` does.
///
/// ```swift
/// func makeUIView(context: Context) -> WKWebView { WKWebView() }
/// ```
open class WKWebView: UIView {
  open override class var _missingFramework: String? {
    PageEngines.areThere(in: FrontSession.current) ? nil : "WebKit"
  }
  open override var _hostedView: AnyView? {
    PageEngines.areThere(in: FrontSession.current) ? AnyView(PageView(page: page)) : nil
  }

  /// How the page works.
  public let configuration: WKWebViewConfiguration
  /// The object that decides where the page goes.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object that shows dialogs of the page. Nothing asks it.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The address.
  open var url: URL? { page.url }
  /// The title.
  open var title: String? { page.title }
  /// Whether the page is loading.
  open var isLoading: Bool { page.isLoading }
  /// How much has been loaded.
  open var estimatedProgress: Double { page.estimatedProgress }
  /// Whether there is a page before.
  open var canGoBack: Bool { page.canGoBack }
  /// Whether there is a page after.
  open var canGoForward: Bool { page.canGoForward }
  /// Whether gestures lead back and forward.
  open var allowsBackForwardNavigationGestures = false
  /// The name of the browser for servers.
  open var customUserAgent: String? {
    get { page.customUserAgent }
    set { page.customUserAgent = newValue }
  }
  /// Whether the page can be examined.
  open var isInspectable: Bool {
    get { page.isInspectable }
    set { page.isInspectable = newValue }
  }
  /// The view that scrolls the page. It has no effect.
  public let scrollView = UIScrollView()

  private let page = WebPage()
  private var navigation = WKNavigation()
  private var hasCommitted = false
  /// An address that the delegate has permitted after the page had asked for it.
  private var permitted: URL?

  /// Creates an empty page.
  public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
  /// Creates an empty page.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    page.follower = self
  }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// Loads a page.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    page.load(request)
    return begin()
  }
  /// Shows a text as a page.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    page.load(html: string, baseURL: baseURL ?? URL(string: "about:blank")!)
    return begin()
  }
  /// Loads a file, in a window.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: url))
  }
  /// Loads the page again.
  @discardableResult
  open func reload() -> WKNavigation? {
    page.reload()
    return begin()
  }
  /// Goes to the page before, in a window.
  @discardableResult
  open func goBack() -> WKNavigation? {
    guard canGoBack else { return nil }
    page.go(-1)
    return begin()
  }
  /// Goes to the page after, in a window.
  @discardableResult
  open func goForward() -> WKNavigation? {
    guard canGoForward else { return nil }
    page.go(1)
    return begin()
  }
  /// Stops loading.
  open func stopLoading() { page.stopLoading() }
  /// Runs a script in the page, in a window. Elsewhere it fails.
  open func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    page.run(script) { answer in
      switch answer {
      case .success(let value): completionHandler?(value, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  private func begin() -> WKNavigation {
    navigation = WKNavigation()
    return navigation
  }
}

/// The answer of a delegate, at once or later.
@MainActor
private final class Decision {
  var policy: WKNavigationActionPolicy?
  var isLate = false
}

extension WKWebView: PageFollower {
  var stores: Bool { configuration.websiteDataStore.isPersistent }
  var appName: String? { configuration.applicationNameForUserAgent }
  var allowsScripts: Bool { configuration.defaultWebpagePreferences.allowsContentJavaScript }

  func prepare(_ engine: any PageEngine) {
    guard let engine = engine as? WindowEngine else { return }
    let controller = configuration.userContentController
    for script in controller.userScripts {
      engine.add(script.source, atEnd: script.injectionTime == .atDocumentEnd, mainFrameOnly: script.isForMainFrameOnly)
    }
    for name in controller.handlers.keys.sorted() { engine.listen(to: name) }
  }

  func happened(_ event: WebPage.NavigationEvent) {
    switch event {
    case .startedProvisionalNavigation:
      hasCommitted = false
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    case .receivedServerRedirect: break
    case .committed:
      hasCommitted = true
      navigationDelegate?.webView(self, didCommit: navigation)
    case .finished: navigationDelegate?.webView(self, didFinish: navigation)
    }
  }

  func failed(_ error: any Error) {
    if hasCommitted {
      navigationDelegate?.webView(self, didFail: navigation, withError: error)
    } else {
      navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
    }
  }

  func permits(_ url: URL, isLink: Bool, opensWindow: Bool) -> Bool {
    guard let navigationDelegate else { return page.openedHere(url, opensWindow: opensWindow) }
    if permitted == url {
      permitted = nil
      return true
    }
    let action = WKNavigationAction(url, isLink ? .linkActivated : .other, opensWindow ? nil : WKFrameInfo())
    let decision = Decision()
    navigationDelegate.webView(self, decidePolicyFor: action) { [weak self] policy in
      decision.policy = policy
      // The page is not waiting any more.
      if decision.isLate, policy == .allow, let self {
        permitted = url
        page.load(url)
      }
    }
    decision.isLate = true
    return decision.policy == .allow && !opensWindow
  }

  func received(_ body: Any, name: String) {
    let controller = configuration.userContentController
    controller.handlers[name]?.userContentController(controller, didReceive: WKScriptMessage(name: name, body: body))
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

/// What pages keep.
///
/// ```swift
/// configuration.websiteDataStore = .nonPersistent()
/// ```
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let kept = WKWebsiteDataStore(isPersistent: true)
  /// Whether cookies and caches are stored on the disk, in a window.
  public let isPersistent: Bool
  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }
  /// The store that is kept.
  public static func `default`() -> WKWebsiteDataStore { kept }
  /// A store that is not kept.
  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
}
