import CairnCore
import CairnFoundation
import CairnHosting
import CairnScreen
import Foundation

/// A host with a screen of cells. It does not access the terminal itself: events come in, bytes go out.
///
/// Its parts keep what belongs together. They do not know the host, which asks them and tells them.
@MainActor
package final class TerminalHost: SessionHost {
  package let metrics: any Metrics
  package var parts: HostParts { HostParts(showsCells: true) }
  package let environment: [String: String]
  let stores: any StoreKeeper
  let development: DevelopmentLink?
  package private(set) var session: Session!
  package internal(set) var surroundings = Surroundings() {
    didSet { messages.words = OwnWords(for: surroundings.locale) }
  }
  package var turnIsRequested = false
  /// The current time for animations.
  package var now: @MainActor () -> UInt64 = { EventLoop.now }

  var openWindows = OpenWindows()
  var backBuffer: BackBuffer
  var output: TerminalOutput
  /// The elements on the painted screen that keys and the mouse can reach.
  var scene = HitMap()
  var shownPages = ShownPages()
  var footer = Footer()
  var slides: PageSlides
  var editing = Editing()
  var overlays = Overlays()
  var messages = Messages()
  var mouse = MouseState()
  var leaving = Leaving()

  package init(
    width: Int, height: Int, environment: [String: String], stores: any StoreKeeper = MemoryStores(),
    development: DevelopmentLink? = .current
  ) {
    self.development = development
    self.environment = environment
    self.stores = stores
    let depth = ColourDepth(environment: environment)
    let metrics = TerminalMetrics(cell: CellSize(environment: environment), showsPictures: depth != .none)
    self.metrics = metrics
    let theming = Theming(environment: environment, depth: depth)
    backBuffer = BackBuffer(width: width, height: height, cellSize: metrics.cell, theming)
    output = TerminalOutput(for: backBuffer)
    surroundings.colorScheme = theming.theme.scheme
    surroundings.accessibility.reducesMotion = HostOptions(environment: environment).reducesMotion ?? false
    surroundings.accessibility.differentiatesWithoutColor = depth == .none
    slides = PageSlides(areOn: !surroundings.accessibility.reducesMotion)
    Pictures.add(self)
  }

  /// Starts an app.
  package func start(_ app: _AppSource, opening urls: [URL] = []) { begin(Session(app, on: self, opening: urls)) }

  package func start<Content: View>(opening urls: [URL] = [], @ViewBuilder content: () -> Content) {
    begin(Session(content: content(), on: self, opening: urls))
  }

  private func begin(_ session: Session) {
    self.session = session
    development?.follow(session) { [weak self] window in self?.openWindows.controller(of: window) }
    show(session)
  }

  /// Shows an app whose session belongs to another host, which forwards all its calls to this one.
  package func show(_ session: Session) {
    self.session = session
    update()
  }

  package func end() { session.end() }

  /// Runs pending work and paints the result.
  package func update() {
    turnIsRequested = false
    session.runTurns()
    followColorScheme()
    if messages.noteProblems(session.graph.diagnostics.problemCount) { repaint() }
    // The focus moves to an element in reach, which may run the app's code. The number of rounds is limited.
    for _ in 0..<3 where needsPainting {
      if !settleFocus() { break }
      session.runTurns()
    }
    if needsPainting { paint() }
  }

  // MARK: What the parts know

  package var window: SceneWindow? { session.frontWindow ?? windows.last }
  /// The windows; the front one is last.
  var windows: [SceneWindow] { openWindows.all }
  /// Decides what input means in the window in front.
  package var controller: WindowController? { openWindows.controller(of: window) }
  /// The targets that the focus can move to.
  var reachable: [HitMap.Target] { scene.reachable }
  var theme: Theme { backBuffer.theming.theme }
  var overlay: (any Overlay)? { overlays.front }
  /// The host's own words in the user's language.
  var words: OwnWords { messages.words }
  /// The size of a cell in points.
  var cellSize: CGSize { backBuffer.cellSize }
  package var windowSize: CGSize { backBuffer.windowSize }
  /// The number of cells in the terminal.
  package var size: (columns: Int, lines: Int) { (backBuffer.cells.width, backBuffer.cells.height) }
  func look(x: Int, y: Int) -> Look { backBuffer.look(x: x, y: y) }
  /// The screen as text, one line per row, without trailing spaces.
  package var text: String { backBuffer.text }
  /// The exit status, after the user has asked to leave.
  package var ending: Int32? {
    get { leaving.status }
    set { leaving.status = newValue }
  }
}
