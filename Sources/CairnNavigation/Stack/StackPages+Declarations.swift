/// A view that is on the stack because a binding says so.
struct Shown {
  let entry: EntryID
  let declaration: Declaration
  /// What the item holds; nil for a Bool.
  var value: (any Hashable)?
  /// What it held when the turn began.
  var valueBefore: (any Hashable)?
  /// Whether it was presented in this turn.
  var isNew = true
}

/// A declaration whose binding is true, but whose page has something else above it.
struct Waiting {
  let declaration: Declaration
  let origin: Origin
  var value: (any Hashable)?
  /// Whether the diagnostics should hear of it.
  var isReported: Bool
}

extension StackPages {
  /// A binding became false or nil, or the modifier has gone from its page. Everything above its view leaves with it.
  mutating func dismiss(_ declaration: DeclarationID) {
    resets.removeAll { $0 == declaration }
    waiting.removeAll { $0.declaration.id == declaration }
    guard let view = shown.first(where: { $0.declaration.id == declaration }) else { return }
    pop(view.entry)
    resets.removeAll { $0 == declaration }
  }

  /// Presents a declaration that waits on the page on top, if there is one: the first in their order. The new page may
  /// declare more, so this is asked again until it says false.
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

  /// Whether a declaration has its view on the stack.
  func isShown(_ declaration: DeclarationID) -> Bool {
    shown.contains { $0.declaration.id == declaration }
  }

  /// The value an item destination on the stack shows.
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
    // A page that is not there may come back to life before the turn ends. If it does not, this is forgotten then.
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

  /// Keeps a declaration, whose binding stays true, until nothing lies above its page.
  private mutating func wait(
    _ declaration: Declaration, as origin: Origin, value: (any Hashable)?, isReported: Bool
  ) {
    resets.removeAll { $0 == declaration.id }
    waiting.append(Waiting(declaration: declaration, origin: origin, value: value, isReported: isReported))
  }

  private mutating func push(_ declaration: Declaration, as origin: Origin, value: (any Hashable)?) {
    let entry = push(origin, owner: declaration.page)
    let earlier = departed.first { $0.entry == entry }
    touched.append(declaration.id)
    shown.append(
      Shown(
        entry: entry, declaration: declaration, value: value, valueBefore: earlier.map(\.valueBefore) ?? value))
  }

  var pagesOfRenewedItems: [EntryID] {
    touchedPlaces.map { shown[$0] }
      .filter { list.depth(of: $0.entry).map { list.wasThere($0 - 1) } ?? false }
      .filter { !areSame($0.value, $0.valueBefore) }
      .map(\.entry)
  }

  /// Where those that were touched in this turn stand among the shown, the lowest first. They are looked for from the top, where
  /// new ones are.
  private var touchedPlaces: [Int] {
    let places = touched.compactMap { id in shown.lastIndex { $0.declaration.id == id } }
    return places.count > 1 ? Set(places).sorted() : places
  }

  /// Ends the turn for the declarations; returns those that began to wait in it for another one.
  mutating func forgetTurnOfDeclarations() -> [DeclarationID] {
    guard !(touched.isEmpty && departed.isEmpty && waiting.isEmpty) else { return [] }
    for index in touchedPlaces {
      shown[index].isNew = false
      shown[index].valueBefore = shown[index].value
    }
    touched.removeAll()
    departed.removeAll()
    // Not earlier: a page that has gone may come back to life before the turn ends.
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
