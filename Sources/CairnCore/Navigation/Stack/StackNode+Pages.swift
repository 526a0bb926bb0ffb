import CairnNavigation
import CairnUnsafe

// Creation of pages. A page is created when it is shown, or when it may declare a destination a page above it
// needs.
extension StackNode {
  var topPage: PageNode? {
    let count = entryCount
    return count == 0 ? rootPage : madePage(count - 1)
  }

  /// The number of pages above the root. Reads the list directly, as does `entry(at:)`.
  var entryCount: Int { model.pages.list.entries.count }

  func entry(at index: Int) -> Entry { model.pages.list.entries[index] }

  /// Returns the page of the entry at an index, if it has been created.
  func madePage(_ index: Int) -> PageNode? { pages.page(of: entry(at: index).id, at: index + 1) }

  /// Creates and removes pages for the turn's changes, one step at a time: a new page may declare destinations and
  /// presentations when its bodies run next.
  func settle() -> Bool {
    restoreRefusedPath()
    takePresenterChanges()
    writeBindings()
    if graph.redirects != nil { redirect() }
    if cutEndlessPresentations() { return true }
    // Look for pages that cannot be shown first, so that waiting presentations do not start on a page about to be
    // removed.
    if model.path.hasEncodedElements, model.hasWaiting {
      followModel()
      if dropUndecodable() { return true }
    }
    while model.presentWaiting() {}
    followModel()
    if dropUndecodable() { return true }
    if !placeholders.isEmpty { replacePlaceholders() }
    let top = entryCount - 1
    guard top >= 0, madePage(top) == nil else { return pageBelow.isWanted && makePageBelow() }
    // A page below may declare the destination of the top page, so the missing pages are created from the bottom
    // up.
    if let source = source(at: top) {
      make(at: top, source)
    } else if makeLowestMissingPage(below: top) {
      return true
    } else {
      make(at: top, placeholder(at: top))
    }
    // Declarations on the top page enqueue another pass.
    return false
  }

  /// Has the page directly below the top one made if the bar shows its title. Of several pages that were pushed at once,
  /// only that one and the top one are on the screen.
  func makeTitleOfWayBack() {
    guard
      entryCount > 1, !flags.contains(.unmounted), isInView, let top = shownPage, top === topPage,
      madePage(entryCount - 2) == nil, pageBelow.canBeMade(for: entry(at: entryCount - 2).id), top.namesPageBelow
    else { return }
    pageBelow.want()
    needsSettling()
  }

  private func makePageBelow() -> Bool {
    let below = entryCount - 2
    guard below >= 0, madePage(below) == nil, !makePage(at: below) else {
      pageBelow.end()
      return false
    }
    if makeLowestMissingPage(below: below) { return true }
    // A value without a destination: its placeholder is made when it is shown.
    pageBelow.end(missing: entry(at: below).id)
    return false
  }

  /// Updates the pages after the changes the turn has made to the model so far.
  private func followModel() {
    guard model.takeChange() else { return }
    search = PageSearch()
    pageBelow = PageBelow()
    let hasLost = !model.change.left.isEmpty
    let hasWon = !model.change.came.isEmpty
    let hasRenewed = !model.change.renewed.isEmpty
    let hasMoved = !model.change.moved.isEmpty
    if hasRenewed || hasMoved || (hasLost && hasWon) { spareBar.change() }
    if hasLost { forgetPages(model.change.left) }
    if hasLost, let observers { observers.follow(model.change) }
    if hasMoved { movePages(model.change.moved) }
    if hasRenewed { renewPages(model.change.renewed) }
    for declaration in model.change.waiting { reportWaiting(declaration) }
    guard hasLost || hasWon || hasRenewed || hasMoved else { return }
    if model.path.hasEncodedElements { noteUnchecked(model.change) }
    hostColumn?.pagesChanged()
  }

  private func forgetPages(_ left: EntryRun) {
    noteFocus()
    var place = left.count
    while place > 0 {
      place -= 1
      let entry = left[place]
      // Most pages of a long path were never created, so there is nothing to clean up for their entries.
      if pages.isEmpty, links.isEmpty, unchecked.isEmpty, placeholders.isEmpty { break }
      if case .link(let link) = entry.origin { links[link] = nil }
      if !unchecked.isEmpty, case .element(let index) = entry.origin { unchecked.removeAll { $0 >= index } }
      if !placeholders.isEmpty { placeholders.remove(entry.id) }
      if !pages.isEmpty { pages.remove(entry)?.unmount() }
    }
    dropKeptDestinations()
  }

  private func movePages(_ moved: [EntryID]) {
    let moved = Set(moved)
    for (index, entry) in model.entries.enumerated() where moved.contains(entry.id) {
      pages.page(of: entry.id)?.position = index + 1
    }
    pages.sort()
  }

  private func renewPages(_ renewed: [EntryID]) {
    for id in renewed {
      guard let page = pages.page(of: id), !placeholders.contains(id) else { continue }
      if let source = renewedSource(of: page) {
        page.show(source)
        page.renewals += 1
      }
    }
  }

