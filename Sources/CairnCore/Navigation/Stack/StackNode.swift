import CairnNavigation
import CairnScreen

/// The node of a navigation stack: the model in the middle, the app's path on one side, pages on the other.
///
/// Whatever happens goes through `perform`: the path is read, the model changed, the bindings told. What it
/// means for pages is worked out once a turn, in `settle`.
final class StackNode<R: Route, Root: View>: Node, Stack {
  private var route: R
  private var root: Root
  private var model: StackModel<R.Path>
  private var reads = RecordedReads()
  private let element: Element
  let column: ColumnNode?

  private var rootPage: PageNode!
  /// The pages that have been made, by their entry. Those below the top may not have been needed yet.
  private var pages: [EntryID: PageNode] = [:]
  private var shownPage: PageNode?
  private var destinations = DestinationTable()
  private var presenters: [DeclarationID: any PagePresenter] = [:]
  private var links: [LinkID: PageSource] = [:]
  private var changedPresenters: [DeclarationID] = []
  private var newPresenters: Set<DeclarationID> = []

  init(_ route: R, root: Root, under parent: Node) {
    self.route = route
    self.root = root
    model = StackModel(path: R.empty)
    element = Element(on: parent.childScope.screen, role: .stack)
    column = parent as? ColumnNode
    super.init(under: parent)
    model = StackModel(path: readPath() ?? R.empty)
    if column == nil { outerPage?.stack.column?.register(self) }
    rootPage = PageNode(.root, source: ViewSource(root), at: 0, in: self, shown: false)
    graph.enqueueNavigation(self)
    graph.enqueueStructure(self)
  }

  func update(_ route: R, root: Root) {
    self.route = route
    self.root = root
    rootPage.show(ViewSource(root))
    run()
  }

  /// The path may have changed.
  override func run() {
    flags.remove(.dirty)
    if let path = readPath(), model.setPath(path) { hostColumn?.pathWritten() }
    needsSettling()
  }

  private func readPath() -> R.Path? {
    reads.record(for: self, graph.type(R.self)) { route.read() }
  }

  private func syncPath() {
    if let path = readPath() { _ = model.setPath(path) }
  }

  private func needsSettling() {
    graph.enqueueNavigation(self)
  }

  /// Changes the model and tells the bindings. The binding is read again after a write: whoever owns it has the last
  /// word.
  private func perform(_ command: (inout StackModel<R.Path>) -> Void) {
    takePresenterChanges()
    syncPath()
    command(&model)
    writeBindings()
    needsSettling()
  }

  private func writeBindings() {
    for _ in 0..<8 {
      let writes = model.takeWrites()
      if writes.isEmpty { return }
      for declaration in writes.resets { presenters[declaration]?.reset() }
      if writes.path {
        route.write(model.path)
        syncPath()
      }
    }
  }

  // MARK: Pages

  var topPage: PageNode? { page(model.topPage) }

  var outerPage: PageNode? { scope.box(PageKey.self).value.page }

  private func page(_ id: EntryID) -> PageNode? { id == .root ? rootPage : pages[id] }

  /// Works out what the turn's changes mean for pages, one step at a time: making a page may bring destinations and
  /// presentations, which the bodies that run next declare.
  func settle() -> Bool {
    takePresenterChanges()
    writeBindings()
    while model.presentWaiting() {}
    apply(model.finishTurn())
    guard let top = model.entries.last else {
      swap(to: rootPage)
      return false
    }
    if dropUndecodable() { return true }
    if let page = pages[top.id] {
      if page.source is PlaceholderSource, let better = source(for: top) { page.show(better) }
      swap(to: page)
      return false
    }
    // A destination for the page on top may hide in any page below it, so those are made if need be, from the bottom.
    if makePage(at: model.entries.count - 1) || makeLowestMissingPage() { return true }
    make(top, at: model.entries.count - 1, placeholder(for: top))
    return true
  }

  private func apply(_ change: Change) {
    for entry in change.left {
      if case .link(let link) = entry.origin { links[link] = nil }
      pages.removeValue(forKey: entry.id)?.unmount()
    }
    for id in change.renewed {
      guard let page = pages[id], let source = source(for: model.entries[page.position - 1]) else { continue }
      page.show(source)
    }
    for declaration in change.waiting { reportWaiting(declaration) }
    if let hostColumn, !change.left.isEmpty || !change.came.isEmpty { hostColumn.pagesChanged() }
  }

  private func source(for entry: Entry) -> PageSource? {
    switch entry.origin {
    case .element(let index): R.content(of: model.path, at: index, in: destinations)
    case .link(let link): links[link]
    case .flag(let declaration), .item(let declaration): presenters[declaration]?.source()
    }
  }

  /// Makes the page of an entry if its content is known; true if it did.
  private func makePage(at index: Int) -> Bool {
    let entry = model.entries[index]
    guard pages[entry.id] == nil, let source = source(for: entry) else { return false }
    make(entry, at: index, source)
    return true
  }

  private func makeLowestMissingPage() -> Bool {
    model.entries.indices.contains { makePage(at: $0) }
  }

