import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// The node of a list: a scroll area with a lazy column of rows and sections.
final class ListNode: LazyNode, EventHandler {
  /// The element of the list. The column of rows is its child.
  let list: Element
  private let own: Scope
  private var listRows: [ObjectIdentifier: ListRow] = [:]
  private var headings: [ObjectIdentifier: Element] = [:]
  private(set) var selection: (any RowSelection)?
  private let usualLook: ListLook
  /// Whether the list is in a column of a split view. Links in its rows may then lead to other columns, and rows
  /// show which link is followed.
  private let isInColumn: Bool
  private var settings = ListSettings()
  var cursor: ListCursor?
  private(set) var selectionMenu: SelectionMenu?
  private var menuNode: GatheringNode?
  private var reads = RecordedReads()
  private weak var column: ColumnNode?
  private var selected: AnyHashable?

  init(_ selection: (any RowSelection)?, look: ListLook = .automatic, under parent: Node) {
    self.selection = selection
    let column = parent.childScope.box(ColumnKey.self).value.column
    isInColumn = column != nil
    usualLook = look == .automatic && column?.index == 0 ? .sidebar : look
    list = Element(on: parent.childScope.screen, role: .list)
    own = Scope(in: parent.childScope)
    super.init(under: parent)
    list.handler = self
    list.setChildren([element])
    setEnvironment()
    if let restorations = graph.restorations { restore(with: restorations) }
    run()
    if selection != nil { attachToColumn() }
  }

  private func restore(with restorations: Restorations) {
    restorations.add(RestorableOffset(list, of: self), of: self)
    if selection == nil { return }
    let selection = RestorableBinding("selection") { [weak self] in (self?.selection?.binding).map { .value($0) } }
    restorations.add(selection, of: self)
  }

  private func setEnvironment() {
    if scope.says(ContentMarginsKey.self) {
      own.set(ObjectIdentifier(ContentMarginsKey.self), ValueBox<ContentMarginsKey.Value>(ContentMargins()))
    }
    guard selection != nil else { return }
    own.set(ObjectIdentifier(LinkSelectionKey.self), ValueBox<LinkSelectionKey.Value>(LinkSelectionTarget(self)))
  }

  override var childScope: Scope { own }

  override var lazyContainerName: String? { "List" }

  override func environmentShapeChanged() {
    own.reset(to: scope)
    setEnvironment()
    super.environmentShapeChanged()
  }

  func update(_ new: (any RowSelection)?) {
    selection = new
    run()
  }

  // MARK: Look and selection

  /// Reads the selection and the environment, and updates the rows.
  override func run() {
    flags.remove(.dirty)
    reads.record(for: self, graph.type(ListNode.self)) {
      let environment = EnvironmentValues(in: scope)
      settings = environment.listSettings(usualLook)
      settings.minRowHeight =
        environment[MinListRowHeightKey.self] ?? element.screen.metrics.rowHeight(in: settings.look)
      for row in listRows.values { mark(row) }
      noteSelection()
      // Reads the selection even if no row is in view, so that its first change is observed.
      if listRows.isEmpty { _ = selection?.contains(Tag(value: AnyHashable(0), includesOptional: true)) }
      selectionMenu = environment[SelectionMenuKey.self]
      settings.hasPrimaryAction = selectionMenu?.primaryAction != nil
      let scrolling = environment[ScrollSettingsKey.self]
      var events: EventSet = scrolling.isDisabled ? [] : .scroll
      if scrolling.refresh != nil { events.insert(.refresh) }
      if selection != nil, settings.isEnabled { events.insert(.key) }
      list.events = events
    }
    list.setTrait(ListLookTrait.self, settings.look)
    list.setLayout(.scrollArea(.vertical, margins: settings.margins))
    let metrics = element.screen.metrics
    let layout = LazyStackElementLayout(
      .vertical, alignment: HorizontalAlignment.leading.key, spacing: settings.rowSpacing, holdsRows: true,
      isReadable: settings.isReadable, margin: metrics.listMargin(in: settings.look, isBelowLargeTitle: false),
      belowTitle: metrics.listMargin(in: settings.look, isBelowLargeTitle: true))
    _ElementHandle(element: element, node: self).setLayout(layout)
    for row in listRows.values { row.update(settings) }
  }

  func mark(_ row: ListRow) {
    row.setSelected(selects(row) || (isInColumn && row.isFollowed))
  }

