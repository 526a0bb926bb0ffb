import CairnLocks
import CairnNavigation
import CairnScreen

/// One page of a stack: its content, its element, and what its content says of the bar above it.
final class PageNode: Node {
  nonisolated let id: EntryID
  /// The stack above the page, which outlives it.
  unowned(unsafe) let stack: any Stack
  let element: Element
  @exclusivity(unchecked) private nonisolated(unsafe) var ownLink: LiveReference<PageNode>?
  private nonisolated static let linkGate = Mutex<Void>(())
  @exclusivity(unchecked) private(set) var source: PageSource
  @exclusivity(unchecked) private var content: Node?
  @exclusivity(unchecked) private var reads = RecordedReads()
  private let own: Scope
  /// What had the focus when another page came in place of this one.
  weak var leftFocus: Element?
  /// Whether a person is changing what the page shows; made when somebody asks, with the gate of the environment held.
  @exclusivity(unchecked) private nonisolated(unsafe) var editMode: StateLocation<EditMode>?
  /// What the content says of the page; nil while it says nothing, as most pages do.
  @exclusivity(unchecked) private var said: SaidSettings?
  @exclusivity(unchecked) private var ownBar: PageBar?
  /// Kept here, because asking the page below, and that the one below it, would cost more with every page.
  @exclusivity(unchecked) var hasLargeTitle = false
  /// It was found to have no title.
  @exclusivity(unchecked) var isTitleMissed = false

  /// Where the page lies in its stack: 0 for the root.
  nonisolated let position: Int

  init(_ id: EntryID, source: PageSource, at position: Int, in stack: any Stack) {
    self.id = id
    self.source = source
    self.stack = stack
    self.position = position
    let scope = stack.childScope
    own = Scope(sharing: scope)
    element = Element(on: scope.screen, role: .page, layout: .page)
    super.init(under: stack, in: scope)
    flags.insert(.collectsPreferences)
    decideView(false)
    own.hears(self)
    takeUpSearchAround()
    element.handler = self
    source.attach(to: self)
    invalidate()
  }

  deinit {
    own.hearsNobody()
    ownLink?.cut()
  }

  /// Leads here for those who may outlive the page; made when somebody asks, on whichever thread.
  nonisolated var link: LiveReference<PageNode> {
    Self.linkGate.withLock { _ in
      if let ownLink { return ownLink }
      let new = LiveReference<PageNode>()
      new.lead(to: self)
      ownLink = new
      return new
    }
  }

  /// The bars, made when they are first asked for.
  var bar: PageBar {
    if let ownBar { return ownBar }
    let new = flags.contains(.unmounted) ? PageBar(of: self) : stack.bar(for: self)
    ownBar = new
    return new
  }

  /// Lets go of bars that are covered and say no more than the stack does. They are made again when the page comes near
  /// the top: of a long path, most pages are there for their state.
  func letGoOfBar() {
    guard saysNothing, let bar = ownBar, bar.isPlain else { return }
    if let top = bar.top { element.removeChild(top) }
    ownBar = nil
    stack.letGo(of: bar)
  }

  /// Makes the bars again if they were let go of.
  func haveBar() {
    guard ownBar == nil else { return }
    graph.fill(element) { elements in
      for child in element.children { elements.append(child) }
      bar.frame(&elements)
    }
  }

  override var childScope: Scope { own }

  /// What the content says of the page.
  var settings: PageSettings { said?.settings ?? PageSettings() }

  var saysNothing: Bool { said == nil }

  var title: PageTitle? { said?.settings.title }

  /// What had the focus when the page was last on top, if it is still there.
  var focusToReturnTo: Element? {
    guard let leftFocus, !leftFocus.isGone, leftFocus.canHaveFocus, element.contains(leftFocus) else { return nil }
    return leftFocus
  }

  /// The first thing on the page that can have the focus: in its content, or else in its bars.
  var firstFocus: Element? {
    var elements: [Element] = []
    content?.collectElements(into: &elements)
    elements.append(element)
    for element in elements {
      if element.takesFocus { return element }
      if let found = element.firstInside(where: { $0.takesFocus && !$0.isUnseen }) { return found }
    }
    return nil
  }

