import CairnNavigation
import CairnScreen
import CairnUnsafe
import Foundation

/// The node of a split view. Its model sits between the app's bindings and the columns.
///
/// Events change the model and write the bindings. The screen is updated once per turn, in `settle` and `finish`.
final class SplitNode<Sidebar: View, Content: View, Detail: View>: Node, Split {
  private var view: SplitColumns<Sidebar, Content, Detail>
  private var model: SplitModel
  private var reads = RecordedReads()
  private let element: Element
  private var columns: [ColumnNode] = []
  private var shown = SplitLook()
  /// The value of the visible column while collapsed, known only to rules for transitions. Going back clears the selection
  /// that it comes from.
  private var frontValue: (any Hashable)?
  private var toggle: SidebarToggle?
  /// Whether the app set the preferred column in this turn. Selections made along the way are then ignored.
  private var appPrefersColumn = false

  init(_ view: SplitColumns<Sidebar, Content, Detail>, under parent: Node) {
    self.view = view
    element = Element(on: parent.childScope.screen, role: .split)
    model = SplitModel(
      hasContentColumn: view.content != nil, width: 0, thresholds: SplitThresholds(expanded: 0, allColumns: 0))
    super.init(under: parent)
    element.handler = self
    if let restorations = graph.restorations { restore(with: restorations) }
    columns = model.columns.map { ColumnNode($0, in: self) }
    columns[0].makeContent { Self.stack(view.sidebar, under: $0) }
    if let content = view.content { columns[1].makeContent { Self.stack(content, under: $0) } }
    columns[columns.count - 1].makeContent { Self.stack(view.detail, under: $0) }
    run()
    graph.enqueueStructure(self)
  }

  private func restore(with restorations: Restorations) {
    restorations.add(RestorableBinding("columns") { [weak self] in self.map { .value($0.savedVisibility) } }, of: self)
    guard view.preferredCompactColumn != nil else { return }
    restorations.add(
      RestorableBinding("column") { [weak self] in (self?.savedColumn).map { .value($0) } }, of: self)
  }

  private var savedVisibility: Binding<NavigationSplitViewVisibility> {
    view.visibility
      ?? .unread(
        get: { [weak self] in self?.model.visibility ?? .automatic },
        set: { [weak self] in self?.model.visibility = $0 })
  }

  private var savedColumn: Binding<String>? {
    guard let column = view.preferredCompactColumn else { return nil }
    return .unread(
      get: { column.wrappedValue.name },
      set: { [model] name in
        if let named = model.columns.first(where: { $0.name == name }) { column.wrappedValue = named }
      })
  }

  /// Wraps a column's content in a stack, which defers to a stack inside the content.
  private static func stack<V: View>(_ content: V, under column: ColumnNode) -> any Stack {
    StackNode(OwnRoute(), root: ViewSource(content), under: column)
  }

  func update(_ new: SplitColumns<Sidebar, Content, Detail>) {
    view = new
    columns[0].update { Self.update($0, to: new.sidebar) }
    if let content = new.content { columns[1].update { Self.update($0, to: content) } }
    columns[columns.count - 1].update { Self.update($0, to: new.detail) }
    run()
  }

  private static func update<V: View>(_ node: Node, to content: V) {
    downcast(node, to: StackNode.self).update(OwnRoute(), root: ViewSource(content))
  }

  var isLegacy: Bool { view.isLegacy }

  /// Reads the bindings, the style and the available width again.
  override func run() {
    flags.remove(.dirty)
    let preferred = model.preferredCompactColumn
    reads.record(for: self, graph.type(Self.self)) {
      let metrics = scope.screen.metrics
      model.thresholds = SplitThresholds(
        expanded: Double(metrics.compactWidth), allColumns: Double(metrics.threeColumnWidth))
      model.width = Double(EnvironmentValues(in: scope)[SceneSizeKey.self].width)
      model.style = view.style
      readBindings()
    }
    if preferred != nil, preferred != model.preferredCompactColumn { appPrefersColumn = true }
    graph.enqueueNavigation(self)
  }

  private func readBindings() {
    if let visibility = view.visibility { model.visibility = visibility.wrappedValue }
    if let preferred = view.preferredCompactColumn { model.preferredCompactColumn = preferred.wrappedValue }
  }

  // MARK: Events

