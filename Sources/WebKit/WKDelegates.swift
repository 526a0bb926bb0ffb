import CairnPlatform
import Foundation
import FoundationNetworking

/// A page being loaded. None is ever made.
///
/// ```swift
/// func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { isLoading = false }
/// ```
@preconcurrency @MainActor
public final class WKNavigation: NSObject {
  private init?(nothing: Never) {}
}

/// A wish to go to a page. None is ever made.
///
/// ```swift
/// decisionHandler(navigationAction.request.url?.host() == host ? .allow : .cancel)
/// ```
@preconcurrency @MainActor
public final class WKNavigationAction: NSObject {
  /// The page.
  public var request: URLRequest { URLRequest(url: URL(filePath: "/")) }
  /// Why the page is wanted.
  public var navigationType: WKNavigationType { .other }
  /// The part of a page that changes. There is none.
  public var targetFrame: WKFrameInfo? { nil }
  private init?(nothing: Never) {}
}

/// A part of a page. None is ever made.
///
/// ```swift
/// navigationAction.targetFrame?.isMainFrame
/// ```
@preconcurrency @MainActor
public final class WKFrameInfo: NSObject {
  /// Whether the part is the whole page.
  public var isMainFrame: Bool { true }
  private init?(nothing: Never) {}
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

/// Decides where UIKit's page goes. None of its methods is called.
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
  ) {}
}

/// Shows dialogs of UIKit's page. None of its methods is called.
///
/// ```swift
/// class Coordinator: NSObject, WKUIDelegate {}
/// ```
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {}

/// What the app and pages tell each other, which is nothing.
///
/// ```swift
/// configuration.userContentController.add(coordinator, name: "app")
/// ```
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The programs that pages run.
  public private(set) var userScripts: [WKUserScript] = []
  /// Creates a controller.
  public override init() { super.init() }
  /// Adds a program.
  open func addUserScript(_ script: WKUserScript) { userScripts.append(script) }
  /// Adds a receiver of messages. None come.
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  /// Removes a receiver of messages.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// A program that pages run.
///
/// ```swift
/// WKUserScript(source: source, injectionTime: .atDocumentEnd, forMainFrameOnly: true)
/// ```
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The program.
  public let source: String
  /// Creates a program.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    super.init()
  }
}

/// When a page runs a program.
///
/// ```swift
/// .atDocumentStart
/// ```
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

/// A message from a page. None is ever made.
///
/// ```swift
/// if let text = message.body as? String { receive(text) }
/// ```
@preconcurrency @MainActor
public final class WKScriptMessage: NSObject {
  /// The name of the receiver.
  public var name: String { "" }
  /// The content.
  public var body: Any { () }
  private init?(nothing: Never) {}
}

/// Receives messages from pages. None come.
///
/// ```swift
/// func userContentController(_ c: WKUserContentController, didReceive message: WKScriptMessage) {}
/// ```
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
