import CairnScreen

/// The node of a tab view, without the type of its selection.
class TabHostNode: Node {
  /// Updates the content after the elements of the selected tab have changed.
  func showContent() {}

  fileprivate func showChosen() {}
}

/// Represents, in the structure queue, a tab view whose selection has changed. If the tab view queued itself, it
/// could not tell whether its tabs have changed as well.
private final class TabChoice: Node {
  override func gatherElements() { (parent as? TabHostNode)?.showChosen() }
}

/// The node of a tab view. It keeps every tab that has been shown, but only the selected one is in view.
final class TabsNode<Selection: Hashable, Content: View>: TabHostNode, EventHandler {
  private var view: TabView<Selection, Content>
  private var content: Node!
  private var units: [TabUnit] = []
  /// The tabs' values, and a table of their positions by hash value.
  private var values: [Selection?] = []
  private var table = IDTable(capacity: 0)
  private var chosen: Node?
  private var chosenPlace: Int?
  /// The position of the tab to begin with, if it has been restored.
  private var restoredPlace: Int?
  private var choice: Node?
  private var reads = RecordedReads()
  private var wanted: Selection?
  private var surroundings = TabSurroundings()
  private let bar: TabBar
  private let element: Element
  private let own: Scope
  private let placement: ValueBox<TabBarPlacementKey.Value>
  private var column: Element?

  init(_ view: TabView<Selection, Content>, under parent: Node) {
    self.view = view
    own = Scope(in: parent.childScope)
    placement = ValueBox(.bottomBar)
    element = Element(on: parent.childScope.screen, role: .tabs, layout: .page)
    bar = TabBar(on: parent.childScope.screen)
    super.init(under: parent)
    own.set(ObjectIdentifier(TabBarPlacementKey.self), placement)
    // Content created below comes into view when its tab is selected.
    flags.insert([.collectsPreferences, .hidesChildren])
    element.handler = self
    graph.restorations?.add(RestorableBinding("tabs") { [weak self] in self.map { .value($0.savedChoice) } }, of: self)
    content = Content._makeNode(view.content, under: self)
    run()
    graph.enqueuePreferences(self)
    if element.screen.metrics.tabsStandInPageBars { startFollowingLayout() }
  }

  /// Whether the line of a bar had no room for the tabs in the last layout.
  private var isCrowded = false

  override func followLayout() -> Bool {
    guard surroundings.isWide, element.isPlaced else { return false }
    let hasRoom = element.screen.metrics.lineHasRoom(forTabs: bar.tabs, in: element.frame.width)
    guard hasRoom == isCrowded else { return false }
    isCrowded = !hasRoom
    run()
    return true
  }

  func update(_ new: TabView<Selection, Content>) {
    view = new
    Content._updateNode(content, to: new.content)
    run()
  }

  /// Reads the selection and the environment again.
  override func run() {
    flags.remove(.dirty)
    let old = surroundings
    let oldWanted = wanted
    (wanted, surroundings) = reads.record(for: self, graph.type(TabView<Selection, Content>.self)) {
      (view.selection?.wrappedValue, TabSurroundings(EnvironmentValues(in: scope)))
    }
    surroundings.isCrowded = isCrowded
    if graph.leaving != nil, wanted != oldWanted { askTab(before: oldWanted) }
    guard let choice, surroundings == old else {
      placement.set(surroundings.placement)
      return graph.enqueueStructure(self)
    }
    graph.enqueueStructure(choice)
  }

  override var childScope: Scope { own }

  override var lazyContainerName: String? { "TabView" }

  override func environmentShapeChanged() {
    own.reset(to: scope)
    own.set(ObjectIdentifier(TabBarPlacementKey.self), placement)
    super.environmentShapeChanged()
  }

  // MARK: Selection

  override func setChildrenShown(_ shown: Bool) { chosen?.setShown(isInView) }

  private func findTabs() {
    units = offered(TabUnit.all(in: content))
    values = units.indices.map { value(at: $0) }
    table = IDTable(capacity: values.count)
    for (place, value) in values.enumerated() { value.map { table.insert($0.hashValue, place) } }
  }

  /// The selection or, if there is none that can be saved, the position of the tab.
  private var savedChoice: Any {
    if let selection = view.selection, Selection.self is any Codable.Type { return selection }
    return Binding<Int>.unread(
      get: { [weak self] in self.flatMap { $0.restoredPlace ?? $0.chosenPlace } ?? 0 },
      set: { [weak self] in self?.restoredPlace = $0 })
  }

