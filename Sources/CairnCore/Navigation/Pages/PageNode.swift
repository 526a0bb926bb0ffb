import CairnLocks
import CairnNavigation
import CairnScreen

/// A page of a stack: its content, its element, and the settings its content declares for the bars.
final class PageNode: Node {
  nonisolated let id: EntryID
  /// The stack that owns the page and outlives it.
  unowned let stack: any Stack
  let element: Element
  private nonisolated let ownLink = Mutex<LiveReference<PageNode>?>(nil)
  private(set) var source: PageSource
  private var content: Node?
  private var reads = RecordedReads()
  private let own: Scope
  /// The element that had the focus when another page replaced this one.
  weak var leftFocus: Element?
  /// Whether the page's content is in edit mode. Created on first use, on any thread.
  private nonisolated let editMode = Mutex<StateLocation<EditMode>?>(nil)
  /// The settings the content declares; `nil` while it declares none, as on most pages.
  private(set) var said: SaidSettings?
  private var ownBar: PageBar?
  /// Stored, because asking the page below, which asks the one below it, would cost more with every page.
  var hasLargeTitle = false
  var sheets: [Node] = []
  /// How often the page has been given another value of the path.
  var renewals = 0
  /// Whether the missing title has been diagnosed.
  var isTitleMissed = false

  /// The position of the page in its stack; 0 is the root. Changes only if the app moves the page's element.
  var position: Int
  nonisolated let isRoot: Bool

  init(_ id: EntryID, source: PageSource, at position: Int, in stack: any Stack) {
    self.id = id
    self.source = source
    self.stack = stack
    self.position = position
    isRoot = position == 0
    let scope = stack.childScope
    own = Scope(sharing: scope)
    element = Element(on: scope.screen, role: .page, layout: .page)
    super.init(under: stack, in: scope)
    flags.insert(.collectsPreferences)
    decideView(false)
    own.attach(self)
    takeUpSearchAround()
    element.handler = self
    source.attach(to: self)
    invalidate()
  }

  override var handoverName: String? { "page \(position)" }

  override var restorationName: String? { (stack as? StackNode)?.restorationName(ofPage: position) }

  deinit {
    own.detachLazyEntries()
    ownLink.withLock { $0?.cut() }
  }

  /// A weak link to this page for anything that may outlive it. Created on first use, on any thread.
  nonisolated var link: LiveReference<PageNode> {
    ownLink.withLock { link in
      if let link { return link }
      let new = LiveReference<PageNode>()
      new.lead(to: self)
      link = new
      return new
    }
  }

  /// The bars, created on first use.
  var bar: PageBar {
    if let ownBar { return ownBar }
    let new = flags.contains(.unmounted) ? PageBar(of: self) : stack.bar(for: self)
    ownBar = new
    return new
  }

  /// Releases the bars of a covered page that has no settings. They are rebuilt when the page comes near the top:
  /// most pages of a long path exist only for their state.
  func letGoOfBar() {
    guard saysNothing, let bar = ownBar, bar.isPlain else { return }
    if let top = bar.top { element.removeChild(top) }
    ownBar = nil
    stack.letGo(of: bar)
  }

  /// Rebuilds the bars if they were released.
  func haveBar() {
    guard ownBar == nil else { return }
    graph.fill(element) { elements in
      for child in element.children { elements.append(child) }
      bar.frame(&elements)
    }
  }

  override var childScope: Scope { own }

  /// The settings the content declares for the page.
  var settings: PageSettings { said?.settings ?? PageSettings() }

  var saysNothing: Bool { said == nil }

  var title: PageTitle? { said?.settings.title }

  /// Whether the bar has a back button with the title of the page below.
  var namesPageBelow: Bool {
    guard let settings = said?.settings else { return true }
    return settings.hidesBackButton != true && settings.hidesBar != true && settings.backTitle == nil
  }

  /// The element that had the focus when the page was last on top, if it still exists.
  var focusToReturnTo: Element? {
    guard let leftFocus, !leftFocus.isGone, leftFocus.canHaveFocus, element.contains(leftFocus) else { return nil }
    return leftFocus
  }

  /// The selected row, or else the first focusable element in the content of the page.
  var firstFocus: Element? {
    var elements: [Element] = []
    content?.collectElements(into: &elements)
    func first(where isMeant: (Element) -> Bool) -> Element? {
      for element in elements {
        if isMeant(element) { return element }
        if let found = element.firstInside(where: { isMeant($0) && !$0.isUnseen }) { return found }
      }
      return nil
    }
    return first { $0.isRow && $0.hasTrait(.selected) && $0.takesFocus } ?? first(where: \.takesFocus)
  }

  private func takeUpSearchAround() {
    // A search declared around the stack belongs to this page, unless a nested stack takes it.
    if stack.column == nil, scope.says(SearchOfferKey.self), scope.box(SearchOfferKey.self).value.search != nil {
      own.set(ObjectIdentifier(SearchOfferKey.self), ValueBox<SearchOfferKey.Value>(SearchOffer()))
    }
  }

