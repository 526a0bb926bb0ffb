import CairnNavigation

extension StackNode {
  /// Tells listeners what the turn has changed.
  func report() {
    guard let listeners = graph.stackListeners else { return }
    let values = model.entries.map { value(of: $0.id) }
    let ids = model.entries.map(\.id)
    defer { shownValues = ShownValues(ids: ids, values: values) }
    guard let before = shownValues, before.ids != ids || !values.elementsEqual(before.values, by: areSameValues) else {
      return
    }
    let event = StackEvent(
      handle: StackReference(self),
      kind: ids.count > before.ids.count ? .push : ids.count < before.ids.count ? .pop : .replace,
      cause: cause ?? .code, before: before.values, after: values)
    for listener in listeners.members where listener.hears(self) {
      graph.effects.add(.change, of: self) { listener.changed(event) }
    }
  }
}

extension StackNode: ReplaceableStack {
  func replaceAll(with values: [any Hashable]) { _ = replace(keeping: 0, with: values.map { LinkValue.of($0) }) }
}

/// The pages of a stack as its listeners know them.
struct ShownValues {
  let ids: [EntryID]
  let values: [(any Hashable)?]
}

private func areSameValues(_ a: (any Hashable)?, _ b: (any Hashable)?) -> Bool {
  switch (a, b) {
  case (nil, nil): true
  case (let a?, let b?): CairnNavigation.areSame(a, b)
  default: false
  }
}