  private func perform(_ command: (inout SplitModel) -> SplitWrites) {
    countPages()
    apply(command(&model))
    graph.enqueueNavigation(self)
  }

  private func countPages() {
    for column in columns { model[column.place].pages = column.entryCount }
  }

  /// Writes the bindings and the columns. Bindings are read back, because their owner has the last word.
  private func apply(_ writes: SplitWrites) {
    if let visibility = writes.visibility { view.visibility?.wrappedValue = visibility }
    if let preferred = writes.preferredCompactColumn { view.preferredCompactColumn?.wrappedValue = preferred }
    if writes.visibility != nil || writes.preferredCompactColumn != nil { readBindings() }
    for place in writes.clearedSelections { column(place)?.clearSelection() }
    for place in writes.emptied {
      guard let column = column(place) else { continue }
      column.empty()
      // After going back from a column, covered pages and selections must not lead forward again.
      if isCollapsed {
        column.clearSelection()
        column.clearStacks()
      }
    }
    for place in writes.clearedStacks { column(place)?.clearStacks() }
  }

  func canGoBack(from column: ColumnNode) -> Bool { model.isCollapsed && column.place != model.columns[0] }

  func goBack(from column: ColumnNode) -> Bool {
    guard canGoBack(from: column), model.topColumn == column.place else { return false }
    if graph.leaving != nil, !column.mayLeave(.back, again: { _ = $0.split.goBack(from: $0) }) { return true }
    perform { $0.goBack() }
    return true
  }

  func goBack(to column: ColumnNode) -> Bool {
    guard isCollapsed, let next = model.column(after: column.place), model.topColumn.isAfter(column.place) else {
      return false
    }
    if graph.leaving != nil,
      self.column(next)?.mayLeave(
        .history,
        again: { [weak column] in
          if let column { _ = $0.split.goBack(to: column) }
        }) == false
    {
      return true
    }
    perform { $0.dismiss(next) }
    return true
  }

  func dismiss(_ column: ColumnNode) { perform { $0.dismiss(column.place) } }

  func toggleSidebar() { perform { $0.toggleSidebar() } }

  func hideOverlaidColumns() { perform { $0.hideOverlaidColumns() } }

  func filled(_ column: ColumnNode) { perform { $0.fill(column.place) } }

  func emptied(_ column: ColumnNode) {
    model[column.place].isFilled = false
    graph.enqueueNavigation(self)
  }

  func moveForward(to column: ColumnNode) { perform { $0.moveForward(to: column.place) } }

  func selectionIsKnown(in column: ColumnNode) {
    model[column.place].hasSelection = column.hasSelection
    graph.enqueueNavigation(self)
  }

  /// Resets the pages of later columns after a selection has changed.
  private func takeSelectionChanges() {
    for column in columns where column.hasChangedSelection {
      column.takeSelectionChange()
      if appPrefersColumn {
        selectionIsKnown(in: column)
      } else {
        perform { $0.selectionChanged(in: column.place, hasSelection: column.hasSelection) }
      }
      for later in columns(after: column) { later.forgetPages() }
    }
  }

  // MARK: The screen

  func settle() -> Bool {
    for column in columns { column.settle() }
    takeSelectionChanges()
    return false
  }

  func finish() {
    countPages()
    appPrefersColumn = false
    for column in columns { column.finish() }
    let old = shown
    shown = SplitLook(model.arrangement)
    shown.widths = shown.columns.map { column($0)?.width ?? ColumnWidth() }
    // Show columns before hiding others. In a tab that is not in front, no column comes into view.
    let visible = isInView ? shown.columns : []
    if isInView { noteTurn(from: old) }
    noteMotionBack()
    for column in columns where visible.contains(column.place) { column.setShown(true) }
    for column in columns where !visible.contains(column.place) { column.setShown(false) }
    if shown.isCollapsed != old.isCollapsed { for column in columns { column.collapseChanged() } }
    if shown != old { graph.enqueueStructure(self) }
    placeToggle()
    // Give the toggle to its new bar last, after its old bar has released it.
    for column in columns where column.place != shown.columns.first { column.barsChanged() }
    shown.columns.first.flatMap(column)?.barsChanged()
  }