  private func make(_ entry: Entry, at index: Int, _ source: PageSource) {
    pages[entry.id] = PageNode(entry.id, source: source, at: index + 1, in: self, shown: false)
  }

  private func swap(to top: PageNode) {
    if shownPage === top { return }
    let old = shownPage
    shownPage = top
    if childrenAreShown { top.setShown(true) }
    if let old, !old.flags.contains(.unmounted) { old.setShown(false) }
    top.bar.update()
    graph.enqueueStructure(self)
  }

  override var childrenAreShown: Bool { flags.contains(.shown) }

  override func shownChanged() {}

  override var gathersElements: Bool { true }

  override func gatherElements() {
    if let shownPage { element.setChildren([shownPage.element]) }
  }

  override func collectElements(into elements: inout [Element]) { elements.append(element) }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let rootPage { visit(rootPage) }
    for page in pages.values { visit(page) }
  }

  /// The pages are kept; only the one on top is in view.
  override func setChildrenShown(_ shown: Bool) { shownPage?.setShown(shown) }

  override func willUnmount() {
    reads.end()
    element.leave()
  }
}

// MARK: Going back

extension StackNode {
  /// From the root of a stack inside another, or in a collapsed split view, Back goes on outside.
  func canGoBack(from page: PageNode) -> Bool {
    if page.id != .root { return true }
    if let column { return column.split.canGoBack(from: column) }
    return outerPage.map { $0.stack.canGoBack(from: $0) } ?? false
  }

  func goBack(from page: EntryID) -> Bool {
    guard page == model.topPage else { return false }
    if page == .root {
      if let column { return column.split.goBack(from: column) }
      return outerPage.map { $0.stack.goBack(from: $0.id) } ?? false
    }
    perform { $0.pop(page) }
    return true
  }

  func dismiss(_ page: EntryID) -> Bool {
    guard page != .root, model.contains(page) else { return false }
    perform { $0.pop(page) }
    return true
  }

  func goBack(to page: EntryID) -> Bool {
    guard page != model.topPage, model.contains(page) else { return false }
    perform { $0.popTo(page) }
    return true
  }

  func popToRoot() { perform { $0.popToRoot() } }

  func history() -> [PageNode] {
    for index in model.entries.indices where pages[model.entries[index].id] == nil {
      let entry = model.entries[index]
      make(entry, at: index, source(for: entry) ?? placeholder(for: entry))
      graph.runTurns()
    }
    return pagesOutside + rootOfHistory + model.entries.compactMap { pages[$0.id] }
  }

  /// The column a person sees this stack in.
  private var hostColumn: ColumnNode? { column ?? outerPage?.stack.column }

  /// The root, unless it is only the placeholder of a column that nobody chose in a collapsed split view.
  private var rootOfHistory: [PageNode] {
    if let hostColumn, hostColumn.split.isCollapsed, !hostColumn.split.isChosen(hostColumn) { return [] }
    return [rootPage]
  }

  /// The pages below the root for the person who goes back: those of the columns a collapsed split view has stacked
  /// below this one.
  private var pagesOutside: [PageNode] {
    guard let column = hostColumn, column.split.isCollapsed else { return [] }
    return column.split.columns(before: column).flatMap { $0.frontStack.ownHistory() }
  }

  func ownHistory() -> [PageNode] { Array(history().dropFirst(pagesOutside.count)) }

  var pagesBelow: Int { pagesOutside.count + rootOfHistory.count + model.entries.count - 1 }

  func page(at position: Int) -> PageNode? {
    guard position > 0 else { return position == 0 ? rootPage : nil }
    return model.entries.indices.contains(position - 1) ? pages[model.entries[position - 1].id] : nil
  }

  var entryCount: Int { model.entries.count }

  func settingsChanged(of page: PageNode) {
    if page !== shownPage { shownPage?.bar.update() }
  }
}

// MARK: Links

extension StackNode {
  func canFollow(_ value: LinkValue) -> Bool {
    R.canAppend(value) && destinations.find(value.type) != nil
  }

  func follow(_ value: LinkValue, from page: PageNode) {
    perform { $0.followValueLink(from: page.id) { _ = R.append(value, to: &$0) } }
  }

  func replacePath(with value: LinkValue) {
    perform {
      $0.editPath { path in
        path.removeLast(path.count)
        _ = R.append(value, to: &path)
      }
    }
  }

  func source(for value: LinkValue) -> PageSource? { destinations.find(value.type)?.source(for: value) }

  func follow(_ link: LinkID, showing source: PageSource, from page: PageNode) {
    links[link] = source
    perform { $0.follow(link, from: page.id) }
  }

  func update(_ link: LinkID, showing source: PageSource) {
    guard links[link] != nil else { return }
    links[link] = source
    guard let entry = model.entries.last(where: { $0.origin == .link(link) }) else { return }
    pages[entry.id]?.show(source)
  }
}

// MARK: Destinations

extension StackNode {
  func add(_ destination: Destination) {
    if let winner = destinations.add(destination) { reportDuplicate(destination, winner: winner) }
    needsSettling()
  }

  func remove(_ destination: Destination) { destinations.remove(destination) }

