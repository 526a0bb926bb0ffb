@_exported import CairnKits
@_exported import Foundation
import FoundationNetworking
import Observation

/// A page of the web that an app controls. It keeps the address it is given, and loads nothing.
///
/// ```swift
/// @State private var page = WebPage()
/// page.load(URLRequest(url: address))
/// ```
@MainActor @Observable
public final class WebPage {
  /// The address last asked for.
  public private(set) var url: URL?
  /// The title. It is not known.
  public var title: String { "" }
  /// Whether the page is loading. It never is.
  public var isLoading: Bool { false }
  /// How much has been loaded.
  public var estimatedProgress: Double { 0 }
  /// Whether all parts came over secure connections.
  public var hasOnlySecureContent: Bool { false }
  /// The last event of loading.
  public private(set) var currentNavigationEvent: NavigationEvent?
  /// The name of the browser for servers.
  public var customUserAgent: String?
  /// Whether the page can be examined.
  public var isInspectable = false

  /// How a page works.
  ///
  /// ```swift
  /// WebPage(configuration: WebPage.Configuration())
  /// ```
  @MainActor
  public struct Configuration {
    /// What the browser says of the app to servers.
    public var applicationNameForUserAgent: String?
    /// Whether a page may load others by insecure connections.
    public var upgradeKnownHostsToHTTPS = true
    /// Creates the default configuration.
    public init() {}
  }

  /// What happens while a page loads.
  ///
  /// ```swift
  /// for try await event in page.load(address) where event == .finished { done() }
  /// ```
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }

  /// Why a page was not loaded.
  ///
  /// ```swift
  /// catch WebPage.NavigationError.failedProvisionalNavigation {}
  /// ```
  public enum NavigationError: Error {
    case failedProvisionalNavigation(any Error)
    case pageClosed, webContentProcessTerminated, invalidURL
  }

  /// The failure of everything that needs a browser.
  public struct Missing: LocalizedError {
    /// A message for users.
    public var errorDescription: String? { "Pages of the web cannot be shown on this system." }
  }

  /// Creates a page without an address.
  public init() {}
  /// Creates a page without an address.
  public init(configuration: Configuration) {}

  /// Sets the address, and fails to load it.
  @discardableResult
  public func load(_ url: URL?) -> AsyncThrowingStream<NavigationEvent, any Error> {
    self.url = url
    return failing()
  }

  /// Sets the address, and fails to load it.
  @discardableResult
  public func load(_ request: URLRequest) -> AsyncThrowingStream<NavigationEvent, any Error> { load(request.url) }

  /// Fails to show a text as a page.
  @discardableResult
  public func load(
    html: String, baseURL: URL = URL(filePath: "/")
  ) -> AsyncThrowingStream<NavigationEvent, any Error> { failing() }

  /// Fails to load the page again.
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> AsyncThrowingStream<NavigationEvent, any Error> { failing() }

  /// Stops loading. Has no effect.
  public func stopLoading() {}

  /// Fails to run a program in the page.
  @discardableResult
  public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws -> Any? {
    report("callJavaScript(_:arguments:)")
    throw Missing()
  }

  private func failing() -> AsyncThrowingStream<NavigationEvent, any Error> {
    report("load(_:)")
    return AsyncThrowingStream { $0.finish(throwing: NavigationError.failedProvisionalNavigation(Missing())) }
  }

  private func report(_ name: String) {
    MissingFramework.reportCall(
      "WebPage.\(name)", from: "WebKit", outcome: "It fails. Open the address in the user's browser with openURL.")
  }
}
