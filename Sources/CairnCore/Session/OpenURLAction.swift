import CairnScreen
import CairnValues
import Foundation

/// An action that opens a URL, read from the environment.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// Button("Website") { openURL(website) }
/// ```
public struct OpenURLAction: Sendable {
  /// The outcome of a custom URL handler.
  ///
  /// ```swift
  /// .environment(\.openURL, OpenURLAction { url in router.go(to: url) ? .handled : .systemAction })
  /// ```
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let kind: Kind

    /// The handler opened the URL.
    public static let handled = Result(kind: .handled)
    /// The URL must not be opened.
    public static let discarded = Result(kind: .discarded)
    /// The system should open the URL.
    public static let systemAction = Result(kind: .system(nil))

    /// The system should open a different URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }

    /// The system should open the URL, inside the app if possible.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { Result(kind: .system(url)) }
  }

  private let handler: Handler
  fileprivate var session = WeakSession(session: nil)

  private struct Handler: @unchecked Sendable {
    // Sendable: only the main thread calls the handler.
    let handle: (URL) -> Result
  }

  /// Creates an action that calls a handler first.
  public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = Handler(handle: handler) }

  /// Opens a URL.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens a URL, inside the app if possible.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, prefersInApp: Bool) { self(url) { _ in } }

  /// Opens a URL, and reports whether anything accepted it.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler.handle(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(openInSystem(other ?? url))
    }
  }

  @MainActor private func openInSystem(_ url: URL) -> Bool { session.session?.openInSystem(url) ?? false }
}

extension Session {
  /// Opens a URL with the system. Returns false if nothing handles it.
  package func openInSystem(_ url: URL) -> Bool {
    if host.openInSystem(url) { return true }
    graph.diagnostics.report(
      .warning, "url.not-opened", "Nothing on this system can open \(url.absoluteString).")
    return false
  }
}

extension Session {
  /// Follows a link in a text, using the action set by the views around it.
  package func follow(_ link: URL, in text: Element) {
    onHostTime { text.traits?[TextLinks.self]?(link) }
  }
}

/// The action that opens a text's links.
enum TextLinks: ElementTraitKey {
  typealias Value = OpenURLAction
}

struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// The action that opens URLs.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.session = self[SessionKey.self]
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}
