import Foundation

extension Session {
  /// Starts an app: opens its windows and makes the first frame.
  /// - Parameters:
  ///   - app: The app, made as code of this session: what its initializer opens and reports belongs here.
  ///   - urls: The URLs the app was launched to open.
  package convenience init(
    _ app: @autoclosure () -> _AppSource, on host: any SessionHost, opening urls: [URL] = []
  ) {
    self.init(on: host, opening: urls, prepare: Self.prepare)
    graph.root = asRunning(app).makeNode(in: graph, scope: graph.rootScope)
    start()
  }

  /// Starts with a single window and no app.
  package convenience init<Content: View>(
    content: @autoclosure () -> Content, on host: any SessionHost, opening urls: [URL] = []
  ) {
    self.init(on: host, opening: urls, prepare: Self.prepare)
    let content = asRunning(content)
    let scene = WindowScene(title: nil, id: nil, kind: .group(values: nil), content: { content })
    graph.root = WindowSourceNode(scene, rootOf: graph)
    start()
  }

  private static func prepare(_ graph: Graph) {
    LibraryProperties.register()
    graph.setCommonValues()
  }

  private func start() {
    Runtime.shared.enterMain()
    onHostTime {
      graph.runBodies()
      openWindowsAtLaunch()
      showNotices()
    }
    runTurns()
    let urls = waitingURLs
    waitingURLs = []
    for url in urls { open(url) }
    onHostTime { resumeNotices() }
    runTurns()
  }
}