  /// Whether a row is selected. Without a selection it skips the tags, which are created on each access.
  private func selects(_ row: ListRow) -> Bool {
    guard let selection else { return false }
    if let tag = row.tag, selection.contains(tag) { return true }
    return row.linkTag.map { selection.contains($0) } ?? false
  }

  func updateUse(of row: ListRow) { row.updateUse(settings) }

  var isEditing: Bool { settings.isEditing }

  override var guessedLength: CGFloat {
    let insets = element.screen.metrics.rowInsets(in: settings.look)
    return max(super.guessedLength + insets.top + insets.bottom, settings.minRowHeight)
  }

  // MARK: Following the selection

  private func attachToColumn() {
    column = scope.box(ColumnKey.self).value.column
    column?.attach(self)
  }

  private func noteSelection() {
    let now = selection?.selected
    guard now != selected else { return }
    selected = now
    column?.selectionChanged(self)
  }

  /// Selects the value of a row or of its link. Selecting the selected value again shows its page again.
  func choose(_ tag: Tag) {
    guard let selection else { return }
    if graph.leaving != nil, !mayChoose(tag) { return }
    let isRepeated = !selection.isMultiple && selection.contains(tag)
    // Write even if the value is unchanged, because the binding may act on every selection.
    selection.selectOnly(tag)
    if isRepeated { column?.selectionRepeated(self) }
  }

  /// Returns whether what later columns show may leave for the content of a row.
  private func mayChoose(_ tag: Tag) -> Bool {
    guard let next = column?.next, selection?.isMultiple == false else { return true }
    return next.mayLeave(.selection, to: LeaveTarget(value: tag.value.base as? any Hashable)) { [weak self] _ in
      if let self, !flags.contains(.unmounted) { choose(tag) }
    }
  }

  // MARK: Rows

  override func children(for items: [Item]) -> [(element: Element, items: Range<Int>)] {
    var children: [(element: Element, items: Range<Int>)] = []
    var kept: [ObjectIdentifier: ListRow] = [:]
    kept.reserveCapacity(items.count)
    var keptHeadings: [ObjectIdentifier: Element] = [:]
    var section: (section: any ListSection, elements: [Element], items: [Int])?

    func endSection() {
      guard let (ended, elements, indices) = section else { return }
      let gaps = (before: gap(before: indices[0], of: ended), after: gap(after: indices[indices.count - 1]))
      ended.element.setLayout(.section(items: indices, gaps: gaps, rowSpacing: settings.rowSpacing ?? 0))
      ended.element.setChildren(elements)
      children.append((ended.element, indices[0]..<indices[indices.count - 1] + 1))
      section = nil
    }

    for item in items {
      // Without `map`, which would check for each item that its closure runs on the main actor.
      var elements: [Element] = []
      for content in item.elements {
        elements.append(
          item.part.place == .row ? row(of: content, item, &kept).element : heading(of: content, item, &keptHeadings))
      }
      if let own = item.part.section {
        if section?.section !== own {
          endSection()
          section = (own, [], [])
        }
        section?.elements += elements
        section?.items += elements.map { _ in item.index }
        if section?.items.isEmpty == true { section = nil }
      } else {
        endSection()
        for element in elements { children.append((element, item.index..<item.index + 1)) }
      }
    }
    endSection()
    for (id, row) in listRows where kept[id] == nil { row.leave() }
    for (id, heading) in headings where keptHeadings[id] == nil { heading.leave() }
    listRows = kept
    headings = keptHeadings
    // The selection is read outside a body, so the reads recorded are those of the last run.
    for row in kept.values { mark(row) }
    return children
  }

  private func gap(before item: Int, of section: any ListSection) -> CGFloat {
    guard item > 0, let last = rows.part(of: item - 1), last.section !== section, let next = rows.part(of: item) else {
      return 0
    }
    return sectionGap(after: last, before: next)
  }

  /// Rows outside sections stand apart from the section before them.
  private func gap(after item: Int) -> CGFloat {
    guard let last = rows.part(of: item), let next = rows.part(of: item + 1), next.section == nil else { return 0 }
    return sectionGap(after: last, before: next)
  }

  /// The app's spacing takes the place of the host's, but for what headers and footers add.
  private func sectionGap(after last: RowCollector.Part, before next: RowCollector.Part) -> CGFloat {
    let metrics = element.screen.metrics
    let gap = metrics.sectionGap(
      in: settings.look, afterFooter: last.place == .footer, beforeHeader: next.place == .header)
    let usual = metrics.sectionGap(in: settings.look, afterFooter: true, beforeHeader: false)
    let own: CGFloat
    switch settings.sectionSpacing.kind {
    case .standard: return gap
    case .compact: own = usual / 2
    case .custom(let spacing): own = spacing
    }
    return gap - usual + (metrics.pixels?.gap(own, .vertical) ?? own)
  }

