/// A view that a binding keeps on the stack.
struct PresentedDeclaration {
  let entry: EntryID
  let declaration: Declaration
  /// The item's value, or `nil` for a Bool.
  var value: (any Hashable)?
  /// The item's value when the turn began.
  var valueBefore: (any Hashable)?
  /// Whether the view was presented in this turn.
  var isNew = true
}

/// A deferred declaration: its binding is true, but its page has something else above it.
struct DeferredDeclaration {
  let declaration: Declaration
  let origin: Origin
  var value: (any Hashable)?
  /// Whether to report the declaration in diagnostics.
  var isReported: Bool
}

extension StackPages {
  /// Dismisses a declaration because its binding became `false` or `nil`, or because its modifier was removed.
  /// Everything above its view is removed too.
  mutating func dismiss(_ declaration: DeclarationID) {
    resets.removeAll { $0 == declaration }
    waiting.removeAll { $0.declaration.id == declaration }
    guard let view = shown.first(where: { $0.declaration.id == declaration }) else { return }
    pop(view.entry)
    resets.removeAll { $0 == declaration }
  }

  /// Presents the first deferred declaration on the top page, if there is one. The new page may declare more, so
  /// call this until it returns `false`.
  mutating func presentWaiting() -> Bool {
    guard !waiting.isEmpty else { return false }
    let page = list.topPage
    let candidates = waiting.indices.filter { waiting[$0].declaration.page == page }
    guard let next = candidates.min(by: { waiting[$0].declaration.order < waiting[$1].declaration.order }) else {
      return false
    }
    let declared = waiting.remove(at: next)
    push(declared.declaration, as: declared.origin, value: declared.value)
    return true
  }

  /// Returns whether a declaration's view is on the stack.
  func isShown(_ declaration: DeclarationID) -> Bool {
    shown.contains { $0.declaration.id == declaration }
  }

  /// Returns the value that an item destination on the stack shows.
  func item(of page: EntryID) -> (any Hashable)? {
    shown.first { $0.entry == page }?.value
  }

  mutating func present(
    _ declaration: Declaration, as origin: Origin, value: (any Hashable)? = nil, initially: Bool
  ) {
    resets.removeAll { $0 == declaration.id }
    if let index = shown.firstIndex(where: { $0.declaration.id == declaration.id }) {
      shown[index].value = value
      touched.append(declaration.id)
      return
    }
    if let index = waiting.firstIndex(where: { $0.declaration.id == declaration.id }) {
      waiting[index].value = value
      return
    }
    // A missing page may be revived before the turn ends. Otherwise the declaration is forgotten then.
    guard let depth = list.depth(of: declaration.page) else {
      return wait(declaration, as: origin, value: value, isReported: false)
    }
    if let above = list.entry(above: depth) {
      let rival = shown.first { $0.entry == above.id && $0.isNew }
      if initially || (rival.map { $0.declaration.order <= declaration.order } ?? false) {
        return wait(declaration, as: origin, value: value, isReported: rival != nil)
      }
      cut(to: depth)
      if let rival { wait(rival.declaration, as: above.origin, value: rival.value, isReported: true) }
    }
    push(declaration, as: origin, value: value)
  }

  /// Defers a declaration, whose binding stays true, until its page is on top.
  private mutating func wait(
    _ declaration: Declaration, as origin: Origin, value: (any Hashable)?, isReported: Bool
  ) {
    resets.removeAll { $0 == declaration.id }
    waiting.append(DeferredDeclaration(declaration: declaration, origin: origin, value: value, isReported: isReported))
  }

  private mutating func push(_ declaration: Declaration, as origin: Origin, value: (any Hashable)?) {
    let entry = push(origin, owner: declaration.page)
    let earlier = departed.first { $0.entry == entry }
    touched.append(declaration.id)
    shown.append(
      PresentedDeclaration(
        entry: entry, declaration: declaration, value: value, valueBefore: earlier.map(\.valueBefore) ?? value))
  }

  var pagesOfRenewedItems: [EntryID] {
    touchedPlaces.map { shown[$0] }
      .filter { list.depth(of: $0.entry).map { list.wasThere($0 - 1) } ?? false }
      .filter { !areSame($0.value, $0.valueBefore) }
      .map(\.entry)
  }

  /// The indices in `shown` of the views touched in this turn, the lowest first. The search starts at the top,
  /// where new views are.
  private var touchedPlaces: [Int] {
    let places = touched.compactMap { id in shown.lastIndex { $0.declaration.id == id } }
    return places.count > 1 ? Set(places).sorted() : places
  }

  /// Ends the turn for the declarations. Returns those that were deferred during it because of another one.
  mutating func forgetTurnOfDeclarations() -> [DeclarationID] {
    guard !(touched.isEmpty && departed.isEmpty && waiting.isEmpty) else { return [] }
    for index in touchedPlaces {
      shown[index].isNew = false
      shown[index].valueBefore = shown[index].value
    }
    touched.removeAll()
    departed.removeAll()
    // Not earlier: a removed page may be revived before the turn ends.
    waiting.removeAll { list.depth(of: $0.declaration.page) == nil }
    let reported = waiting.filter(\.isReported).map(\.declaration.id)
    for index in waiting.indices { waiting[index].isReported = false }
    return reported
  }
}

private func areSame(_ a: (any Hashable)?, _ b: (any Hashable)?) -> Bool {
  switch (a, b) {
  case (nil, nil): true
  case (let a?, let b?): CairnNavigation.areSame(a, b)
  default: false
  }
}