  /// Returns the source of an entry's page, or `nil` if no known destination has one.
  func source(at index: Int) -> PageSource? {
    let entry = entry(at: index)
    switch entry.origin {
    case .element(let position):
      if let source = search.content(of: model.path, at: position, on: kept, in: destinations) { return source }
      return links.source(followedTo: entry.id)
    case .link(let link): return links[link]
    case .flag(let declaration), .item(let declaration): return presenters[declaration]?.source()
    }
  }

  /// Returns the source of a page whose element has changed. A destination that has since been removed keeps
  /// serving the page it made.
  private func renewedSource(of page: PageNode) -> PageSource? {
    if let source = source(at: page.position - 1) { return source }
    guard let destination = page.source.destination, page.position <= model.path.count else { return nil }
    return search.content(of: model.path, at: page.position - 1, on: kept, in: DestinationTable(destination))
  }

  /// Creates the page of an entry if its content is known. Returns whether it did.
  private func makePage(at index: Int) -> Bool {
    guard madePage(index) == nil, let source = source(at: index) else { return false }
    make(at: index, source)
    return true
  }

  private func make(at index: Int, _ source: PageSource) {
    let id = entry(at: index).id
    pages.add(PageNode(id, source: source, at: index + 1, in: self))
    graph.loops.allowRound()
    if source is PlaceholderSource { placeholders.insert(id) }
  }

  /// Creates the next missing page whose content is known, continuing upwards from the last search. A page that
  /// failed before still fails, unless a new destination has restarted the search.
  private func makeLowestMissingPage(below limit: Int) -> Bool {
    search.prepare(model.path)
    while let index = search.next(below: limit) {
      if makePage(at: index) { return true }
    }
    return false
  }

  /// Creates all missing pages.
  func makeAllPages() {
    for index in 0..<entryCount {
      // The destination for this page may be declared on a page created just now, which may also remove others from
      // the path.
      if isMissing(index), source(at: index) == nil { graph.runTurns() }
      if isMissing(index) { make(at: index, source(at: index) ?? placeholder(at: index)) }
    }
    graph.runTurns()
  }

  private func isMissing(_ index: Int) -> Bool { index < entryCount && madePage(index) == nil }

  // MARK: Values without a destination

  private func placeholder(at index: Int) -> PageSource {
    guard case .element(let position) = entry(at: index).origin else { return ViewSource(EmptyView()) }
    let name = route.typeName(of: model.path, at: position)
    let registered = destinations.types.map { "\($0)" }
    reportUnregistered(name, registered)
    return PlaceholderSource(typeName: name, registered: registered)
  }

  private func replacePlaceholders() {
    for id in placeholders {
      guard let page = pages.page(of: id), let better = source(at: page.position - 1) else { continue }
      placeholders.remove(id)
      page.show(better)
    }
  }

  private func noteUnchecked(_ change: StackChange) {
    for entry in change.came {
      if case .element(let position) = entry.origin { unchecked.append(position) }
    }
    if !change.moved.isEmpty {
      unchecked = Array(0..<model.path.count)
    } else if !change.renewed.isEmpty {
      let renewed = Set(change.renewed)
      for index in 0..<model.path.count where renewed.contains(entry(at: index).id) { unchecked.append(index) }
    }
    unchecked.sort()
  }

  /// Removes the first element of a decoded path that cannot be shown, and everything above it.
  private func dropUndecodable() -> Bool {
    guard !unchecked.isEmpty else { return false }
    search.prepare(model.path)
    while let index = unchecked.first {
      if search.isEncoded(at: index), !canBeShown(at: index) {
        // A page below may still declare its destination.
        if makeLowestMissingPage(below: index) { return true }
        reportUndecodable(at: index)
        unchecked = []
        perform { model in
          let excess = model.path.count - index
          model.editPath { $0.removeLast(excess) }
        }
        return true
      }
      unchecked.removeFirst()
    }
    return false
  }

  private func canBeShown(at index: Int) -> Bool {
    if source(at: index) != nil { return true }
    return madePage(index).map { renewedSource(of: $0) != nil } ?? false
  }
}

/// The progress of the search for pages that can be created.
@MainActor
struct PageSearch {
  private var index = 0
  private var elements: [NavigationPath.Element]?

  /// Copies the elements once. Looking them up one by one from the bottom would walk the path each time.
  mutating func prepare(_ path: StackPath) {
    if elements == nil, case .mixed(let path) = path { elements = path.elements }
  }

  mutating func next(below limit: Int) -> Int? {
    guard index < limit else { return nil }
    defer { index += 1 }
    return index
  }

  func content(
    of path: StackPath, at position: Int, on kept: KeptRoute, in destinations: DestinationTable
  ) -> PageSource? {
    if let elements { return destinations.source(for: elements[position]) }
    return kept.route.content(of: path, at: position, in: destinations)
  }

  func isEncoded(at position: Int) -> Bool { elements?[position].isEncoded ?? false }

  /// Restarts the search, because a new destination may show what could not be shown before.
  mutating func startOver() { index = 0 }
}
