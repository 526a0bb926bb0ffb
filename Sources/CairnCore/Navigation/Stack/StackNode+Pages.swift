import CairnNavigation

// Which pages there are: each is made when it is to be shown, or when it may declare what a page above it needs.
extension StackNode {
  var topPage: PageNode? { page(model.topPage) }

  private func page(_ id: EntryID) -> PageNode? { id == .root ? rootPage : pages[id] }

  /// Works out what the turn's changes mean for pages, one step at a time: making a page may bring destinations and
  /// presentations, which the bodies that run next declare.
  func settle() -> Bool {
    takePresenterChanges()
    writeBindings()
    while model.presentWaiting() {}
    apply(model.finishTurn())
    if dropUndecodable() { return true }
    if !placeholders.isEmpty { replacePlaceholders() }
    let top = model.entries.count - 1
    guard top >= 0, pages[model.entries[top].id] == nil else { return false }
    // A destination for the page on top may hide in any page below it, so those are made if need be, from the bottom.
    if makePage(at: top) || makeLowestMissingPage(below: top) { return true }
    make(at: top, placeholder(at: top))
    return true
  }

  private func apply(_ change: Change) {
    for entry in change.left {
      if case .link(let link) = entry.origin { links[link] = nil }
      if case .element(let index) = entry.origin { decodedCount = min(decodedCount, index) }
      placeholders.remove(entry.id)
      pages.removeValue(forKey: entry.id)?.unmount()
    }
    for id in change.renewed {
      guard let page = pages[id] else { continue }
      if placeholders.contains(id) { continue }
      if let source = source(at: page.position - 1) { page.show(source) }
    }
    for declaration in change.waiting { reportWaiting(declaration) }
    guard !change.left.isEmpty || !change.came.isEmpty || !change.renewed.isEmpty else { return }
    if !change.renewed.isEmpty { decodedCount = 0 }
    search = PageSearch()
    hostColumn?.pagesChanged()
  }

  /// What the page of an entry shows; nil if nothing is known that could.
  func source(at index: Int) -> PageSource? {
    let entry = model.entries[index]
    switch entry.origin {
    case .element(let position):
      if let source = R.content(of: model.path, at: position, in: destinations) { return source }
      return followed.flatMap { $0.entry == entry.id ? $0.source : nil }
    case .link(let link): return links[link]
    case .flag(let declaration), .item(let declaration): return presenters[declaration]?.source()
    }
  }

  /// Makes the page of an entry if its content is known; true if it did.
  private func makePage(at index: Int) -> Bool {
    guard pages[model.entries[index].id] == nil, let source = source(at: index) else { return false }
    make(at: index, source)
    return true
  }

  private func make(at index: Int, _ source: PageSource) {
    let id = model.entries[index].id
    pages[id] = PageNode(id, source: source, at: index + 1, in: self, shown: false)
    if source is PlaceholderSource { placeholders.insert(id) }
  }

  /// Goes on upwards from where it stopped: a page that could not be made then cannot be now, unless a new destination
  /// has started the search over.
  private func makeLowestMissingPage(below limit: Int) -> Bool {
    while let index = search.next(below: limit) {
      let entry = model.entries[index]
      guard pages[entry.id] == nil else { continue }
      if case .element(let position) = entry.origin {
        guard let source = search.content(of: model.path, at: position, in: destinations) else { continue }
        make(at: index, source)
        return true
      }
      if makePage(at: index) { return true }
    }
    return false
  }

  /// Makes every page there is.
  func makeAllPages() {
    for index in model.entries.indices where pages[model.entries[index].id] == nil {
      // What shows this page may be declared on one that was made just now.
      if source(at: index) == nil { graph.runTurns() }
      guard model.entries.indices.contains(index), pages[model.entries[index].id] == nil else { continue }
      make(at: index, source(at: index) ?? placeholder(at: index))
    }
    graph.runTurns()
  }

  // MARK: Values without a destination

  private func placeholder(at index: Int) -> PageSource {
    guard case .element(let position) = model.entries[index].origin else { return ViewSource(EmptyView()) }
    let name = R.typeName(of: model.path, at: position)
    let registered = destinations.types.map { "\($0)" }
    reportUnregistered(name, registered)
    return PlaceholderSource(typeName: name, registered: registered)
  }

  private func replacePlaceholders() {
    for id in placeholders {
      guard let page = pages[id], let better = source(at: page.position - 1) else { continue }
      placeholders.remove(id)
      page.show(better)
    }
  }

  /// Removes the first element of a decoded path that cannot be shown, and everything above it.
  private func dropUndecodable() -> Bool {
    guard R.hasEncodedElements(model.path), decodedCount < model.path.count else { return false }
    while decodedCount < model.path.count {
      let index = decodedCount
      if R.isEncoded(model.path, at: index), pages[model.entries[index].id] == nil, source(at: index) == nil {
        // A page below may yet declare it.
        if makeLowestMissingPage(below: index) { return true }
        reportUndecodable(at: index)
        perform { model in
          let excess = model.path.count - index
          model.editPath { $0.removeLast(excess) }
        }
        return true
      }
      decodedCount += 1
    }
    return false
  }
}

/// How far the search for pages that can be made has come.
@MainActor
struct PageSearch<R: Route> {
  private var index = 0
  /// Looking up one element after the other from below would walk the path each time.
  private var elements: R.Elements?

  mutating func next(below limit: Int) -> Int? {
    guard index < limit else { return nil }
    defer { index += 1 }
    return index
  }

  mutating func content(of path: R.Path, at position: Int, in destinations: DestinationTable) -> PageSource? {
    let elements = elements ?? R.elements(of: path)
    self.elements = elements
    return R.content(of: elements, at: position, in: destinations)
  }

  /// A new destination may show what could not be shown before.
  mutating func startOver() { index = 0 }
}
