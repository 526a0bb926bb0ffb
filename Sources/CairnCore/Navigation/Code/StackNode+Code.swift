import CairnNavigation

// Navigation by code that has no path.
extension StackNode {
  /// Pushes a value. Returns the entry of its page, or `nil` if the stack did not take it.
  func push(_ value: LinkValue) -> EntryID? {
    func append(to model: inout StackModel) { model.editPath { _ = route.append(value, to: &$0) } }
    guard graph.leaving == nil || mayPerform(.code, again: { _ = $0.push(value) }, append(to:)) else { return nil }
    let before = Set(model.entries.map(\.id))
    perform(append(to:))
    return before.contains(model.topPage) ? nil : model.topPage
  }

  /// Pushes a view above the page on top.
  func push(_ source: PageSource) -> EntryID? {
    guard let top = topPage else { return nil }
    let before = model.topPage
    follow(LinkID(graph.nextNumber()), showing: source, from: top)
    return model.topPage == before ? nil : model.topPage
  }

  /// Replaces the top page, or the whole path, with values.
  func replace(keeping count: Int, with values: [LinkValue]) -> EntryID? {
    func edit(_ model: inout StackModel) {
      model.showPath { path in
        path.removeLast(path.count - min(count, path.count))
        for value in values { _ = route.append(value, to: &path) }
      }
    }
    guard graph.leaving == nil || mayPerform(.code, again: { _ = $0.replace(keeping: count, with: values) }, edit)
    else {
      return nil
    }
    perform(edit)
    return model.topPage
  }

  func contains(_ page: EntryID) -> Bool { model.contains(page) }

  /// The value on the path that a page shows.
  func value(of page: EntryID) -> (any Hashable)? {
    guard let entry = model.entries.last(where: { $0.id == page }) else { return nil }
    switch entry.origin {
    case .element(let index): return route.value(of: model.path, at: index)
    case .item: return model.item(of: page)
    case .link, .flag: return nil
    }
  }

  func element(at index: Int) -> (any Hashable)? {
    index < model.path.count ? route.value(of: model.path, at: index) : nil
  }

  /// Returns the highest page below the top one that shows a value like this.
  func page(where isMeant: (any Hashable) -> Bool) -> EntryID? {
    model.entries.last { entry in value(of: entry.id).map(isMeant) ?? false }?.id
  }

  func wait(for page: EntryID, _ ended: @escaping (EntryEnd) -> Void) {
    let observers = self.observers ?? EntryObservers()
    self.observers = observers
    observers.wait(for: page, ended)
  }

  /// Ends a page with a result.
  func finish(_ page: PageNode, with result: Any & Sendable) {
    // A second tap may come before the turn that removes the page.
    guard contains(page.id) else { return }
    let request = value(of: page.id)
    if let observers, observers.isWaited(for: page.id) {
      observers.end(page.id, .finished(result))
    } else {
      // After a restoration, the pages below were not needed yet.
      if (0..<entryCount).contains(where: { madePage($0) == nil }) { makeAllPages() }
      // Inner views were made after the views around them.
      let below = resultHandlers.reversed().filter { ($0.page?.position ?? 0) < page.position }
      let nearest = below.sorted { ($0.page?.position ?? 0) > ($1.page?.position ?? 0) }
      guard nearest.contains(where: { $0.receive(result, of: request) }) || page.offer(result, of: request) else {
        reportUnwanted(result)
        return remove(page)
      }
    }
    remove(page)
  }

  private func remove(_ page: PageNode) {
    graph.withoutGuards { _ = dismiss(page.id) }
  }

  private func reportUnwanted(_ result: Any) {
    graph.diagnostics.report(
      .warning, "navigation.unwanted-result",
      "A page has finished with a \(type(of: result)), but nothing waits for it. Push the page with "
        + "`navigator.result(of:)`, or add `.onNavigationResult(of:perform:)` to a page below it.")
  }
}

extension _Node {
  /// Offers a result to the views around, the nearest first.
  func offer(_ result: Any & Sendable, of request: Any?) -> Bool {
    var current = parent
    while let node = current {
      if let handler = node as? any ResultHandler, handler.receive(result, of: request) { return true }
      current = node.parent
    }
    return false
  }
}
