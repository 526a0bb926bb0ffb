import CairnNavigation
import CairnScreen

/// The node of a navigation stack. Its model sits between the app's path and the pages.
///
/// Every event goes through `perform`, which reads the path, changes the model and writes the bindings. Pages are
/// updated once per turn, in `settle` and `finish`.
final class StackNode: Node, Stack {
  private(set) var kept: KeptRoute
  var route: any Route { kept.route }
  var model: StackModel
  private let routeType: ViewType
  private var reads = RecordedReads()
  private let element: Element
  private let columnAround: LiveReference<ColumnNode>?
  private var columnSeenIn: LiveReference<ColumnNode>?
  /// The page of an outer stack around this one.
  private let place: PagePlace

  private(set) var rootPage: PageNode!
  var pages = PageList()
  var shownPage: PageNode?
  /// Pages that show a placeholder because their value has no destination.
  var placeholders: Set<EntryID> = []
  var search = PageSearch()
  /// Depths of elements that may come from an encoded path and have no known destination yet.
  var unchecked: [Int] = []
  private(set) var transition = StackTransition.none
  private var pagesLeadingToEffects: [PageNode] = []
  var spareBar = SpareBar()
  var destinations = DestinationTable()
  var pageBelow = PageBelow()
  /// The focused element of the page that is about to leave the screen.
  var focusLeft: Element?
  var presenters = PresenterTable()
  var links = LinkTable()
  /// Waits for pages that code has pushed, if there are any.
  var observers: EntryObservers?
  var resultHandlers: [ResultHandlerModifier.ModifierNode] = []
  /// Why the stack has changed in this turn, if not because of code.
  var cause: LeaveCause?
  /// The pages as listeners know them, while there are any.
  var shownValues: ShownValues?
  /// What redirects have done to the path, while there are any.
  var detour = Detour()
  /// Whether the binding holds a path that a page has refused to leave for.
  var isRefusing = false

  init(_ route: any Route, root: PageSource, under parent: Node) {
    func type<R: Route>(_ route: R) -> ViewType { parent.graph.type(R.self) }
    kept = KeptRoute(route)
    routeType = type(route)
    model = StackModel(path: route.empty)
    place = parent.childScope.box(PageKey.self).value
    element = Element(on: parent.childScope.screen, role: .stack)
    columnAround = (parent as? ColumnNode)?.link
    super.init(under: parent)
    restore()
    if let path = readPath() { model = StackModel(path: path) }
    columnSeenIn = columnAround ?? outerPage?.stack.column?.link
    if column == nil { hostColumn?.register(self) }
    rootPage = PageNode(.root, source: root, at: 0, in: self)
    graph.enqueueNavigation(self)
    graph.enqueueStructure(self)
  }

  func update(_ route: any Route, root: PageSource) {
    kept = KeptRoute(route)
    rootPage.show(root)
    run()
  }

  var column: ColumnNode? { columnAround?.target }

  var hostColumn: ColumnNode? { columnSeenIn?.target }

  var outerPage: PageNode? { place.page }

  // MARK: The path

  /// Reads the path again.
  override func run() {
    flags.remove(.dirty)
    if let path = readPath(), mayTake(path), model.setPath(path) { hostColumn?.pathWritten() }
    needsSettling()
  }

  private func readPath() -> StackPath? {
    let kept = kept
    return reads.record(for: self, routeType, mayObserve: kept.mayObserve) { kept.route.read(after: model.path) }
  }

  func syncPath() {
    if let path = readPath(), mayTake(path) { _ = model.setPath(path) }
  }

  func needsSettling() { graph.enqueueNavigation(self) }

  /// Changes the model and writes the bindings. Bindings are read back after a write, because their owner has the
  /// last word.
  func perform(_ command: (inout StackModel) -> Void) {
    guard !flags.contains(.unmounted) else { return }
    takePresenterChanges()
    // Also where nothing was announced: the app may have written an equal path with other values in it.
    syncPath()
    command(&model)
    writeBindings()
    needsSettling()
  }

  /// Writes the model's changes to the bindings. A setter may refuse the value or write others, so this repeats, up
  /// to a limit.
  func writeBindings() {
    for _ in 0..<8 {
      let writes = model.takeWrites()
      if writes.isEmpty { return }
      for declaration in writes.resets { presenters[declaration].map(reset) }
      if writes.path {
        // A selection that the app derives from the path must not empty it again.
        if entryCount > 0 { hostColumn?.keepForThisTurn() }
        route.write(model.path)
        syncPath()
        // The write has invalidated this node, which has just read the result.
        flags.remove(.dirty)
      }
    }
  }

