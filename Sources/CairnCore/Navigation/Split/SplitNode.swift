import CairnNavigation
import CairnScreen
import Foundation

/// The node of a split view: the model in the middle, the app's bindings on one side, columns on the other.
final class SplitNode<Sidebar: View, Content: View, Detail: View>: Node, Split {
  private var view: NavigationSplitView<Sidebar, Content, Detail>
  private var model: SplitModel
  private var reads = RecordedReads()
  private let element: Element
  private var columns: [ColumnNode] = []
  private var shownColumns: [ColumnNode] = []

  init(_ view: NavigationSplitView<Sidebar, Content, Detail>, under parent: Node) {
    self.view = view
    element = Element(on: parent.childScope.screen, role: .split)
    model = SplitModel(
      hasContentColumn: view.content != nil, width: 0,
      thresholds: SplitThresholds(expanded: 0, allColumns: 0))
    super.init(under: parent)
    columns = model.columns.map { ColumnNode($0, in: self) }
    columns[0].makeContent { Self.stack(view.sidebar, under: $0) }
    if let content = view.content { columns[1].makeContent { Self.stack(content, under: $0) } }
    columns[columns.count - 1].makeContent { Self.stack(view.detail, under: $0) }
    run()
    graph.enqueueStructure(self)
  }

  /// A column without a stack of its own has this one around its content; beside one it stays out of the way.
  private static func stack<V: View>(_ content: V, under column: ColumnNode) -> any Stack & Node {
    StackNode(OwnRoute(), root: ViewSource(content), under: column)
  }

  func update(_ new: NavigationSplitView<Sidebar, Content, Detail>) {
    view = new
    columns[0].update { Self.update($0, to: new.sidebar) }
    if let content = new.content { columns[1].update { Self.update($0, to: content) } }
    columns[columns.count - 1].update { Self.update($0, to: new.detail) }
    run()
  }

  private static func update<V: View>(_ node: Node, to content: V) {
    unsafeDowncast(node, to: StackNode.self).update(OwnRoute(), root: ViewSource(content))
  }

  var isLegacy: Bool { view.isLegacy }

  /// The bindings, the style or the room there is may have changed.
  override func run() {
    flags.remove(.dirty)
    reads.record(for: self, graph.type(Self.self)) {
      let environment = EnvironmentValues(in: scope)
      let metrics = scope.screen.metrics
      model.thresholds = SplitThresholds(
        expanded: Double(metrics.compactWidth), allColumns: Double(metrics.threeColumnWidth))
      model.width = Double(environment[SceneSizeKey.self].width)
      model.style = environment[SplitStyleKey.self].kind
      if let visibility = view.visibility { model.visibility = visibility.wrappedValue }
      if let preferred = view.preferredCompactColumn { model.preferredCompactColumn = preferred.wrappedValue }
    }
    graph.enqueueNavigation(self)
  }

  // MARK: What is shown

  func settle() -> Bool {
    for column in columns { model[column.place].pages = column.entryCount }
    let shown: [NavigationSplitViewColumn]
    switch model.arrangement {
    case .collapsed(let stacked): shown = stacked.suffix(1)
    case .expanded(let side, _): shown = side
    }
    show(shown.compactMap(column))
    return false
  }

  private func show(_ new: [ColumnNode]) {
    guard new.map(\.place) != shownColumns.map(\.place) else {
      for column in shownColumns { column.barsChanged() }
      return
    }
    let old = shownColumns
    shownColumns = new
    if childrenAreShown { for column in new { column.setShown(true) } }
    for column in old where !new.contains(where: { $0 === column }) { column.setShown(false) }
    for column in new { column.barsChanged() }
    graph.enqueueStructure(self)
  }

  func column(_ place: NavigationSplitViewColumn) -> ColumnNode? { columns.first { $0.place == place } }

  var visibleColumns: [NavigationSplitViewColumn] { shownColumns.map(\.place) }

  var isCollapsed: Bool { model.isCollapsed }

  override func setChildrenShown(_ shown: Bool) {
    for column in shownColumns { column.setShown(shown) }
  }

  // MARK: What happens

  private func perform(_ command: (inout SplitModel) -> SplitWrites) {
    for column in columns { model[column.place].pages = column.entryCount }
    apply(command(&model))
    graph.enqueueNavigation(self)
  }

