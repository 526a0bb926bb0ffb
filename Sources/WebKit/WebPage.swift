import CairnCore
@_exported import CairnKits
import CairnPlatform
import CairnUnsafe
@_exported import Foundation
import FoundationNetworking
import Observation

/// A page of the web that an app controls: WebKitGTK shows it in a window, a frame in a browser, its text in a terminal.
///
/// ```swift
/// @State private var page = WebPage()
/// page.load(URLRequest(url: address))
/// ```
@MainActor @Observable
public final class WebPage {
  private var state = PageState()
  /// The last event of loading.
  public private(set) var currentNavigationEvent: NavigationEvent?
  /// The name of the browser for servers.
  public var customUserAgent: String? { didSet { adoptSettings() } }
  /// Whether the page can be examined, with the context menu of a window.
  public var isInspectable = false { didSet { adoptSettings() } }

  @ObservationIgnored private let configuration: Configuration
  @ObservationIgnored private var known: (any PageEngine)?
  @ObservationIgnored private var loads: [AsyncThrowingStream<NavigationEvent, any Error>.Continuation] = []
  /// What UIKit's view adds.
  @ObservationIgnored weak var follower: (any PageFollower)?

  /// The address.
  public var url: URL? { state.url }
  /// The title. A browser does not tell that of a page in a frame.
  public var title: String { state.title }
  /// Whether the page is loading.
  public var isLoading: Bool { state.isLoading }
  /// How much has been loaded.
  public var estimatedProgress: Double { state.progress }
  /// Whether all parts came over secure connections, as far as the address tells.
  public var hasOnlySecureContent: Bool { state.url?.scheme?.lowercased() == "https" }
  var canGoBack: Bool { state.canGoBack }
  var canGoForward: Bool { state.canGoForward }

  /// How a page works.
  ///
  /// ```swift
  /// WebPage(configuration: WebPage.Configuration())
  /// ```
  @MainActor
  public struct Configuration {
    /// What the browser says of the app to servers, in a window.
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
  public init() { configuration = Configuration() }
  /// Creates a page without an address.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Loads an address.
  @discardableResult
  public func load(_ url: URL?) -> AsyncThrowingStream<NavigationEvent, any Error> {
    guard let url else { return failing(NavigationError.invalidURL) }
    return load(URLRequest(url: url))
  }

  /// Loads an address.
  @discardableResult
  public func load(_ request: URLRequest) -> AsyncThrowingStream<NavigationEvent, any Error> {
    guard let url = request.url else { return failing(NavigationError.invalidURL) }
    state.url = url
    return loading("load(_:)") { $0.load(request) }
  }

  /// Shows a text as a page.
  @discardableResult
  public func load(
    html: String, baseURL: URL = URL(filePath: "/")
  ) -> AsyncThrowingStream<NavigationEvent, any Error> {
    loading("load(html:baseURL:)") { $0.load(html: html, base: baseURL) }
  }

  /// Loads the page again.
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> AsyncThrowingStream<NavigationEvent, any Error> {
    loading("reload(fromOrigin:)") { $0.reload(all: fromOrigin) }
  }

  /// Stops loading.
  public func stopLoading() { engine?.stop() }

  /// Runs the body of an asynchronous function in the page, in a window. Elsewhere it fails.
  ///
  /// - Parameter arguments: Values that JSON can express, by the names that the body has for them.
  @discardableResult
  public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws -> Any? {
    guard let engine = asked("callJavaScript(_:arguments:)") else { throw Missing() }
    let names = arguments.keys.sorted()
    guard JSONSerialization.isValidJSONObject(arguments) else { throw CocoaError(.coderInvalidValue) }
    let values = try names.map {
      String(
        decoding: try JSONSerialization.data(withJSONObject: arguments[$0] ?? NSNull(), options: .fragmentsAllowed),
        as: UTF8.self)
    }
    let body =
      names.isEmpty
      ? functionBody
      : "return await (async (\(names.joined(separator: ", "))) => { \(functionBody)\n })(\(values.joined(separator: ", ")))"
    let answer = await withCheckedContinuation { (done: CheckedContinuation<Handed<Result<Any?, any Error>>, Never>) in
      engine.run(body, isFunction: true) { done.resume(returning: Handed($0)) }
    }
    return try answer.value.get()
  }