  /// Resets a presenter's binding. If the binding refuses, its page is presented again as soon as nothing covers
  /// the page it belongs to.
  private func reset(_ presenter: any PagePresenter) {
    presenter.reset()
    presenter.readBinding()
    present(presenter, initially: true)
  }

  // MARK: The screen

  /// Shows the page that is on top once the turn has settled. Pages that were on top only in between are never
  /// seen.
  func finish() {
    links.endTurn()
    if graph.stackListeners != nil { report() }
    defer {
      cause = nil
      makeTitleOfWayBack()
    }
    guard let top = topPage else { return }
    if let motions = graph.pageMotions {
      motions.note(self)
      top.noteMotionBack()
    }
    let depth = entryCount
    let depthShown = model.pages.list.shownCount
    let next = model.takeTransition()
    if shownPage === top {
      focusLeft = nil
      // The pages below it may be others than before.
      top.bar.update(since: barStamp)
      return
    }
    noteFocus()
    let old = shownPage
    transition = next
    if let kind = transition.kind {
      element.screen.note(PageTransition(kind, of: element, by: motion(from: old, to: top)))
    }
    shownPage = top
    passFocus(to: top)
    if isInView { top.setShown(true) }
    if let old, !old.flags.contains(.unmounted) { old.setShown(false) }
    settleBars(at: depth, from: depthShown, under: top)
    // The bars also depend on the surroundings, which send no notification.
    if hostColumn != nil || outerPage != nil { top.bar.update() } else { top.bar.update(since: barStamp) }
    if top.flags.contains(.preferencesBelow) || old?.flags.contains(.preferencesBelow) == true { preferencesChanged() }
    graph.enqueueStructure(self)
    noteMissingTitles()
  }

  /// Keeps bars on the few pages below the top one, which an interactive back gesture reveals, and releases those
  /// further down.
  private func settleBars(at depth: Int, from depthShown: Int, under top: PageNode) {
    guard depth > depthShown else {
      page(at: depth - 1)?.haveBar()
      top.haveBar()
      return
    }
    guard depth > Self.barsKept else { return }
    if depth == depthShown + 1 {
      // A push of one page, which is the usual case, covers one page too many.
      page(at: depth - Self.barsKept)?.letGoOfBar()
      return
    }
    for page in pages.all.reversed() where page.position <= depth - Self.barsKept {
      if page.position <= depthShown - Self.barsKept { break }
      page.letGoOfBar()
    }
  }

  /// The number of pages that keep their bars. Hosts keep as many rendered.
  private static var barsKept: Int { 4 }

  var barStamp: Int { spareBar.stamp }

  func bar(for page: PageNode) -> PageBar {
    if let bar = spareBar.take(), bar.serve(page) { return bar }
    return PageBar(of: page)
  }

  func letGo(of bar: PageBar) {
    let isOfUse = bar.leaveForOthers() && !flags.contains(.unmounted)
    if isOfUse { spareBar.keep(bar) }
  }

  override var gathersElements: Bool { true }

  override func gatherElements() {
    if let shownPage { element.setChild(shownPage.element) }
  }

  override func collectElements(into elements: inout [Element]) { elements.append(element) }

  // MARK: The tree

  override func forEachChild(_ visit: (Node) -> Void) {
    if let rootPage { visit(rootPage) }
    for page in pages.all { visit(page) }
  }

  /// Only the top page is in view; the others are kept.
  override func setChildrenShown(_ shown: Bool) { shownPage?.setShown(shown) }

  override func shownChanged() {
    if column == nil { hostColumn?.appStackShown() }
    makeTitleOfWayBack()
  }

  /// Covered pages contribute no preferences.
  override func gather(_ collector: PreferenceCollector) {
    if flags.contains(.preferencesBelow) { shownPage?.gather(collector) }
  }

  override func childLeadsToEffect(_ child: Node) {
    if let page = child as? PageNode { pagesLeadingToEffects.append(page) }
  }

  override func forEachChildLeadingToEffects(_ visit: (Node) -> Void) {
    let leading = pagesLeadingToEffects.sorted { $0.position < $1.position }
    pagesLeadingToEffects = []
    for page in leading { visit(page) }
  }

  override func willUnmount() {
    spareBar.keep(nil)
    reads.end()
    observers?.endAll()
    element.leave()
  }
}

extension StackTransition {
  /// The change for hosts; `nil` where the same page stays on top.
  fileprivate var kind: PageTransition.Kind? {
    switch self {
    case .none: nil
    case .push: .push
    case .pop: .pop
    case .replace: .replace
    }
  }
}