  /// Chooses the tab at a restored position, and tells the app.
  private func restoreChoice() -> Int? {
    guard let place = restoredPlace else { return nil }
    restoredPlace = nil
    guard units.indices.contains(place), units[place].changes.isDisabled != true else { return nil }
    if view.selection == nil { return place }
    guard let value = values[place] else { return nil }
    wanted = value
    graph.deferredWrites.append { [weak self] in self?.view.selection?.wrappedValue = value }
    return place
  }

  private func choose() {
    let asked = restoreChoice() ?? wanted.flatMap { wanted in table.find(wanted.hashValue) { values[$0] == wanted } }
    let next =
      asked ?? units.firstIndex { $0.outer === chosen } ?? units.firstIndex { $0.changes.isDisabled != true }
      ?? units.indices.first
    chosenPlace = next
    show(next.map { units[$0].outer })
  }

  private func show(_ next: Node?) {
    guard next !== chosen else { return }
    let old = chosen
    chosen = next
    if isInView { chosen?.setShown(true) }
    if let old, !old.flags.contains(.unmounted) { old.setShown(false) }
    preferencesChanged()
  }

  /// Shows the selected tab after the selection has changed and the tabs have not.
  override fileprivate func showChosen() {
    // If the tabs have changed too, the pass over the structure handles both.
    if flags.contains(.queuedForStructure) { return }
    let old = chosenPlace
    choose()
    guard chosenPlace != old else { return }
    for place in [old, chosenPlace].compactMap({ $0 }) { bar.mark(units[place], isChosen: place == chosenPlace) }
    showContent()
  }

  override func showContent() {
    if flags.contains(.queuedForStructure) { return }
    let turned =
      surroundings.isPaged
      ? TurnedPages(count: units.count, shown: chosenPlace ?? 0, areMarked: surroundings.marksPages) : nil
    element.setTrait(TurnedPagesTrait.self, turned)
    bar.mark(turned)
    var shown: [Element] = []
    chosen?.collectElements(into: &shown)
    let content = shown.count == 1 ? shown[0] : inColumn(shown)
    element.setChildren(bar.arranged(around: content, surroundings))
  }

  /// The visible tabs, with prominent tabs and then search tabs at the end.
  private func offered(_ all: [TabUnit]) -> [TabUnit] {
    let seen = all.filter { !isHidden($0) }
    return (0...2).flatMap { rank in seen.filter { ($0.role?.rank ?? 0) == rank } }
  }

  private func isHidden(_ unit: TabUnit) -> Bool {
    if unit.changes.isHidden == true { return true }
    if unit.changes.placement == .sidebarOnly, surroundings.placement != .sidebar { return true }
    let chosen = unit.changes.customizationID.flatMap { surroundings.customization?[tab: $0].tabBarVisibility }
    switch chosen ?? .automatic {
    case .automatic: return unit.changes.isHiddenAtFirst == true
    case .hidden: return true
    case .visible: return false
    }
  }

  /// The value that selects a tab: its tag or, for an untagged tab and a numeric selection, its position.
  private func value(at index: Int) -> Selection? {
    if let tag = units[index].tag { return tag.value.base as? Selection }
    return index as? Selection
  }

  // MARK: Elements

  override var gathersElements: Bool { true }

  override func gatherElements() {
    if choice == nil { choice = TabChoice(under: self) }
    findTabs()
    choose()
    bar.fill(units, chosen: chosen, surroundings, handler: self)
    element.setLayout(surroundings.placement == .sidebar ? .row() : .page)
    element.events = surroundings.isPaged ? .step : []
    showContent()
  }

  private func inColumn(_ elements: [Element]) -> Element {
    let shown = column ?? Element(on: element.screen, role: .group, layout: .column())
    column = shown
    shown.setChildren(elements)
    return shown
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
    if let choice { visit(choice) }
  }

  override func collectElements(into elements: inout [Element]) { elements.append(element) }

  // MARK: Preferences

  /// Only the selected tab contributes preferences.
  override func gather(_ collector: PreferenceCollector) {
    if flags.contains(.preferencesBelow) { chosen?.gather(collector) }
  }

