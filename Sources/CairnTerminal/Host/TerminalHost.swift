import CairnCore
import CairnHosting
import CairnNavigation
import CairnPrinting
import CairnScreen
import CairnStorage
import CairnValues
import Foundation

/// A host with a screen of cells. It does not access the terminal itself: events come in, bytes go out.
@MainActor
package final class TerminalHost: SessionHost {
  package let metrics: any Metrics
  /// The size of a cell in points.
  let cellSize: CGSize
  package private(set) var windowSize: CGSize
  package private(set) var surroundings = Surroundings()
  /// One window is visible at a time. A key switches to the others.
  package let supportsMultipleWindows = true
  package private(set) var session: Session!
  /// The windows; the front one is last.
  private(set) var windows: [SceneWindow] = []
  private let stores: any StoreKeeper
  let development: DevelopmentLink?
  package var stateKeeper: StateKeeper? { development?.stateKeeper }
  package let environment: [String: String]

  /// The cells of the whole terminal, and the terminal's current content.
  private(set) var cells: CellBuffer
  private let shown: CellBuffer
  private let looks: LookTable
  private let clusters = ClusterTable()
  let writer: FrameWriter
  let graphics = TerminalGraphics()
  private(set) var theme: Theme
  /// The background that the terminal has reported.
  private var terminalBackground: CellColor?
  private(set) var recentPages = RecentPages()

  private(set) var scene = HitMap() {
    didSet { knownReachable = nil }
  }
  /// The reachable targets, computed once per frame.
  var knownReachable: [HitMap.Target]?
  /// The front stack at the last paint. Finding it requires a walk through the tree.
  private(set) var shownStack: StackReader?
  /// The stack that names the window.
  private var titledStack: StackReader?
  /// The last few painted versions of the last line, which tends to alternate between a few.
  var paintedFooters: [PaintedFooter] = []
  /// The positions of the hints in the last line, and the one under the mouse.
  var hintPlaces: [HintPlace] = []
  var hoveredHint: KeyHint?
  /// The announcements that the narrator has not read yet, or `nil` without a narrator.
  var announcements: [String]?
  private var caret: (x: Int, y: Int)?
  private var isCaretShown = false
  private var shownTitle: String?
  private var damage = Damage.all
  /// The lines to write, in the same form.
  private var unwritten = Damage.all
  private var footerIsUnwritten = false
  /// Whether something has changed since the screen was painted.
  var needsPainting: Bool {
    get { if case .none = damage { false } else { true } }
    set { damage = newValue ? .all : .none }
  }
  private var needsFullWrite = true
  package var turnIsRequested = false
  /// The exit status, after the user has asked to leave.
  package var ending: Int32?
  /// Whether the last key asked to end the app at once.
  var isInterrupted = false
  /// Whether the user has asked to suspend the process.
  package var wantsToStop = false

  /// One for each window.
  private var controllers: [ObjectIdentifier: WindowController] = [:]
  var editor: FieldEditor?
  @WeakElement private var edited: Element?
  var overlay: (any Overlay)?
  /// The diagnostic of the user's last action.
  var notice: Notice?
  private var shownProblems = 0
  /// Additional escape sequences for the terminal.
  var output: [String] = []
  var mouse = MouseState()
  var slide: PageSlide?
  private var shownPlace: SlidePlace?
  /// The transitions since the last frame.
  private var transitions: [PageTransition] = []
  /// Whether pages slide. They do not with reduced motion, or over a slow connection.
  package var slides: Bool
  /// The current time for animations.
  package var now: @MainActor () -> UInt64 = { EventLoop.now }

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
    cellSize = metrics.cell
    cells = CellBuffer(width: width, height: height)
    shown = CellBuffer(width: width, height: height)
    looks = LookTable(depth: depth)
    writer = FrameWriter(looks: looks, clusters: clusters)
    theme = Theme(
      scheme: Self.scheme(environment) ?? .dark, depth: depth, name: ThemeName(environment: environment) ?? .calm)
    looks.follow(theme)
    windowSize = Self.windowSize(width: width, height: height, metrics.cell)
    surroundings.colorScheme = theme.scheme
    surroundings.accessibility.reducesMotion = HostOptions(environment: environment).reducesMotion ?? false
    surroundings.accessibility.differentiatesWithoutColor = depth == .none
    slides = !surroundings.accessibility.reducesMotion
    Pictures.add(self)
  }

  /// Starts an app.
  package func start(_ app: _AppSource, opening urls: [URL] = []) {
    begin(Session(app, on: self, opening: urls))
  }

  package func start<Content: View>(opening urls: [URL] = [], @ViewBuilder content: () -> Content) {
    begin(Session(content: content(), on: self, opening: urls))
  }

  private func begin(_ session: Session) {
    self.session = session
    development?.follow(session) { [weak self] window in self?.controllers[ObjectIdentifier(window)] }
    update()
  }

  /// Shows an app whose session belongs to another host, which forwards all its calls to this one.
  package func show(_ session: Session) {
    self.session = session
    update()
  }

  package func end() { session.end() }

  /// The number of cells in the terminal.
  package var size: (columns: Int, lines: Int) { (cells.width, cells.height) }

  package var window: SceneWindow? { session.frontWindow ?? windows.last }

  /// Decides what input means in the window in front.
  package var controller: WindowController? {
    guard let window else { return nil }
    return controllers[ObjectIdentifier(window)]
  }

  // MARK: Calls from the session

  package func opened(_ window: SceneWindow) {
    // Whatever size it requests, a window is as large as the terminal.
    if window.screen.size != windowSize { window.resize(to: windowSize) }
    windows.append(window)
    controllers[ObjectIdentifier(window)] = WindowController(window)
    frontChanged()
  }

  /// Exits after the last window is closed, because nothing would remain visible.
  package func closed(_ window: SceneWindow) {
    remove(window)
    controllers[ObjectIdentifier(window)] = nil
    if windows.isEmpty { ending = 0 }
    frontChanged()
  }

  package func broughtForward(_ window: SceneWindow) {
    remove(window)
    windows.append(window)
    frontChanged()
  }

  private func remove(_ window: SceneWindow) {
    if let index = windows.lastIndex(where: { $0 === window }) { windows.remove(at: index) }
  }

  private func frontChanged() {
    overlay = nil
    shownPlace = nil
    needsPainting = true
  }

  package func commit(_ changes: ScreenChanges, in window: SceneWindow, transaction: Transaction) {
    controllers[ObjectIdentifier(window)]?.committed(changes)
    transitions += changes.transitions
    // The first change arrives before there is a session to ask for its windows.
    if case .all = damage { return }
    damage.add(window === self.window ? Damage(changes) : .all)
  }

  /// Repaints the lines of a rectangle.
  func repaint(_ rect: CellRect) {
    if !rect.isEmpty { damage.add(.lines(rect.minY..<rect.maxY)) }
  }

  package func requestTurn() { turnIsRequested = true }

  /// Opens URLs with the app's own schemes. A terminal has no system that maps URLs to apps.
  package var transitionDuration: Duration { slides ? .nanoseconds(Int64(PageSlide.duration)) : .zero }

  package func openInSystem(_ url: URL) -> Bool { session.openAsOwn(url) }

  package func announce(_ text: String, in window: SceneWindow) {
    guard announcements != nil else { return }
    announcements?.append(text)
    requestTurn()
  }

  package func store(for place: StorePlace) -> any KeyValueStore { stores.store(for: place) }

  package func store(over defaults: UserDefaults) -> any KeyValueStore { DefaultsStore(defaults) }

  // MARK: Size and colors

  /// Returns the size of a window. The last line is reserved for key hints if there is enough room.
  private static func windowSize(width: Int, height: Int, _ cell: CGSize) -> CGSize {
    CGSize(width: CGFloat(width) * cell.width, height: CGFloat(height - footerHeight(height)) * cell.height)
  }

  /// The number of lines at the bottom that belong to the host.
  var footerHeight: Int { Self.footerHeight(cells.height) }

  private static func footerHeight(_ height: Int) -> Int { height >= 8 ? 1 : 0 }

  private static func scheme(_ environment: [String: String]) -> ColorScheme? {
    if let appearance = HostOptions(environment: environment).appearance { return appearance }
    // Some terminals report which of the sixteen colors their background is.
    guard let last = environment["COLORFGBG"]?.split(separator: ";").last, let number = Int(last) else { return nil }
    return number == 7 || number == 15 ? .light : .dark
  }

  package func resize(width: Int, height: Int) {
    let (width, height) = (max(width, 1), max(height, 1))
    guard width != cells.width || height != cells.height else { return }
    slide = nil
    cells.resize(width: width, height: height)
    shown.resize(width: width, height: height)
    windowSize = Self.windowSize(width: width, height: height, cellSize)
    for window in windows { window.resize(to: windowSize) }
    graphics.askForCell()
    startOver()
  }

  /// Redraws everything because the terminal's content is unknown.
  package func startOver() {
    needsFullWrite = true
    needsPainting = true
  }

  /// Adopts the background that the terminal has reported.
  func backgroundIs(_ value: UInt32) {
    let background = CellColor(value)
    terminalBackground = background
    let scheme = Self.scheme(environment) ?? (background.luminance < 0.5 ? .dark : .light)
    if surroundings.colorScheme != scheme {
      surroundings.colorScheme = scheme
      session.surroundingsChanged()
    }
    useTheme(theme.name)
  }

  /// Uses a theme in the scheme of the window in front.
  func useTheme(_ name: ThemeName) {
    let scheme = window?.colorScheme ?? surroundings.colorScheme
    let isTerminals = scheme == surroundings.colorScheme
    let new = Theme(
      scheme: scheme, depth: theme.depth, background: isTerminals ? terminalBackground : nil, name: name,
      coversTerminal: !isTerminals)
    guard new != theme else { return }
    theme = new
    looks.follow(new)
    paintedFooters = []
    startOver()
  }

  /// Follows the color scheme that the views of the window in front prefer. Without shades, the terminal has only one.
  private func followColorScheme() {
    guard let window, window.colorScheme != theme.scheme, theme.hasShades else { return }
    useTheme(theme.name)
  }

  // MARK: A turn

  /// Runs pending work and paints the result.
  package func update() {
    turnIsRequested = false
    session.runTurns()
    followColorScheme()
    if session.graph.diagnostics.problemCount != shownProblems {
      shownProblems = session.graph.diagnostics.problemCount
      needsPainting = true
    }
    // The focus moves to an element in reach, which may run the app's code. The number of rounds is limited.
    for _ in 0..<3 where needsPainting {
      if !settleFocus() { break }
      session.runTurns()
    }
    if needsPainting { paint() }
  }

  /// How often the screen was painted, for tests.
  private(set) var paintings = 0

  private func paint() {
    paintings += 1
    if case .lines(let lines) = damage, overlay == nil, notice == nil, slide == nil, scene.standsStill,
      !graphics.isFull, !PictureCells.isFull
    {
      paint(lines)
    } else {
      paintAll()
    }
  }

  /// Repaints some lines, while everything stays in place.
  private func paint(_ lines: Range<Int>) {
    damage = .none
    unwritten.add(.lines(lines))
    guard let window, let root = window.screen.root else { return }
    syncEditor()
    cells.clear(lines: lines)
    let painter = painter(lines: lines)
    painter.paintWindow(root, in: windowRect)
    markPointed(lines: lines)
    if editor == nil { caret = nil } else if let new = painter.caret { caret = new }
    paintFooter()
  }

  /// Marks the target under the mouse.
  private func markPointed(lines: Range<Int>? = nil) {
    mouse.pointer.marked = markedRect
    guard let rect = mouse.pointer.marked else { return }
    canvas(lines: lines).restyle(rect, theme.pointedAt)
  }

  private func canvas(lines: Range<Int>? = nil) -> CellCanvas {
    CellCanvas(
      buffer: cells, looks: looks, clusters: clusters,
      clip: CellRect(x: 0, y: 0, width: cells.width, height: cells.height), lines: lines)
  }

  private func painter(lines: Range<Int>? = nil) -> Painter {
    Painter(
      canvas: canvas(lines: lines), cellSize: cellSize, theme: theme, focused: window?.screen.focused, editor: editor,
      graphics: overlay == nil ? graphics : nil, lines: lines)
  }

  /// The window's part of the terminal.
  var windowRect: CellRect {
    CellRect(x: 0, y: 0, width: cells.width, height: cells.height - Self.footerHeight(cells.height))
  }

  private func paintFooter() {
    guard Self.footerHeight(cells.height) > 0 else { return }
    paintFooter(on: canvas(), y: cells.height - 1)
    footerIsUnwritten = true
  }

  private func paintAll() {
    damage = .none
    unwritten = .all
    if looks.isFull || clusters.isFull {
      looks.empty()
      clusters.empty()
      paintedFooters = []
      startOver()
      damage = .none
    }
    syncEditor()
    (shownStack, titledStack) = window?.frontAndTitledStacks ?? (nil, nil)
    recentPages.note(shownStack)
    let place = slidePlace
    let stack = transitions.isEmpty ? nil : place?.stack
    // The stack turns, or the split view around it.
    let transition = stack.flatMap { stack in
      transitions.last { $0.stack === stack || $0.stack.contains(stack) }?.kindOfSlide
    }
    transitions.removeAll(keepingCapacity: true)
    let old = startsSlide(to: place, by: transition) ? cells.copied() : nil
    shownPlace = place
    cells.clear()
    guard let window, let root = window.screen.root else { return }
    graphics.beginPainting()
    let painter = painter()
    painter.paintWindow(root, in: windowRect)
    graphics.endPainting()
    PictureCells.endPainting()
    scene = painter.scene
    caret = painter.caret
    markPointed()
    paintFooter()
    notice?.paint(on: canvas(), theme: theme, in: windowRect)
    if let overlay {
      let canvas = canvas().clipped(to: windowRect)
      canvas.restyle(windowRect, theme.dimmed)
      overlay.paint(on: canvas, theme: theme, in: windowRect)
      caret = overlay.caret(in: windowRect)
    }
    if let old, let place { startSlide(from: old, to: place, isForward: transition == .push) }
  }

  /// Updates the editor to the focus and the app's text.
  private func syncEditor() {
    guard let focused = window?.screen.focused, case .field(let field) = focused.content else {
      editor = nil
      edited = nil
      return
    }
    if edited !== focused {
      edited = focused
      editor = FieldEditor(field.text, isMultiline: field.isMultiline)
    } else {
      editor?.replaced(by: field.text)
    }
    // Apply only a selection that the app has set. If it has only received the user's selection, both are equal.
    if let selection = field.selection, let own = editor?.selectedCharacters, own != selection {
      editor?.move(to: selection.lowerBound)
      if !selection.isEmpty { editor?.move(to: selection.upperBound, selecting: true) }
    }
  }

  // MARK: Sliding

  /// The top page, its stack, and the front layer.
  private struct SlidePlace {
    var page: ElementID
    weak var stack: Element?
    var presented: [ElementID]
    var region: CellRect
  }

  private var slidePlace: SlidePlace? {
    guard slides, let root = window?.screen.root, let page = shownStack?.element else { return nil }
    return SlidePlace(
      page: page.id, stack: page.parent,
      presented: root.hasPresentations ? root.children.filter(\.isPresentation).map(\.id) : [],
      region: Painter.rect(page.cellFrame(in: nil)))
  }

  private func startsSlide(to place: SlidePlace?, by transition: PageTransition.Kind?) -> Bool {
    guard slides, overlay == nil, let place, let before = shownPlace, transition == .push || transition == .pop else {
      return false
    }
    return place.page != before.page && place.presented == before.presented && place.region == before.region
  }

  private func startSlide(from old: CellBuffer, to place: SlidePlace, isForward: Bool) {
    let region = place.region.intersection(CellRect(x: 0, y: 0, width: cells.width, height: cells.height))
    slide = PageSlide(
      from: old, to: cells, region: region, isForward: isForward, start: now())
  }

  /// Advances animations. Returns `false` if there are none.
  package func tick() -> Bool {
    if finishHold() { return true }
    guard slide != nil else { return false }
    if slide?.advance(to: now()) != true { slide = nil }
    return true
  }

  /// When the next frame of an animation is due.
  package var nextTick: UInt64? {
    [slide.map { _ in now() + PageSlide.interval }, mouse.holdTime].compactMap { $0 }.min()
  }

  // MARK: Writing

  /// Returns the bytes that update the terminal to the painted screen.
  package func frame() -> UnsafeBufferPointer<UInt8> {
    writer.clear()
    if isCaretShown {
      writer.append("\u{1B}[?25l")
      isCaretShown = false
    }
    if needsFullWrite {
      needsFullWrite = false
      writer.startOver()
      shown.resize(width: cells.width, height: cells.height)
    }
    for text in graphics.takeUnsent() { writer.append(text) }
    if slide == nil, case .lines(let lines) = unwritten {
      writer.write(from: shown, to: cells, lines: lines)
      // Written separately, because many unchanged lines may be in between.
      if footerIsUnwritten { writer.write(from: shown, to: cells, lines: cells.height - 1..<cells.height) }
    } else {
      writer.write(from: shown, to: slide?.frame ?? cells)
    }
    footerIsUnwritten = false
    unwritten = slide == nil ? .none : .all
    if let caret, slide == nil {
      writer.moveCursor(x: caret.x, y: caret.y)
      writer.append("\u{1B}[?25h")
      isCaretShown = true
    }
    writeTitle()
    for text in output { writer.append(text) }
    output = []
    return writer.bytes
  }

  /// Returns the bytes that remove all pictures when the app ends.
  package var lastBytes: String {
    graphics.forget()
    return graphics.takeUnsent().joined()
  }

  private func writeTitle() {
    let title = titledStack?.title ?? window?.titleOutside ?? ""
    guard title != shownTitle else { return }
    shownTitle = title
    writer.append("\u{1B}]2;\(title.printable)\u{1B}\\")
  }

  /// The look of a cell.
  func look(x: Int, y: Int) -> Look { looks[cells[x: x, y: y].look] }

  /// The screen as text, one line per row, without trailing spaces.
  package var text: String {
    (0..<cells.height).map { y in
      var line = ""
      for x in 0..<cells.width {
        let glyph = cells[x: x, y: y].glyph
        if glyph == .tail { continue }
        if glyph.isCluster {
          line += String(decoding: clusters.bytes[Int(glyph.number)], as: UTF8.self)
        } else if let scalar = Unicode.Scalar(glyph.number) {
          line.unicodeScalars.append(scalar)
        }
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