  /// Shows another source. State stays if the new source continues the old one.
  func show(_ new: PageSource) {
    let goesOn = new.continues(source)
    source.detach(from: self)
    source = new
    source.attach(to: self)
    if !goesOn {
      content?.unmount()
      content = nil
    }
    invalidate()
  }

  override func run() {
    let view = reads.record(for: self, graph.type(PageNode.self)) {
      if !saysNothing { followLanguage() }
      return source.view()
    }
    if let content {
      view.update(content)
      bar.makeAgain()
    } else {
      content = view.makeNode(under: self)
      graph.enqueueStructure(self)
      // Views that declare settings request this pass themselves; a root page also collects the settings around it.
      if position == 0 { graph.enqueuePreferences(self) }
    }
  }

  /// Reruns the page when the language changes, because it shows a localized title.
  func followLanguage() {
    // An unmounted page may be asked for its bar again before the page below replaces it.
    if !flags.contains(.unmounted) { didRead(scope.box(LocaleKey.self)) }
  }

  override var gathersElements: Bool { true }

  override func gatherElements() {
    // The settings of a new page come with its preferences, and the bars with them.
    if flags.contains(.queuedForPreferences), element.children.isEmpty { return }
    graph.fill(element) { elements in
      content?.collectElements(into: &elements)
      bar.frame(&elements)
    }
  }

  override func readPreferences() {
    let collector = PageCollector()
    content?.gather(collector)
    takeUpSearch(&collector.settings.search)
    guard collector.settings != settings else {
      if element.children.isEmpty { graph.enqueueStructure(self) }
      return
    }
    said = collector.settings == PageSettings() ? nil : SaidSettings(collector.settings)
    if said != nil { followLanguage() }
    bar.makeAgain()
    graph.enqueueStructure(self)
    stack.settingsChanged(of: self)
  }

  /// Stops the settings at this page: they concern no other page.
  override func gather(_ collector: PreferenceCollector) {
    if !(collector is PageCollector), isInView { super.gather(collector) }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
    for sheet in sheets { visit(sheet) }
  }

  /// Sheets stay in view even when the page is covered.
  override func setChildrenShown(_ shown: Bool) {
    if sheets.isEmpty { return super.setChildrenShown(shown) }
    content?.setShown(shown)
  }

  override func shownChanged() { ownBar?.shownChanged() }

  override func environmentShapeChanged() {
    own.reset(to: scope)
    takeUpSearchAround()
    super.environmentShapeChanged()
  }

  override func willUnmount() {
    source.detach(from: self)
    reads.end()
    if let bar = ownBar {
      ownBar = nil
      stack.letGo(of: bar)
    }
    element.leave()
  }
}

/// Settings boxed outside the page, because most pages declare none. They are large: read single ones from here, which
/// copies no others.
final class SaidSettings {
  let settings: PageSettings
  init(_ settings: PageSettings) { self.settings = settings }
}

extension PageNode: LazyEntries {
  nonisolated var lateKeys: [ObjectIdentifier] {
    [ObjectIdentifier(PageKey.self), ObjectIdentifier(EditModeKey.self)]
      + (isRoot ? [] : [ObjectIdentifier(PresentedKey.self)])
  }

  /// The root of a stack is not presented by the stack; whatever presents the stack also presents the root.
  nonisolated func hasValue(of key: ObjectIdentifier) -> Bool {
    key != ObjectIdentifier(PresentedKey.self) || !isRoot
  }

  nonisolated func makeBox(_ key: ObjectIdentifier) -> EnvironmentBox {
    if key == ObjectIdentifier(PageKey.self) { return ValueBox<PageKey.Value>(PagePlace(self)) }
    if key == ObjectIdentifier(PresentedKey.self) { return ValueBox<PresentedKey.Value>(PresentedBy(self)) }
    let mode = editMode.withLock { mode in
      let known = mode ?? StateLocation(EditMode.inactive)
      mode = known
      return known
    }
    return ValueBox<EditModeKey.Value>(Binding(box: mode))
  }
}

extension PageNode: EventHandler {
  /// Handles nothing: the page's element has a handler only so that the node can be found from it.
  func handle(_ event: ElementEvent, on element: Element) -> Bool { false }

  var pageBelow: PageNode? { stack.page(at: position - 1) }

  /// The page that going back leads to: the one below, or the page outside the stack.
  var pageBackLeadsTo: PageNode? { stack.pageBackLeadsTo(from: self) }
}

extension PageNode: FocusPlace, SheetHolder {}

extension PageNode: Presented {
  var isPresented: Bool { !flags.contains(.unmounted) }

  func dismiss() { if !flags.contains(.unmounted) { _ = stack.dismiss(id) } }
}

extension View {
  func makeNode(under parent: Node) -> Node { Self._makeNode(self, under: parent) }

  fileprivate func update(_ node: Node) { Self._updateNode(node, to: self) }
}
