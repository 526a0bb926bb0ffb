import CairnScreen
import CairnValues
import Foundation

/// A running app on a host: its graph, its windows, and the way in for events.
@MainActor
package final class Session {
  package let graph = Graph()
  package let host: any AppHost
  package internal(set) var windows: [SceneWindow] = []
  /// The scenes windows are made from, in the order of their declaration.
  var sources: [any WindowSource] = []
  /// Links that came before there was a window to receive them.
  private var waitingURLs: [URL] = []
  private var sceneCount = 0
  var stores: [StorePlace: StoreSource] = [:]
  var defaultsStores: [ObjectIdentifier: StoreSource] = [:]

  private init(host: any AppHost) {
    self.host = host
    graph.session = self
    graph.requestTurn = { host.requestTurn() }
  }

  /// Starts an app: its first scene gets a window, and the first frame is made.
  package convenience init<A: App>(_ app: A, on host: any AppHost) {
    self.init(host: host)
    graph.root = AppNode(app, in: graph, scope: graph.rootScope)
    start()
  }

  /// Starts with a single window and no app around it.
  package convenience init<Content: View>(content: Content, on host: any AppHost) {
    self.init(host: host)
    graph.root = RootSceneNode(WindowGroup(content: content), in: graph)
    start()
  }

  isolated deinit { graph.abandon() }

  private func start() {
    Runtime.shared.enterMain()
    graph.runBodies()
    if let first = sources.first(where: \.opensAtLaunch) { openWindow(from: first, value: nil) }
    runTurns()
    for url in waitingURLs { open(url) }
    waitingURLs = []
    runTurns()
  }

  package func runTurns() { graph.runTurns() }

  /// Lets the person's event reach the view that answers it.
  package func send(_ event: ElementEvent, to element: Element) -> Bool {
    Runtime.shared.enterMain()
    let target = element.answering(event) ?? element
    return target.handler?.handle(event, on: target) ?? false
  }

  // MARK: Windows

  @discardableResult
  func openWindow(from source: any WindowSource, value: AnyHashable?) -> SceneWindow {
    if let value, let window = windows.first(where: { $0.source === source && $0.value == value }) {
      window.wantsAttention += 1
      return window
    }
    sceneCount += 1
    let window = SceneWindow(
      sceneID: "\(source.sceneName)-\(sceneCount)", session: self, source: source, value: value)
    windows.append(window)
    graph.screens.append(window.screen)
    source.fill(window)
    host.opened(window)
    graph.requestTurnIfNeeded()
    return window
  }

  package func close(_ window: SceneWindow) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    windows.remove(at: index)
    graph.screens.removeAll { $0 === window.screen }
    window.source?.empty(window)
    host.closed(window)
    graph.requestTurnIfNeeded()
  }

  /// Ends everything, as closing the last window does.
  package func end() {
    for window in windows { close(window) }
    graph.tearDown()
    for store in stores.values { store.flush() }
  }

  // MARK: URLs

  /// Hands a URL to the window that receives links. A link that comes before the first frame waits for it.
  package func open(_ url: URL) {
    guard let window = windows.first, graph.turnCount > 0 else {
      waitingURLs.append(url)
      return
    }
    guard window.receive(url) else {
      graph.diagnostics.report(
        .warning, "url.no-handler",
        "Nothing in the window handles \(url.absoluteString). Add `.onOpenURL { url in … }`.")
      return
    }
  }
}

/// A scene that windows can be made from.
@MainActor
protocol WindowSource: AnyObject {
  var sceneName: String { get }
  var sceneID: String? { get }
  var valueType: Any.Type? { get }
  var opensAtLaunch: Bool { get }
  func fill(_ window: SceneWindow)
  func empty(_ window: SceneWindow)
}