  override func readPreferences() {
    let collector = TabBarCollector()
    chosen?.gather(collector)
    guard collector.appearance != bar.appearance else { return }
    bar.appearance = collector.appearance
    graph.enqueueStructure(self)
  }

  // MARK: Events

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    switch event {
    case .activate:
      guard let index = bar.place(of: element) else { return false }
      return select(index)
    case .step(let pages):
      guard let present = chosenPlace, units.indices.contains(present + pages) else { return false }
      return select(present + pages)
    default: return false
    }
  }

  private func select(_ index: Int) -> Bool {
    let unit = units[index]
    if unit.changes.isDisabled == true { return false }
    if unit.outer === chosen {
      // The app hears of it, as in SwiftUI, because its binding is written.
      if let selection = view.selection, let value = values[index] { selection.wrappedValue = value }
      popToRoot()
      return true
    }
    if graph.leaving != nil, !mayLeaveTab(for: values[index], again: { _ = $0.select(index) }) { return true }
    if let selection = view.selection {
      guard let value = values[index] else { return false }
      selection.wrappedValue = value
      // The tab has agreed to this value, so it is not asked again when the selection is read.
      if graph.leaving != nil { wanted = selection.wrappedValue }
    } else {
      // Without a binding, nothing else triggers the update.
      show(unit.outer)
      graph.enqueueStructure(self)
    }
    return true
  }

  /// Returns whether the selected tab may be left. If not, `again` runs once its guards agree.
  private func mayLeaveTab(for value: Selection?, again: @escaping (TabsNode) -> Void) -> Bool {
    guard let chosen else { return true }
    return graph.leaving?.mayLeave([chosen], .tab, to: LeaveTarget(value: value), in: self, again: again) ?? true
  }

  /// Keeps the selected tab, and gives the binding its value back, if the app has selected another that may not be shown.
  private func askTab(before old: Selection?) {
    guard let new = wanted, let old else { return }
    let mayLeave = mayLeaveTab(for: new) { tabs in
      tabs.wanted = new
      tabs.view.selection?.wrappedValue = new
      tabs.graph.enqueueStructure(tabs)
    }
    if mayLeave { return }
    wanted = old
    graph.deferredWrites.append { [weak self] in self?.view.selection?.wrappedValue = old }
  }

  /// Pops the stack in the selected tab to its root, or scrolls the root up, because the user pressed the tab that is
  /// already selected.
  private func popToRoot() {
    var shown: [Element] = []
    chosen?.collectElements(into: &shown)
    for element in shown.reversed() {
      guard let page = element.lastOutermostPage else { continue }
      if page.stack.entryCount > 0 {
        page.stack.popToRoot(because: .tab)
      } else if let area = page.element.firstInside(where: { $0.events.contains(.scroll) }) {
        _ = area.deliver(.scroll(.zero))
      }
      return
    }
  }

  override func willUnmount() {
    reads.end()
    bar.leave()
    column?.leave()
    element.leave()
  }
}

/// The values a tab view reads from the environment.
struct TabSurroundings: Equatable {
  var style = _TabViewKind(kind: .automatic)
  var isWide = false
  /// Whether a bar at the top has no room for the tabs.
  var isCrowded = false
  var customization: TabViewCustomization?
  var extras = TabExtras()

  init() {}

  init(_ environment: EnvironmentValues) {
    style = environment[TabStyleKey.self]
    isWide = environment.horizontalSizeClass == .regular
    customization = environment[TabCustomizationKey.self]?.wrappedValue
    extras = environment[TabExtrasKey.self]
  }

  var isPaged: Bool {
    if case .page = style.kind { return true }
    return false
  }

  /// Whether there is a page indicator.
  var marksPages: Bool {
    if case .page(let mode) = style.kind { return mode != .never }
    return false
  }

  var placement: TabBarPlacement {
    switch style.kind {
    case .page: .pageIndicator
    case .sidebarAdaptable: isWide ? .sidebar : .bottomBar
    case .automatic, .tabBarOnly: isWide && !isCrowded ? .topBar : .bottomBar
    case .grouped: .topBar
    }
  }
}

extension Element {
  /// The outermost page inside; the last one if there are several side by side.
  fileprivate var lastOutermostPage: PageNode? {
    if role == .page, let page { return page }
    for child in children.reversed() {
      if let found = child.lastOutermostPage { return found }
    }
    return nil
  }
}
