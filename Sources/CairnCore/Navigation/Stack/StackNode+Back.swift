import CairnNavigation

// Going back, and the pages it leads to.
extension StackNode {
  /// Whether going back is possible. From the root of a nested stack, or of a stack in a collapsed split view, Back
  /// continues outside.
  func canGoBack(from page: PageNode) -> Bool {
    if page.position != 0 { return true }
    if let column { return column.canGoBack(from: self) }
    if let column = hostColumn, outerPage?.id == .root { return column.canGoBack(from: self) }
    return outerPage.map { $0.stack.canGoBack(from: $0) } ?? false
  }

  func pageBackLeadsTo(from page: PageNode) -> PageNode? {
    if page.position > 1 || (page.position == 1 && rootIsInHistory) { return self.page(at: page.position - 1) }
    if let below = columnsOutside.last(where: { $0.frontStack.ownPageCount > 0 }) { return below.frontStack.topPage }
    return outerPage?.pageBackLeadsTo
  }

  func goBack(from page: EntryID) -> Bool {
    guard
      graph.leaving == nil
        || mayPerform(.back, again: { _ = $0.goBack(from: page) }, { if page == $0.topPage { $0.pop(page) } })
    else { return true }
    // The app may have covered the page meanwhile, which is known only after its writes are read.
    var isOnTop = false
    cause = .back
    perform {
      isOnTop = page == $0.topPage
      if isOnTop { $0.pop(page) }
    }
    guard isOnTop, page == .root else { return isOnTop }
    if let column { return column.split.goBack(from: column) }
    return outerPage.map { $0.stack.goBack(from: $0.id) } ?? false
  }

  func dismiss(_ page: EntryID) -> Bool {
    guard page != .root, model.contains(page) else { return false }
    guard
      graph.leaving == nil || mayPerform(.dismissal, again: { _ = $0.dismiss(page) }, { $0.pop(page) })
    else { return true }
    cause = cause ?? .dismissal
    perform { $0.pop(page) }
    return true
  }

  func goBack(to page: EntryID) -> Bool {
    guard page != model.topPage, model.contains(page) else { return false }
    guard
      graph.leaving == nil || mayPerform(.history, again: { _ = $0.goBack(to: page) }, { $0.popTo(page) })
    else { return true }
    cause = .history
    perform { $0.popTo(page) }
    return true
  }

  @discardableResult
  func popToRoot(because cause: LeaveCause?) -> Bool {
    if graph.leaving != nil, let cause,
      !mayPerform(cause, again: { $0.popToRoot(because: cause) }, { $0.popToRoot() })
    {
      return false
    }
    self.cause = cause
    perform { $0.popToRoot() }
    return true
  }

  func history() -> [PageNode] {
    makeAllPages()
    return pagesOutside + (rootIsInHistory ? [rootPage] : []) + (0..<entryCount).compactMap(madePage)
  }

  /// Whether going back reaches the root. In a collapsed split view, the placeholder of a column without a
  /// selection does not count.
  private var rootIsInHistory: Bool {
    guard let hostColumn, hostColumn.split.isCollapsed else { return true }
    return hostColumn.split.isChosen(hostColumn)
  }

  /// The pages of columns that a collapsed split view has stacked below this one, which the user can go back to.
  private var pagesOutside: [PageNode] { columnsOutside.flatMap { $0.frontStack.ownHistory() } }

  private var columnsOutside: [ColumnNode] {
    guard let column = hostColumn, column.split.isCollapsed else { return [] }
    return column.split.columns(before: column)
  }

  func ownHistory() -> [PageNode] { Array(history().dropFirst(pagesOutside.count)) }

  var pagesBelow: Int { columnsOutside.reduce(ownPageCount - 1) { $0 + $1.frontStack.ownPageCount } }

  var ownPageCount: Int { (rootIsInHistory ? 1 : 0) + entryCount }

  func page(at position: Int) -> PageNode? {
    guard position > 0 else { return position == 0 ? rootPage : nil }
    return position <= entryCount ? madePage(position - 1) : nil
  }

  func settingsChanged(of page: PageNode) {
    spareBar.change()
    if page !== shownPage { shownPage?.bar.update() } else { makeTitleOfWayBack() }
    hostColumn?.settingsChanged()
  }
}