  private func row(of content: Element, _ item: Item, _ kept: inout [ObjectIdentifier: ListRow]) -> ListRow {
    let id = ObjectIdentifier(content)
    let row = listRows[id] ?? ListRow(content, in: self)
    kept[id] = row
    if case .rows(let source) = item.part.content {
      row.place = ListRow.Place(source: source, index: item.index - item.part.start)
    } else {
      row.place = nil
    }
    row.update(settings)
    return row
  }

  private func heading(of content: Element, _ item: Item, _ kept: inout [ObjectIdentifier: Element]) -> Element {
    let id = ObjectIdentifier(content)
    let isHeader = item.part.place == .header
    let element = headings[id] ?? Element(on: content.screen, role: isHeader ? .header : .footer)
    kept[id] = element
    let metrics = content.screen.metrics
    element.setLayout(
      .listRow(
        insets: metrics.headingInsets(of: element.role, in: settings.look, isFirst: item.index == 0)))
    element.setChildren([content])
    element.describe {
      $0.traits = isHeader ? .header.union(.combinesChildren) : .combinesChildren
    }
    return element
  }

  override func collectElements(into elements: inout [Element]) { elements.append(list) }

  override func willUnmount() {
    super.willUnmount()
    menuNode?.unmount()
    column?.detach(self)
    reads.end()
    for row in listRows.values { row.leave() }
    for heading in headings.values { heading.leave() }
    list.leave()
  }

  // MARK: Events

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    if case .key(let key, let modifiers) = event { return press(key, modifiers) }
    return list.answerScrolling(event, in: self)
  }

  /// Creates the menu for selected values. It lives until the next one is requested.
  func makeMenu(for values: [AnyHashable]) -> [Element] {
    menuNode?.unmount()
    menuNode = selectionMenu?.menu(values).map { GatheringNode.of($0, under: self) }
    graph.runTurns()
    return menuNode.map { Array($0.element.children) } ?? []
  }

  func everyRow(where isWanted: (ListRow) -> Bool) -> ListRow? { listRows.values.first(where: isWanted) }

  /// Returns the row of an element of the list.
  func row(of element: Element) -> ListRow? { listRows.values.first { $0.element === element } }
}

/// The environment values a list uses.
struct ListSettings: Equatable {
  var look = ListLook.automatic
  var rowSpacing: CGFloat? = 0
  var sectionSpacing = ListSectionSpacing.default
  var minRowHeight: CGFloat = 0
  /// Whether rows show link indicators.
  var linkIndicator = Visibility.automatic
  var isEditing = false
  var isEnabled = true
  /// Whether a double click on a row runs the primary action on the selection.
  var hasPrimaryAction = false
  var margins = EdgeInsets()
  /// Whether rows keep a readable width.
  var isReadable = true
}

extension EnvironmentValues {
  /// Hides link indicators beside later columns, where a link updates another column instead of navigating.
  @MainActor private var linkIndicator: Visibility {
    let asked = self[LinkIndicatorKey.self]
    guard asked == .automatic else { return asked }
    let leadsToColumn = self[ColumnKey.self].column.map { !$0.split.isCollapsed && $0.next != nil } ?? false
    return leadsToColumn ? .hidden : .visible
  }

  @MainActor fileprivate func listSettings(_ usual: ListLook) -> ListSettings {
    var settings = ListSettings()
    settings.look = self[IsTableKey.self] ? .table : self[ListLookKey.self] ?? usual
    settings.rowSpacing = self[ListRowSpacingKey.self] ?? 0
    settings.sectionSpacing = self[ListSectionSpacingKey.self]
    settings.linkIndicator = linkIndicator
    settings.isEditing = editMode?.wrappedValue.isEditing ?? false
    settings.isEnabled = isEnabled
    settings.margins = self[ContentMarginsKey.self].content
    settings.isReadable = settings.look.hasReadableWidth
    return settings
  }
}

struct ListLookKey: EnvironmentKey {
  static var defaultValue: ListLook? { nil }
}

/// Whether the rows of a list are those of a table, which stand below the headers of its columns.
struct IsTableKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

struct ListRowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

struct MinListRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

struct MinListHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The minimum height of list rows.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] ?? 0 }
    set { self[MinListRowHeightKey.self] = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  /// The minimum height of list headers; `nil` for the host's default.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }
}