  func add(_ presenter: any PagePresenter) {
    presenters[presenter.declaration.id] = presenter
    newPresenters.insert(presenter.declaration.id)
    presenterChanged(presenter)
  }

  func remove(_ presenter: any PagePresenter) {
    presenters[presenter.declaration.id] = nil
    model.dismiss(presenter.declaration.id)
    needsSettling()
  }

  func presenterChanged(_ presenter: any PagePresenter) {
    changedPresenters.append(presenter.declaration.id)
    needsSettling()
  }

  func refresh(_ presenter: any PagePresenter) {
    let id = presenter.declaration.id
    guard
      let entry = model.entries.last(where: { $0.origin == .flag(id) || $0.origin == .item(id) }),
      let page = pages[entry.id], let source = presenter.source()
    else { return }
    page.show(source)
  }

  /// Bindings are read while bodies run, where nothing may be written; what follows from them waits until here.
  private func takePresenterChanges() {
    if changedPresenters.isEmpty { return }
    let changed = changedPresenters
    changedPresenters = []
    for id in changed {
      guard let presenter = presenters[id], !fillsNextColumn(presenter) else { continue }
      let isNew = newPresenters.remove(id) != nil
      switch presenter.wanted {
      case .nothing: model.dismiss(id)
      case .flag: model.present(presenter.declaration, initially: isNew)
      case .item(let value): model.present(presenter.declaration, item: value, initially: isNew)
      }
    }
  }

  /// In a column before the last, what a binding presents on the column's own page stands in the next column.
  private func fillsNextColumn(_ presenter: any PagePresenter) -> Bool {
    guard presenter.declaration.page == .root, let column, let next = column.split.columns(after: column).first else {
      return false
    }
    let id = presenter.declaration.id.number
    if case .nothing = presenter.wanted {
      if next.isFilled(by: id) { next.empty(by: id) }
    } else {
      newPresenters.remove(presenter.declaration.id)
      presenter.fill(next)
      next.onEmptied = { [weak presenter] in presenter?.reset() }
    }
    return true
  }

  /// Removes the first element of a decoded path that cannot be shown, and everything above it.
  private func dropUndecodable() -> Bool {
    guard R.hasEncodedElements(model.path) else { return false }
    for index in 0..<model.path.count where R.isEncoded(model.path, at: index) {
      let entry = model.entries[index]
      if pages[entry.id] != nil || source(for: entry) != nil { continue }
      // A page below may yet declare it.
      if makeLowestMissingPage(below: index) { return true }
      reportUndecodable(at: index)
      perform { model in
        let excess = model.path.count - index
        model.editPath { $0.removeLast(excess) }
      }
      return true
    }
    return false
  }

  private func makeLowestMissingPage(below index: Int) -> Bool {
    (0..<index).contains { makePage(at: $0) }
  }
}

// MARK: Diagnostics

extension StackNode {
  private func placeholder(for entry: Entry) -> PageSource {
    guard case .element(let index) = entry.origin else { return ViewSource(EmptyView()) }
    let name = R.typeName(of: model.path, at: index)
    let registered = destinations.types.map { "\($0)" }
    graph.diagnostics.report(
      .error, "navigation.unregistered-value",
      "The path holds a value of type “\(name)”, and no navigationDestination for it is declared in the stack. "
        + (registered.isEmpty ? "No types are registered. " : "Registered: \(registered.joined(separator: ", ")). ")
        + "Add `.navigationDestination(for: \(name).self) { value in … }` to a view inside the stack.")
    return PlaceholderSource(typeName: name, registered: registered)
  }

  private func reportDuplicate(_ destination: Destination, winner: Destination) {
    let other = winner === destination ? destinations.second(destination.type) ?? winner : winner
    let name = String(reflecting: destination.type)
    let isSamePage = other.page === destination.page
    graph.diagnostics.report(
      .warning, "navigation.duplicate-destination",
      "A navigationDestination for “\(name)” was declared earlier on the stack. Only the destination declared closest "
        + "to the root view of the stack will be used\(isSamePage ? ", and on one page the outermost" : ""). "
        + "Declared at \(winner.place.file):\(winner.place.line), which is used, and at "
        + "\((winner === destination ? other : destination).place.file):"
        + "\((winner === destination ? other : destination).place.line).",
      at: destination.place)
  }

  private func reportUndecodable(at index: Int) {
    let name = R.typeName(of: model.path, at: index)
    graph.diagnostics.report(
      .warning, "navigation.undecodable-element",
      "Failed to decode item in navigation path at index \(index). Perhaps the navigationDestination declarations have "
        + "changed since the path was encoded? No destination shows a “\(name)” made from what was encoded. The \(index) "
        + "page(s) below it are shown.")
  }

  private func reportWaiting(_ declaration: DeclarationID) {
    guard let presenter = presenters[declaration] else { return }
    graph.diagnostics.report(
      .warning, "navigation.two-presentations",
      "Two navigation destinations of one view are presented at once. The outer one is shown; this one waits until it "
        + "has gone. Present them one after the other, or put the second on the first one's view.", at: presenter.place)
  }
}