  // MARK: The engine

  /// What shows the page, once the app has a host that can.
  var engine: (any PageEngine)? {
    if known == nil {
      known = PageEngines.make(for: self, stores: follower?.stores ?? true, in: FrontSession.current)
      adoptSettings()
      if let known { follower?.prepare(known) }
    }
    return known
  }

  private func adoptSettings() {
    known?.adopt(
      PageSettings(
        agent: customUserAgent, appName: configuration.applicationNameForUserAgent ?? follower?.appName,
        isInspectable: isInspectable, allowsScripts: follower?.allowsScripts ?? true))
  }

  func go(_ steps: Int) { engine?.go(steps) }

  func run(_ script: String, _ answer: @escaping @MainActor (Result<Any?, any Error>) -> Void) {
    guard let engine = asked("evaluateJavaScript(_:)") else { return answer(.failure(Missing())) }
    engine.run(script, isFunction: false, answer: answer)
  }

  private func loading(
    _ name: String, _ load: (any PageEngine) -> Void
  ) -> AsyncThrowingStream<NavigationEvent, any Error> {
    guard let engine = asked(name) else { return failing(NavigationError.failedProvisionalNavigation(Missing())) }
    endLoads(nil)
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: NavigationEvent.self)
    loads.append(continuation)
    load(engine)
    return stream
  }

  private func endLoads(_ error: (any Error)?) {
    let ended = loads
    loads = []
    for load in ended { load.finish(throwing: error) }
  }

  private func failing(_ error: any Error) -> AsyncThrowingStream<NavigationEvent, any Error> {
    AsyncThrowingStream { $0.finish(throwing: error) }
  }

  /// The engine, or a report that there is none.
  private func asked(_ name: String) -> (any PageEngine)? {
    if let engine { return engine }
    let outcome = "It fails. Open the address in the user's browser with openURL."
    if PageEngines.lacksLibrary(in: FrontSession.current) {
      MissingFramework.reportLibrary("WebPage.\(name)", package: PageEngines.package, outcome: outcome)
    } else {
      MissingFramework.reportCall("WebPage.\(name)", from: "WebKit", outcome: outcome)
    }
    return nil
  }
}

/// What UIKit's view of a page adds.
@MainActor
protocol PageFollower: AnyObject {
  var stores: Bool { get }
  var appName: String? { get }
  var allowsScripts: Bool { get }
  func prepare(_ engine: any PageEngine)
  func happened(_ event: WebPage.NavigationEvent)
  func failed(_ error: any Error)
  func permits(_ url: URL, isLink: Bool, opensWindow: Bool) -> Bool
  func received(_ body: Any, name: String)
}

extension WebPage: PageListener {
  func changed(_ new: PageState) {
    if new != state { state = new }
  }

  func happened(_ event: NavigationEvent) {
    currentNavigationEvent = event
    follower?.happened(event)
    for load in loads { load.yield(event) }
    if event == .finished { endLoads(nil) }
  }

  func failed(_ error: any Error) {
    state.isLoading = false
    follower?.failed(error)
    endLoads(error)
  }

  func permits(_ url: URL, isLink: Bool, opensWindow: Bool) -> Bool {
    follower?.permits(url, isLink: isLink, opensWindow: opensWindow) ?? openedHere(url, opensWindow: opensWindow)
  }

  /// A link for a new window stays in this one, as there is no other.
  func openedHere(_ url: URL, opensWindow: Bool) -> Bool {
    if opensWindow { load(url) }
    return !opensWindow
  }

  func received(_ body: Any, name: String) { follower?.received(body, name: name) }
}
