import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// A running app on a host: its graph, its windows, and the entry point for events.
@MainActor
package final class Session {
  package let graph = Graph()
  package let host: any SessionHost
  /// The open windows, in opening order.
  package internal(set) var windows: [SceneWindow] = []
  var windowsForValues = WindowsForValues()
  var lastWindowNumber = 0
  /// The window the user is using.
  package internal(set) var frontWindow: SceneWindow? {
    get { front?.target }
    set {
      let isOther = newValue !== frontWindow
      front = newValue?.link
      if isOther { focusedValuesChanged() }
    }
  }
  private var front: LiveReference<SceneWindow>?
  /// Tracks the views that read focused values.
  let focusSource = _Source()
  var focusChangeIsNoted = false
  package let clipboard = Clipboard()
  var sceneCount = 0
  var isRestoring = false
  /// URLs that arrived before there was a window to receive them.
  private var hasEnded = false
  var waitingURLs: [URL] = []
  var stores: [StorePlace: StoreSource] = [:] { didSet { findOpenStores() } }
  var defaultsStores: [DefaultsStoreEntry] = [] { didSet { findOpenStores() } }
  /// The stores of both kinds in one list, because every turn walks it.
  var openStores: [StoreSource] = []
  package var noticeAnswers = NoticeAnswers()
  /// Hears of each input before the app does, while it is recorded.
  package var inputListener: ((UserInput) -> Void)?
  /// Whether the stores are on disk; if false, they are written when the turn ends.
  var storesAreFlushed = true
  /// Whether a view is handling an event.
  private var isAnswering = false
  private var knownSources: [any WindowSource]?
  /// The open windows, as recorded for the next launch.
  var rememberedWindows: [RememberedWindow] = []

  /// - Parameter prepare: Sets the values of the environment that must be found first.
  init(on host: any SessionHost, opening urls: [URL], prepare: (Graph) -> Void) {
    self.host = host
    waitingURLs = urls
    clipboard.isReadOnDemand = host.readsClipboardOnDemand
    graph.session = self
    graph.stateKeeper = host.stateKeeper
    prepare(graph)
    graph.requestTurn = { host.requestTurn() }
    graph.rootScope.set(ObjectIdentifier(SessionKey.self), ValueBox<SessionKey.Value>(WeakSession(session: self)))
    surroundingsChanged()
    FrontSession.add(self)
    StringCatalogs.problems.withLock { told in
      if told == nil { told = { Runtime.shared.report(.warning, "text.catalog", $0) } }
    }
  }

  isolated deinit {
    FrontSession.remove(self)
    graph.timeHost = nil
    graph.abandon()
  }

  package func runTurns() {
    guard !graph.isInTurn else { return }
    beginTurnOfStores()
    onHostTime { graph.runTurns() }
    endTurnOfStores()
  }

  /// Delivers an event from the user to the view that handles it. All hosts send their events here, so this is where numbers
  /// from outside are bounded, and input to elements out of reach is refused: the element may have gone, or may have been
  /// covered or disabled since the host saw it. Returns `false` if nothing handles the event.
  package func send(_ event: ElementEvent, to element: Element) -> Bool {
    guard let event = event.bounded, element.takes(event) else { return false }
    Runtime.shared.enterMain()
    if FrontSession.last !== self { FrontSession.last = self }
    inputListener?(.event(event, element))
    if case .focus(let isFocused) = event { return focus(isFocused, element) }
    graph.stateKeeper?.noteInput(element)
    let wasAnswering = isAnswering
    isAnswering = true
    defer { isAnswering = wasAnswering }
    return onHostTime { element.deliver(event) ?? false }
  }

  /// Moves the focus. The window owns it; the element is only notified.
  private func focus(_ isFocused: Bool, _ element: Element) -> Bool {
    guard let window = window(of: element.screen) else { return false }
    if isFocused {
      guard element.canHaveFocus else { return false }
      window.focus.move(to: element)
    } else if element.screen.focused === element {
      window.focus.move(to: nil)
    }
    if element.events.contains(.focus) { _ = element.handler?.handle(.focus(isFocused), on: element) }
    return true
  }

  /// Takes the focus from the field that the user edits. Returns whether there was one.
  package func endEditing() -> Bool {
    guard let window = frontWindow, window.focus.focused?.takesText == true else { return false }
    window.focus.move(to: nil)
    return true
  }

  private func window(of screen: Screen) -> SceneWindow? {
    if let frontWindow, frontWindow.screen === screen { return frontWindow }
    return windows.first { $0.screen === screen }
  }

  /// Whether the process runs this app only, so that everything in it belongs to this session. Tests run other code beside it,
  /// and a server has other users.
  var hasProcess: Bool { host.clock == nil && !host.isOneOfMany }

  /// Runs app code as this session's and under the host's clock, which only tests have.
  package func onHostTime<Result>(_ code: () -> Result) -> Result {
    guard let clock = host.clock else { return asRunning(code) }
    return asRunning { VirtualClock.$current.withValue(clock, operation: code) }
  }

  /// Runs app code as this session's: what it reports, and what it asks the app for, belong to this session.
  func asRunning<Result>(_ code: () -> Result) -> Result {
    hasProcess ? code() : RunningApp.$current.withValue(RunningApp(graph: graph.link), operation: code)
  }

  /// Runs asynchronous work for a view, which tests wait for.
  package func run(_ work: @escaping @MainActor @Sendable () async -> Void) {
    RunningTask(counted: graph.tasks, on: host.taskExecutor, priority: .userInitiated, work)
  }

  /// Ends everything, as at the end of the app. Stored values stay for the next launch.
  package func end() { asRunning { finish() } }

  private func finish() {
    // The end of one user's session is not that of an app that serves many.
    if !host.isOneOfMany, !hasEnded { AppPhaseListeners.tellEnd() }
    hasEnded = true
    for window in windows {
      window.isOpen = false
      window.source?.empty(window)
      graph.leave(window.screen)
      host.closed(window)
    }
    windows = []
    windowsForValues.removeAll()
    graph.tearDown()
    flushStores()
  }

  // MARK: Scenes

  /// The scenes that windows are made from, in order of declaration.
  var sources: [any WindowSource] {
    if let knownSources { return knownSources }
    var found: [any WindowSource] = []
    func visit(_ node: Node) {
      if node.fillsWindows, let source = node as? any WindowSource {
        source.sceneName = source.sceneID ?? (found.isEmpty ? "window" : "window\(found.count + 1)")
        found.append(source)
      } else {
        node.forEachChild(visit)
      }
    }
    if let root = graph.root { visit(root) }
    knownSources = found
    return found
  }

  func sourcesChanged() { knownSources = nil }

  /// Updates the phase of the app, which is that of its foremost window.
  func phaseChanged() {
    // Usually the front window, or the first one checked, is active.
    let isActive = frontWindow?.scenePhase == .active || windows.contains { $0.scenePhase == .active }
    let whole = isActive ? .active : windows.map(\.scenePhase).max() ?? .background
    let before = graph.rootScope.box(ScenePhaseKey.self).value
    graph.rootScope.box(ScenePhaseKey.self).set(whole)
    if whole != before { AppPhaseListeners.tell(whole, after: before) }
    guard whole == .background else { return }
    // A background app may be terminated at any time, so everything it has written must be on disk.
    storesAreFlushed = false
    // Values the app is in the middle of setting belong together.
    if isAnswering { graph.requestTurnIfNeeded() } else { runTurns() }
  }
}

/// The running app that contains a view.
package struct SessionKey: EnvironmentKey {
  package static var defaultValue: WeakSession { WeakSession(session: nil) }
}

extension EnvironmentValues {
  /// The running app, for a body that asks its host.
  package var weakSession: WeakSession { self[SessionKey.self] }
}

package struct WeakSession: Equatable, @unchecked Sendable {
  // Sendable: the reference is set once, and reading a weak reference is thread-safe.
  package private(set) weak var session: Session?

  package init(session: Session?) { self.session = session }

  package static func == (a: WeakSession, b: WeakSession) -> Bool { a.session === b.session }
}
