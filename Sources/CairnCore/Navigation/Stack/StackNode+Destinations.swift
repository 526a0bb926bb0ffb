import CairnNavigation

// Destinations declared on the stack's pages: those for types and those presented by bindings.
extension StackNode {
  func add(_ destination: Destination) {
    let addition = destinations.add(destination)
    if let rival = addition.rival { reportDuplicate(destination, rival, isInForce: addition.isInForce) }
    if addition.isInForce {
      search.startOver()
      pageBelow.tryAgain()
      if isUsed(destination) { hand(addition.takenOver, to: destination) }
    }
    needsSettling()
  }

  func remove(_ destination: Destination) {
    guard !flags.contains(.unmounted) else { return }
    if let next = destinations.remove(destination), isUsed(next) { hand(destination.madePages, to: next) }
  }

  func keep(_ destination: Destination) { destinations.keepsLost = true }

  /// Drops destinations that were kept for pages which are gone now.
  func dropKeptDestinations() {
    guard destinations.keepsLost else { return }
    for destination in destinations.lost() { remove(destination) }
  }

  /// Whether a destination is used: a path of one type uses only those declared on the root.
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

  // MARK: Presentations by bindings

  func add(_ presenter: any PagePresenter) {
    presenters.add(presenter)
    presenterChanged(presenter)
  }

  func remove(_ presenter: any PagePresenter) {
    presenters.remove(presenter.declaration.id)
    nextColumn(for: presenter)?.leadHasGone(presenter)
    model.dismiss(presenter.declaration.id)
    needsSettling()
  }

  func presenterChanged(_ presenter: any PagePresenter) {
    presenters.noteChange(of: presenter.declaration.id)
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

  /// Applies changes of presenters' bindings. Bindings are read while bodies run, when nothing may be written, so
  /// the changes wait until now.
  func takePresenterChanges() {
    if presenters.isUnchanged { return }
    // Presenting can remove path elements, so read the path first: the app may have replaced elements with equal
    // ones, which triggers no update.
    syncPath()
    var changed = presenters.takeChanges()
    if changed.count > 1 { changed.sort { place(of: $0) < place(of: $1) } }
    for id in changed {
      guard let presenter = presenters[id], !fillsNextColumn(presenter) else { continue }
      present(presenter, initially: presenters.takeNew(id))
    }
  }

  /// The order of presenters: lower pages first, and outer declarations first on the same page.
  private func place(of id: DeclarationID) -> (Int, Int) {
    guard let declaration = presenters[id]?.declaration else { return (0, 0) }
    return (pages.page(of: declaration.page)?.position ?? 0, declaration.order)
  }

  /// Updates the stack to match a presenter's binding.
  func present(_ presenter: any PagePresenter, initially: Bool) {
    if graph.leaving != nil, !mayPresent(presenter, initially: initially) { return }
    switch presenter.wanted {
    case .nothing: model.dismiss(presenter.declaration.id)
    case .flag: if mayPresent() { model.present(presenter.declaration, initially: initially) }
    case .item(let value):
      if mayPresent() { model.present(presenter.declaration, item: value, initially: initially) }
    }
  }

  /// Shows a presenter's content in the next column, unless this is the last one. Returns whether there is a next
  /// column.
  private func fillsNextColumn(_ presenter: any PagePresenter) -> Bool {
    guard let next = nextColumn(for: presenter) else { return false }
    _ = presenters.takeNew(presenter.declaration.id)
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
