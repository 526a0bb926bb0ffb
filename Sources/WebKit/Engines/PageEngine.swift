import CairnCore
import CairnParts
import CairnPlatform
import CairnWebKitLibrary
import Foundation
import FoundationNetworking

/// Shows a page: WebKitGTK in a window, a frame in a browser, its text in a terminal.
@MainActor
protocol PageEngine: AnyObject {
  func load(_ request: URLRequest)
  func load(html: String, base: URL)
  func reload(all: Bool)
  func stop()
  func go(_ steps: Int)
  /// Runs a script, or the body of an asynchronous function.
  func run(_ text: String, isFunction: Bool, answer: @escaping @MainActor (Result<Any?, any Error>) -> Void)
  func adopt(_ settings: PageSettings)
}

extension PageEngine {
  func go(_ steps: Int) {}
  func adopt(_ settings: PageSettings) {}

  func run(_ text: String, isFunction: Bool, answer: @escaping @MainActor (Result<Any?, any Error>) -> Void) {
    answer(.failure(WebPage.Missing()))
  }
}

/// What an app sets for a page.
struct PageSettings: Equatable {
  var agent: String?
  var appName: String?
  var isInspectable = false
  var allowsScripts = true
  var zoom = 1.0
}

/// Receives the events of a page.
@MainActor
protocol PageListener: AnyObject {
  func changed(_ state: PageState)
  func happened(_ event: WebPage.NavigationEvent)
  func failed(_ error: any Error)
  func permits(_ url: URL, isLink: Bool, opensWindow: Bool) -> Bool
  func received(_ body: Any, name: String)
}

/// The state of a page.
struct PageState: Equatable {
  var url: URL?
  var title = ""
  var isLoading = false
  var progress = 0.0
  var canGoBack = false
  var canGoForward = false
}

/// What the host of the running app can show of the web.
@MainActor
enum PageEngines {
  /// The package with the library that windows need.
  static let package = "libwebkitgtk-6.0-4"

  static func make(for listener: any PageListener, stores: Bool, in session: Session?) -> (any PageEngine)? {
    guard let parts = session?.host.parts else { return nil }
    if let adopt = parts.widgets { return WindowEngine(listener, stores: stores, adopt) }
    if parts.showsMarkup { return FrameEngine(listener) }
    return parts.showsCells ? TextEngine(listener) : nil
  }

  /// Whether the host is one of windows, and its library is missing.
  static func lacksLibrary(in session: Session?) -> Bool {
    session?.host.parts.widgets != nil && !cairn_web_is_there()
  }

  static func areThere(in session: Session?) -> Bool {
    guard let parts = session?.host.parts else { return false }
    return parts.showsMarkup || parts.showsCells || parts.widgets != nil && cairn_web_is_there()
  }
}