  private func apply(_ writes: SplitWrites) {
    if let visibility = writes.visibility { view.visibility?.wrappedValue = visibility }
    if let preferred = writes.preferredCompactColumn { view.preferredCompactColumn?.wrappedValue = preferred }
    for place in writes.clearedSelections { column(place)?.clearSelection() }
    for place in writes.emptied { column(place)?.empty() }
    for place in writes.clearedStacks { column(place)?.clearStacks() }
    if let popped = writes.popped { _ = column(popped)?.popTop() }
  }

  func isChosen(_ column: ColumnNode) -> Bool {
    guard let before = model.column(before: column.place) else { return true }
    if model[before].hasSelection || model[column.place].isFilled { return true }
    return view.preferredCompactColumn != nil
  }

  func canGoBack(from column: ColumnNode) -> Bool {
    model.isCollapsed && column.place != model.columns[0]
  }

  func goBack(from column: ColumnNode) -> Bool {
    guard canGoBack(from: column), model.topColumn == column.place else { return false }
    perform { $0.goBack() }
    return true
  }

  func dismiss(_ column: ColumnNode) { perform { $0.dismiss(column.place) } }

  func toggleSidebar() { perform { $0.toggleSidebar() } }

  func hideOverlaidColumns() { perform { $0.hideOverlaidColumns() } }

  /// The columns after one, nearest first.
  func columns(after column: ColumnNode) -> [ColumnNode] {
    columns.filter { $0.index > column.index }
  }

  func columns(before column: ColumnNode) -> [ColumnNode] {
    columns.filter { $0.index < column.index }
  }

  func filled(_ column: ColumnNode) { perform { $0.fill(column.place) } }

  func emptied(_ column: ColumnNode) {
    model[column.place].isFilled = false
    graph.enqueueNavigation(self)
  }

  func moveForward(to column: ColumnNode) { perform { $0.moveForward(to: column.place) } }

  func selectionChanged(in column: ColumnNode, hasSelection: Bool, isFirst: Bool) {
    if isFirst {
      model[column.place].hasSelection = hasSelection
      graph.enqueueNavigation(self)
      return
    }
    perform { $0.selectionChanged(in: column.place, hasSelection: hasSelection) }
    let written = Set(columns.filter(\.wasPathWrittenThisTurn).map(\.place))
    for place in model.columnsToClear(afterSelectionIn: column.place, exceptWritten: written) {
      self.column(place)?.clearStacks()
    }
  }

  // MARK: Elements

  override var gathersElements: Bool { true }

  override func gatherElements() {
    element.setChildren(shownColumns.map(\.element))
    element.setLayout(.columns(shownColumns.map(\.width)))
  }

  override func collectElements(into elements: inout [Element]) { elements.append(element) }

  override func forEachChild(_ visit: (Node) -> Void) {
    for column in columns { visit(column) }
  }

  override func willUnmount() {
    reads.end()
    element.leave()
  }
}

/// A split view as its columns see it.
@MainActor
protocol Split: Navigator {
  var isLegacy: Bool { get }
  var isCollapsed: Bool { get }
  var visibleColumns: [NavigationSplitViewColumn] { get }
  func columns(after column: ColumnNode) -> [ColumnNode]
  func columns(before column: ColumnNode) -> [ColumnNode]
  /// Whether something led to the column, so that its own content is more than a placeholder.
  func isChosen(_ column: ColumnNode) -> Bool
  func canGoBack(from column: ColumnNode) -> Bool
  func goBack(from column: ColumnNode) -> Bool
  func dismiss(_ column: ColumnNode)
  func toggleSidebar()
  func hideOverlaidColumns()
  func filled(_ column: ColumnNode)
  func emptied(_ column: ColumnNode)
  func moveForward(to column: ColumnNode)
  func selectionChanged(in column: ColumnNode, hasSelection: Bool, isFirst: Bool)
}

/// What settles in the navigation pass: stacks and split views.
@MainActor
protocol Navigator: AnyObject {
  /// Works out what the turn's changes mean; true if bodies have to run before it is done.
  func settle() -> Bool
  /// Shows what all the steps of a turn came to.
  func finish()
}

extension Navigator {
  func finish() {}
}