  /// While collapsed, one column follows another as one page of a stack follows another.
  private func noteTurn(from old: SplitLook) {
    guard old.isCollapsed, shown.isCollapsed, old.columns != shown.columns,
      let left = old.columns.first.flatMap(column), let new = shown.columns.first.flatMap(column)
    else { return }
    let isForward = new.index > left.index
    let motion = isForward ? motion(between: left, new.frontValue) : motion(between: new, frontValue)
    element.screen.note(PageTransition(isForward ? .push : .pop, of: element, by: motion))
    left.frontStack.passFocus(to: new.frontStack)
  }

  private func noteMotionBack() {
    guard let motions = graph.pageMotions else { return }
    motions.note(self)
    let visible = shown.columns.compactMap(column)
    frontValue = shown.isCollapsed ? visible.first?.frontValue : nil
    for column in visible { column.frontStack.topPage?.noteMotionBack() }
  }

  func column(_ place: NavigationSplitViewColumn) -> ColumnNode? { columns.first { $0.place == place } }

  var visibleColumns: [NavigationSplitViewColumn] { shown.columns }

  var isCollapsed: Bool { model.isCollapsed }

  override func setChildrenShown(_ shown: Bool) {
    for column in columns where self.shown.columns.contains(column.place) { column.setShown(shown) }
  }

  func isChosen(_ column: ColumnNode) -> Bool {
    guard let before = model.column(before: column.place) else { return true }
    if model[before].hasSelection || model[column.place].isFilled { return true }
    return view.preferredCompactColumn != nil
  }

  func columns(after column: ColumnNode) -> [ColumnNode] { columns.filter { $0.index > column.index } }

  func columns(before column: ColumnNode) -> [ColumnNode] { columns.filter { $0.index < column.index } }

  // MARK: The sidebar toggle

  /// Creates or removes the toggle. It is in the sidebar, or in the first visible column while the sidebar is
  /// hidden.
  private func placeToggle() {
    let isRemoved = columns[0].frontStack.topPage?.settings.removed.contains(.sidebarToggle) ?? false
    if shown.isCollapsed || isRemoved {
      toggle?.leave()
      toggle = nil
    } else if toggle == nil {
      toggle = SidebarToggle(of: self, on: scope.screen)
    }
  }

  func control(for page: PageNode, in column: ColumnNode) -> Element? {
    guard let toggle, column.place == shown.columns.first, column.frontStack.topPage === page else { return nil }
    return toggle.element
  }

  // MARK: Elements

  override var gathersElements: Bool { true }

  override func gatherElements() {
    let overlaid = shown.overlaid.count
    for (index, place) in shown.columns.enumerated() {
      guard let column = column(place) else { continue }
      let placement: ColumnPlacement.Value = index < overlaid ? .overlaid : overlaid > 0 ? .dimmed : .beside
      column.lie(placement)
    }
    element.setTrait(FrontColumn.self) { [weak self] in self.flatMap { $0.column($0.model.topColumn)?.element } }
    element.events = overlaid > 0 ? .activate : []
    element.setChildren(shown.columns.compactMap { column($0)?.element })
    element.setLayout(
      .columns(overlaid: Array(shown.widths.prefix(overlaid)), beside: Array(shown.widths.dropFirst(overlaid))))
  }

  override func collectElements(into elements: inout [Element]) { elements.append(element) }

  override func forEachChild(_ visit: (Node) -> Void) {
    for column in columns { visit(column) }
  }

  override func willUnmount() {
    reads.end()
    toggle?.leave()
    element.leave()
  }
}

extension SplitNode: EventHandler {
  /// Hides overlaid columns when the dimmed columns behind them are pressed.
  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    guard event == .activate, !shown.overlaid.isEmpty, !flags.contains(.unmounted) else { return false }
    hideOverlaidColumns()
    return true
  }
}

/// The visible columns, overlaid ones first.
private struct SplitLook: Equatable {
  var columns: [NavigationSplitViewColumn] = []
  var overlaid: [NavigationSplitViewColumn] = []
  var isCollapsed = false
  var widths: [ColumnWidth] = []

  init() {}

  init(_ arrangement: SplitArrangement) {
    switch arrangement {
    case .collapsed(let stacked):
      columns = stacked.suffix(1)
      isCollapsed = true
    case .expanded(let shown, let overlaid):
      columns = shown
      self.overlaid = overlaid
    }
  }
}
