import CairnNavigation
import CairnScreen

/// The node of a navigation stack: the model in the middle, the app's path on one side, pages on the other.
///
/// Whatever happens goes through `perform`: the path is read, the model changed, the bindings told. What it
/// means for pages is worked out once a turn, in `settle` and `finish`.
final class StackNode: Node, Stack {
  @exclusivity(unchecked) private(set) var kept: KeptRoute
  var route: any Route { kept.route }
  @exclusivity(unchecked) var model: StackModel
  private let routeType: ViewType
  @exclusivity(unchecked) private var reads = RecordedReads()
  private let element: Element
  private let columnAround: LiveReference<ColumnNode>?
  @exclusivity(unchecked) private var columnSeenIn: LiveReference<ColumnNode>?
  /// The page around the stack, of a stack outside.
  private let place: PagePlace

  @exclusivity(unchecked) private(set) var rootPage: PageNode!
  @exclusivity(unchecked) var pages = PageList()
  @exclusivity(unchecked) var shownPage: PageNode?
  /// Pages that show what is missing instead of their value.
  @exclusivity(unchecked) var placeholders: Set<EntryID> = []
  @exclusivity(unchecked) var search = PageSearch()
  /// The page of a link whose destination has gone with the page it was declared on.
  @exclusivity(unchecked) var followed: (entry: EntryID, source: PageSource)?
  /// Depths of elements that may have been read from an encoded path and are not known to have a destination.
  @exclusivity(unchecked) var unchecked: [Int] = []
  @exclusivity(unchecked) private(set) var transition = StackTransition.none
  @exclusivity(unchecked) private var depthShown = 0
  @exclusivity(unchecked) private var pagesLeadingToEffects: [PageNode] = []
  /// The bar of a page that has gone or is far below, for the next page that wants one.
  @exclusivity(unchecked) private var spareBar: PageBar?
  /// Pages that only come on top or leave from there do not change it: a page keeps what lies below it.
  @exclusivity(unchecked) var barStamp = 0

  @exclusivity(unchecked) var destinations = DestinationTable()
  /// Whether rows have gone whose destinations were kept.
  @exclusivity(unchecked) var keepsDestinations = false
  /// What has the focus on the page that is about to leave the screen.
  @exclusivity(unchecked) var focusLeft: Element?
  @exclusivity(unchecked) var presenters: [DeclarationID: any PagePresenter] = [:]
  @exclusivity(unchecked) var changedPresenters: [DeclarationID] = []
  @exclusivity(unchecked) var newPresenters: Set<DeclarationID> = []
  /// How many pages bindings have presented in this turn.
  @exclusivity(unchecked) var presentations = PresentationCount()
  @exclusivity(unchecked) var links: [LinkID: PageSource] = [:]

  init(_ route: any Route, root: PageSource, under parent: Node) {
    func type<R: Route>(_ route: R) -> ViewType { parent.graph.type(R.self) }
    kept = KeptRoute(route)
    routeType = type(route)
    model = StackModel(path: route.empty)
    place = parent.childScope.box(PageKey.self).value
    element = Element(on: parent.childScope.screen, role: .stack)
    columnAround = (parent as? ColumnNode)?.link
    super.init(under: parent)
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

  /// The path may have changed.
  override func run() {
    flags.remove(.dirty)
    if let path = readPath(), model.setPath(path) { hostColumn?.pathWritten() }
    needsSettling()
  }

  private func readPath() -> StackPath? {
    let kept = kept
    return reads.record(for: self, routeType, mayObserve: kept.mayObserve) { kept.route.read(after: model.path) }
  }

  func syncPath() {
    if let path = readPath() { _ = model.setPath(path) }
  }

  func needsSettling() { graph.enqueueNavigation(self) }

  /// Changes the model and tells the bindings. The binding is read again after a write: whoever owns it has the last
  /// word.
  func perform(_ command: (inout StackModel) -> Void) {
    guard !flags.contains(.unmounted) else { return }
    takePresenterChanges()
    syncPath()
    command(&model)
    writeBindings()
    needsSettling()
  }

  /// Tells the bindings what has become of the pages. A setter may refuse or write more, so this goes on for a while.
  func writeBindings() {
    for _ in 0..<8 {
      let writes = model.takeWrites()
      if writes.isEmpty { return }
      for declaration in writes.resets { presenters[declaration].map(reset) }
      if writes.path {
        route.write(model.path)
        syncPath()
      }
    }
  }

  /// A binding that refuses is shown again as soon as nothing lies above its page.
  private func reset(_ presenter: any PagePresenter) {
    presenter.reset()
    presenter.readBinding()
    present(presenter, initially: true)
  }

  // MARK: What is on the screen

  /// Shows the page that was on top when the turn had settled; what was there in between nobody saw.
  func finish() {
    followed = nil
    guard let top = topPage else { return }
    let depth = entryCount
    defer { depthShown = depth }
    if shownPage === top {
      focusLeft = nil
      return
    }
    noteFocus()
    let old = shownPage
    transition = old == nil ? .none : StackTransition(from: depthShown, to: depth, keepsTop: false)
    if let kind = transition.kind { element.screen.note(PageTransition(kind, of: element)) }
    shownPage = top
    passFocus(to: top)
    if isInView { top.setShown(true) }
    if let old, !old.flags.contains(.unmounted) { old.setShown(false) }
    settleBars(at: depth, under: top)
    // What is around the stack may show in its bars too, and tells nobody.
    if hostColumn != nil || outerPage != nil { top.bar.update() } else { top.bar.update(since: barStamp) }
    if top.flags.contains(.preferencesBelow) || old?.flags.contains(.preferencesBelow) == true { preferencesChanged() }
    graph.enqueueStructure(self)
    noteMissingTitles()
  }

  /// The pages just below the one on top have bars: a person who goes back slowly sees them. Those further down need none.
  private func settleBars(at depth: Int, under top: PageNode) {
    guard depth > depthShown else {
      page(at: depth - 1)?.haveBar()
      top.haveBar()
      return
    }
    guard depth > Self.barsKept else { return }
    if depth == depthShown + 1 {
      // One page more, as most pushes are, covers one page too many.
      page(at: depth - Self.barsKept)?.letGoOfBar()
      return
    }
    for page in pages.all.reversed() where page.position <= depth - Self.barsKept {
      if page.position <= depthShown - Self.barsKept { break }
      page.letGoOfBar()
    }
  }

  /// Hosts keep what they show of so many pages, too.
  private static var barsKept: Int { 4 }

  func bar(for page: PageNode) -> PageBar {
    if let bar = spareBar {
      spareBar = nil
      if bar.serve(page) { return bar }
    }
    return PageBar(of: page)
  }

  func letGo(of bar: PageBar) {
    let isOfUse = bar.leaveForOthers() && !flags.contains(.unmounted)
    if isOfUse { spareBar = bar }
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

  /// The pages are kept; only the one on top is in view.
  override func setChildrenShown(_ shown: Bool) { shownPage?.setShown(shown) }

  override func shownChanged() { if column == nil { hostColumn?.appStackShown() } }

  /// Covered pages have nothing to say to those who watch preferences.
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
    spareBar = nil
    reads.end()
    element.leave()
  }
}

extension StackTransition {
  /// What hosts are told; `nil` where the same page stays on top.
  fileprivate var kind: PageTransition.Kind? {
    switch self {
    case .none: nil
    case .push: .push
    case .pop: .pop
    case .replace: .replace
    }
  }
}