  private func takeUpSearchAround() {
    // A search around the stack is for this page, unless a stack inside takes its place.
    if stack.column == nil, scope.says(SearchOfferKey.self), scope.box(SearchOfferKey.self).value.search != nil {
      own.set(ObjectIdentifier(SearchOfferKey.self), ValueBox<SearchOfferKey.Value>(SearchOffer()))
    }
  }

  /// Gives the page something else to show. If that continues what it showed before, state stays.
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
    let view = reads.record(for: self, graph.pageType) {
      if !saysNothing { followLanguage() }
      return source.view()
    }
    if let content {
      view.update(content)
      bar.makeAgain()
    } else {
      content = view.makeNode(under: self)
      graph.enqueueStructure(self)
      // Views that say something of the page ask for it to listen; a root also takes up what is said around it.
      if position == 0 { graph.enqueuePreferences(self) }
    }
  }

  /// Titles are in the person's language, so a page that shows one runs again when that changes.
  func followLanguage() {
    // A page that has gone may be asked for its bar once more before the one below takes its place.
    if !flags.contains(.unmounted) { didRead(scope.box(LocaleKey.self)) }
  }

  override var gathersElements: Bool { true }

  override func gatherElements() {
    graph.fill(element) { elements in
      content?.collectElements(into: &elements)
      bar.frame(&elements)
    }
  }

  override func readPreferences() {
    let collector = PageCollector()
    content?.gather(collector)
    takeUpSearch(&collector.settings.search)
    guard collector.settings != settings else { return }
    said = collector.settings == PageSettings() ? nil : SaidSettings(collector.settings)
    if said != nil { followLanguage() }
    bar.makeAgain()
    graph.enqueueStructure(self)
    stack.settingsChanged(of: self)
  }

  /// What a page says of its bar concerns no other page.
  override func gather(_ collector: PreferenceCollector) {
    if !(collector is PageCollector), isInView { super.gather(collector) }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
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

/// Kept outside of the page.
private final class SaidSettings {
  let settings: PageSettings
  init(_ settings: PageSettings) { self.settings = settings }
}

/// Of what somebody may speak late; all else is looked up without asking.
enum LateKeys {
  /// Where the key is known when the code is compiled, so is the answer.
  @inline(__always)
  static func contains(_ key: ObjectIdentifier) -> Bool {
    key == ObjectIdentifier(PageKey.self) || key == ObjectIdentifier(EditModeKey.self)
      || key == ObjectIdentifier(PresentedKey.self)
  }
}

extension PageNode: LateSpeaker {
  nonisolated var lateKeys: [ObjectIdentifier] {
    [ObjectIdentifier(PageKey.self), ObjectIdentifier(EditModeKey.self)]
      + (position == 0 ? [] : [ObjectIdentifier(PresentedKey.self)])
  }

  /// The root of a stack is not presented by the stack; what presents the stack presents it too.
  nonisolated func speaks(of key: ObjectIdentifier) -> Bool {
    key != ObjectIdentifier(PresentedKey.self) || position != 0
  }

  nonisolated func lateBox(_ key: ObjectIdentifier) -> EnvironmentBox {
    if key == ObjectIdentifier(PageKey.self) { return ValueBox<PageKey.Value>(PagePlace(self)) }
    if key == ObjectIdentifier(PresentedKey.self) { return ValueBox<PresentedKey.Value>(PresentedBy(self)) }
    let mode = editMode ?? StateLocation(EditMode.inactive)
    editMode = mode
    return ValueBox<EditModeKey.Value>(Binding(box: mode))
  }
}

extension PageNode: EventHandler {
  /// The page element itself answers to nothing; as its handler the node can be found from it.
  func handle(_ event: ElementEvent, on element: Element) -> Bool { false }

  var pageBelow: PageNode? { stack.page(at: position - 1) }

  /// The page a person comes to who goes back: the one below, or what lies outside of the stack.
  var pageBackLeadsTo: PageNode? { stack.pageBackLeadsTo(from: self) }
}

extension PageNode: Presented {
  var isPresented: Bool { !flags.contains(.unmounted) }

  func dismiss() { if !flags.contains(.unmounted) { _ = stack.dismiss(id) } }
}

extension View {
  fileprivate func makeNode(under page: PageNode) -> Node { Self._makeNode(self, under: page) }

  fileprivate func update(_ node: Node) { Self._updateNode(node, to: self) }
}
