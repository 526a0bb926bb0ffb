import CairnNavigation

// Endless chains of pages that present one another.
extension StackNode {
  /// Counts a presentation. Returns whether this turn allows another one.
  func mayPresent() -> Bool {
    presenters.count.add(in: graph.turnCount, over: entryCount)
    return presenters.count.total <= LoopLimits.presentations
  }

  /// Ends an endless chain of presentations. Keeps the first few pages and resets the bindings of the others.
  /// Returns `false` if there is no such chain.
  func cutEndlessPresentations() -> Bool {
    guard presenters.count.total > LoopLimits.presentations, !presenters.count.isCut else { return false }
    presenters.count.isCut = true
    reportEndlessPresentations()
    let kept = presenters.count.depth + LoopLimits.presentationsKept
    if kept < entryCount { model.popTo(entry(at: kept - 1).id) }
    writeBindings()
    return true
  }

  private func reportEndlessPresentations() {
    var kinds: [String] = []
    for page in pages.all.suffix(10) {
      let kind = page.source.description
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    graph.diagnostics.report(
      .error, "navigation.endless",
      "\(LoopLimits.presentations) pages have presented one another in one turn, without end: "
        + "\(kinds.joined(separator: ", ")). Cairn shows the first \(LoopLimits.presentationsKept). Start the binding "
        + "of a page's navigationDestination as false or nil, or present another page only if there is one left.",
      at: presenters.last?.place)
  }
}

/// Counts the pages that bindings present on a stack in one turn.
struct PresentationCount {
  private var turn = 0
  private(set) var total = 0
  /// The depth of the stack before the first of them.
  private(set) var depth = 0
  var isCut = false

  mutating func add(in turn: Int, over depth: Int) {
    if turn != self.turn {
      self.turn = turn
      self.depth = depth
      total = 0
      isCut = false
    }
    total += 1
  }
}
