import CairnNavigation

// Destinations declared on the stack's pages: for types, and those that a binding presents.
extension StackNode {
  func add(_ destination: Destination) {
    let addition = destinations.add(destination)
    if let rival = addition.rival { reportDuplicate(destination, rival, isInForce: addition.isInForce) }
    if addition.isInForce {
      search.startOver()
      if isUsed(destination) { hand(addition.takenOver, to: destination) }
    }
    needsSettling()
  }

  func remove(_ destination: Destination) {
    guard !flags.contains(.unmounted) else { return }
    if let next = destinations.remove(destination), isUsed(next) { hand(destination.madePages, to: next) }
  }

  func keep(_ destination: Destination) { keepsDestinations = true }

  /// Pages that have gone take along what was kept for them.
  func dropKeptDestinations() {
    guard keepsDestinations else { return }
    for destination in destinations.lost() { remove(destination) }
  }

  /// A path of one type uses only what is declared on the root.
  private func isUsed(_ destination: Destination) -> Bool {
    guard let elementType = route.elementType, destination.page?.id != .root else { return true }
    if destination.type == elementType { reportNotOnRoot(destination) }
    return false
  }

  private func hand(_ pages: [PageNode], to destination: Destination) {
    for page in pages where !page.flags.contains(.unmounted) {
      if let source = page.source.moved(to: destination) { page.show(source) }
    }
  }

  // MARK: Presented by a binding

  func add(_ presenter: any PagePresenter) {
    presenters[presenter.declaration.id] = presenter
    newPresenters.insert(presenter.declaration.id)
    presenterChanged(presenter)
  }

  func remove(_ presenter: any PagePresenter) {
    presenters[presenter.declaration.id] = nil
    nextColumn(for: presenter)?.leadHasGone(presenter)
    newPresenters.remove(presenter.declaration.id)
    model.dismiss(presenter.declaration.id)
    needsSettling()
  }

  func presenterChanged(_ presenter: any PagePresenter) {
    changedPresenters.append(presenter.declaration.id)
    needsSettling()
  }

  func refresh(_ presenter: any PagePresenter) {
    if let next = nextColumn(for: presenter) {
      if let source = presenter.source() { next.refill(with: source, by: presenter) }
      return
    }
    let id = presenter.declaration.id
    guard
      model.isShown(id),
      let entry = model.entries.last(where: { $0.origin == .flag(id) || $0.origin == .item(id) }),
      let page = pages.page(of: entry.id), let source = presenter.source()
    else { return }
    page.show(source)
  }

  /// Bindings are read while bodies run, where nothing may be written; what follows from them waits until here.
  func takePresenterChanges() {
    if changedPresenters.isEmpty { return }
    // What is presented may take elements off the path. The app may have put equal ones in their place, which it tells nobody.
    syncPath()
    var changed = changedPresenters
    changedPresenters = []
    if changed.count > 1 { changed.sort { place(of: $0) < place(of: $1) } }
    for id in changed {
      guard let presenter = presenters[id], !fillsNextColumn(presenter) else { continue }
      present(presenter, initially: newPresenters.remove(id) != nil)
    }
  }

  /// Which of several comes first: those on lower pages, and on one page outer ones.
  private func place(of id: DeclarationID) -> (Int, Int) {
    guard let declaration = presenters[id]?.declaration else { return (0, 0) }
    return (pages.page(of: declaration.page)?.position ?? 0, declaration.order)
  }

  /// Makes the stack show what a presenter's binding says.
  func present(_ presenter: any PagePresenter, initially: Bool) {
    switch presenter.wanted {
    case .nothing: model.dismiss(presenter.declaration.id)
    case .flag: if mayPresent() { model.present(presenter.declaration, initially: initially) }
    case .item(let value):
      if mayPresent() { model.present(presenter.declaration, item: value, initially: initially) }
    }
  }

  /// In a column before the last, what a binding presents stands in the next column.
  private func fillsNextColumn(_ presenter: any PagePresenter) -> Bool {
    guard let next = nextColumn(for: presenter) else { return false }
    newPresenters.remove(presenter.declaration.id)
    if case .nothing = presenter.wanted {
      if next.isFilled(by: presenter) { next.empty() }
    } else if let source = presenter.source() {
      next.fill(with: source, by: presenter)
    }
    return true
  }

  private func nextColumn(for presenter: any PagePresenter) -> ColumnNode? {
    presenter.staysInColumn ? nil : column?.next
  }
}
