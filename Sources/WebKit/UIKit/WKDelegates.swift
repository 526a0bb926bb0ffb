import CairnPlatform
import Foundation
import FoundationNetworking

/// A page being loaded.
///
/// ```swift
/// func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { isLoading = false }
/// ```
@preconcurrency @MainActor
public final class WKNavigation: NSObject {}

/// A wish to go to a page.
///
/// ```swift
/// decisionHandler(navigationAction.request.url?.host() == host ? .allow : .cancel)
/// ```
@preconcurrency @MainActor
public final class WKNavigationAction: NSObject {
  /// The page.
  public let request: URLRequest
  /// Why the page is wanted.
  public let navigationType: WKNavigationType
  /// The part of a page that changes; `nil` for a new window.
  public let targetFrame: WKFrameInfo?

  init(_ url: URL, _ type: WKNavigationType, _ frame: WKFrameInfo?) {
    request = URLRequest(url: url)
    navigationType = type
    targetFrame = frame
    super.init()
  }
}

/// A part of a page.
///
/// ```swift
/// navigationAction.targetFrame?.isMainFrame
/// ```
@preconcurrency @MainActor
public final class WKFrameInfo: NSObject {
  /// Whether the part is the whole page.
  public var isMainFrame: Bool { true }
}

/// Why a page is wanted.
///
/// ```swift
/// navigationAction.navigationType == .linkActivated
/// ```
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// Whether a page may be loaded.
///
/// ```swift
/// decisionHandler(.allow)
/// ```
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

/// Whether an answer may be shown.
///
/// ```swift
/// decisionHandler(.allow)
/// ```
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel, allow, download
}

/// Decides where UIKit's page goes, in a window, and follows it.
///
/// ```swift
/// func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { isLoading = false }
/// ```
@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
}

extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
}

/// Shows dialogs of UIKit's page. None of its methods is called.
///
/// ```swift
/// class Coordinator: NSObject, WKUIDelegate {}
/// ```
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {}

/// What the app and pages tell each other, in a window. Add scripts and receivers before the view is shown.
///
/// ```swift
/// configuration.userContentController.add(coordinator, name: "app")
/// ```
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts that pages run.
  public private(set) var userScripts: [WKUserScript] = []
  private(set) var handlers: [String: any WKScriptMessageHandler] = [:]
  /// Creates a controller.
  public override init() { super.init() }
  /// Adds a script.
  open func addUserScript(_ script: WKUserScript) { userScripts.append(script) }
  /// Adds a receiver of messages, which pages send with `window.webkit.messageHandlers.NAME.postMessage()`.
  open func add(_ handler: any WKScriptMessageHandler, name: String) { handlers[name] = handler }
  /// Removes a receiver of messages.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
}

/// A script that pages run.
///
/// ```swift
/// WKUserScript(source: source, injectionTime: .atDocumentEnd, forMainFrameOnly: true)
/// ```
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The script.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether frames inside a page do not run it.
  public let isForMainFrameOnly: Bool
  /// Creates a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// When a page runs a script.
///
/// ```swift
/// .atDocumentStart
/// ```
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

/// A message from a page.
///
/// ```swift
/// if let text = message.body as? String { receive(text) }
/// ```
@preconcurrency @MainActor
public final class WKScriptMessage: NSObject {
  /// The name of the receiver.
  public let name: String
  /// The content: a text, a number, an array, a dictionary or `NSNull`.
  public let body: Any

  init(name: String, body: Any) {
    self.name = name
    self.body = body
    super.init()
  }
}

/// Receives messages from pages.
///
/// ```swift
/// func userContentController(_ c: WKUserContentController, didReceive message: WKScriptMessage) {}
/// ```
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
