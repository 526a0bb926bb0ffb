import CairnValues
import Foundation

/// An action that opens a window or brings an existing one to the front, read from the environment.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
/// Button("Show") { openWindow(value: recipe.id) }
/// ```
@MainActor @preconcurrency
public struct OpenWindowAction {
  /// Whether a window may be shown inside another.
  ///
  /// ```swift
  /// try await openWindow(id: "log", sharingBehavior: .required)
  /// ```
  public struct SharingBehavior: Sendable {
    private enum Kind { case requested, required }
    private let kind: Kind

    /// Inside another window if the system can.
    public static let requested = SharingBehavior(kind: .requested)
    /// Inside another window.
    public static let required = SharingBehavior(kind: .required)
  }

  private let session: WeakSession

  nonisolated init(_ session: WeakSession) { self.session = session }

  /// Opens a window of the scene with this id.
  public func callAsFunction(id: String) { _ = open(id: id, value: Optional<Int>.none) }

  /// Opens a window for a value, using the scene for values of its type.
  public func callAsFunction<D: Codable & Hashable>(value: D) { _ = open(id: nil, value: value) }

  /// Opens a window for a value, using the scene with this id.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { _ = open(id: id, value: value) }

  /// Opens a window of the scene with this id, or throws.
  public func callAsFunction(id: String, sharingBehavior: SharingBehavior) async throws {
    if let problem = open(id: id, value: Optional<Int>.none) { throw problem }
  }

  /// Opens a window for a value, or throws.
  public func callAsFunction<D: Codable & Hashable>(value: D, sharingBehavior: SharingBehavior) async throws {
    if let problem = open(id: nil, value: value) { throw problem }
  }

  /// Opens a window for a value, using the scene with this id, or throws.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D, sharingBehavior: SharingBehavior) async throws
  {
    if let problem = open(id: id, value: value) { throw problem }
  }

  private func open<D: Hashable>(id: String?, value: D?) -> WindowProblem? {
    guard let session = session.session else { return WindowProblem(description: "The app is not running.") }
    guard let source = session.source(id: id, valueType: value.map { _ in D.self }) else {
      let problem = WindowProblem.noScene(id: id, valueType: value.map { _ in D.self }, among: session.sources)
      session.graph.diagnostics.report(.warning, "window.no-scene", problem.description)
      return problem
    }
    session.openWindow(from: source, value: value.map { AnyHashable($0) })
    return nil
  }
}

/// An action that closes windows, read from the environment.
///
/// ```swift
/// @Environment(\.dismissWindow) private var dismissWindow
/// Button("Close") { dismissWindow() }
/// ```
@MainActor @preconcurrency
public struct DismissWindowAction {
  private let session: WeakSession
  private let window: WeakWindow

  nonisolated init(_ session: WeakSession, _ window: WeakWindow) {
    self.session = session
    self.window = window
  }

  /// Closes the window that contains the view.
  public func callAsFunction() {
    if let window = window.window { session.session?.close(window) }
  }

  func closeUnlessLast() {
    if let session = session.session, session.windows.count > 1 { callAsFunction() }
  }

  /// Closes the windows of the scene with this id.
  public func callAsFunction(id: String) { close(id: id, value: Optional<Int>.none) }

  /// Closes the window that shows a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { close(id: nil, value: value) }

  /// Closes the window that shows a value, of the scene with this id.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { close(id: id, value: value) }

  private func close<D: Hashable>(id: String?, value: D?) {
    guard let session = session.session else { return }
    for window in session.windows {
      if let id, window.source?.sceneID != id { continue }
      if let value, window.value?.base as? D != value { continue }
      session.close(window)
    }
  }
}

/// An error explaining why a window could not be opened.
struct WindowProblem: Error, CustomStringConvertible {
  let description: String

  @MainActor static func noScene(
    id: String?, valueType: Any.Type?, among sources: [any WindowSource]
  ) -> WindowProblem {
    let wanted = [id.map { "the id \"\($0)\"" }, valueType.map { "values of type \($0)" }].compactMap { $0 }
    let known = sources.map { source in
      [source.sceneID.map { "\"\($0)\"" }, source.values.map { "for \($0.type)" }].compactMap { $0 }
        .joined(separator: " ")
    }
    .filter { !$0.isEmpty }
    return WindowProblem(
      description: "No scene has \(wanted.joined(separator: " and ")). The app declares "
        + (known.isEmpty ? "no scene with an id or a type" : known.joined(separator: ", ")) + ".")
  }
}

extension Session {
  /// Returns the scene with an id or, without an id, the scene for values of a type.
  func source(id: String?, valueType: Any.Type?) -> (any WindowSource)? {
    sources.first { source in
      if let id, source.sceneID != id { return false }
      if let valueType { return source.values?.type == valueType }
      return true
    }
  }
}

extension EnvironmentValues {
  /// The action that opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction(self[SessionKey.self]) }

  /// The action that closes windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(self[SessionKey.self], self[WindowKey.self]) }

  /// Whether several windows can be open here.
  public var supportsMultipleWindows: Bool {
    let session = self[SessionKey.self]
    return MainActor.assumeIsolated { session.session?.host.supportsMultipleWindows ?? false }
  }
}

/// An action that opens the app's settings, read from the environment.
///
/// ```swift
/// @Environment(\.openSettings) private var openSettings
/// Button("Settings…") { openSettings() }
/// ```
@MainActor @preconcurrency
public struct OpenSettingsAction {
  private let session: WeakSession

  nonisolated package init(_ session: WeakSession) { self.session = session }

  /// Closes the window.
  public func callAsFunction() {
    guard let session = session.session else { return }
    if !session.openSettings() {
      session.graph.diagnostics.report(
        .warning, "window.no-settings", "The app has no settings to open. Declare a `Settings { … }` scene.")
    }
  }
}

extension Session {
  private var settings: WindowSource? {
    sources.first { source in
      if case .settings = source.kind { true } else { false }
    }
  }

  package var hasSettings: Bool { settings != nil }

  /// Opens the app's settings. Returns `false` if it has none.
  @discardableResult
  package func openSettings() -> Bool {
    guard let settings else { return false }
    openWindow(from: settings)
    return true
  }
}

extension EnvironmentValues {
  /// The action that opens the app's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(self[SessionKey.self]) }
}
