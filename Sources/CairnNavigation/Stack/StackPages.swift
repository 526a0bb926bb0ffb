/// A stack's pages without the values of its path. This part of the stack model uses no generic types, and so
/// runs at full speed for any path.
///
/// Pages of path elements are always below pages of views: pushing a value removes the views above it first, and
/// a view goes directly above the page it comes from.
package struct StackPages {
  package private(set) var list = EntryList()
  /// The number of entries at the bottom that show path elements.
  private(set) var elementCount = 0
  /// The views that bindings keep on the stack, the lowest first.
  var shown: [PresentedDeclaration] = []
  /// The declarations that were presented in this turn, or presented again with another value.
  var touched: [DeclarationID] = []
  /// The views that were shown when the turn began and have been removed since.
  var departed: [PresentedDeclaration] = []
  var waiting: [DeferredDeclaration] = []
  /// The declarations whose bindings must be reset because their views were removed.
  var resets: [DeclarationID] = []
  private var isFirstTurn = true

  init(elementCount: Int) {
    self.elementCount = elementCount
    list.push(elements: 0..<elementCount) { _ in false }
  }

  /// Removes a page and everything above it. Does nothing if the page has already been removed.
  mutating func pop(_ page: EntryID) {
    guard page != .root, let depth = list.depth(of: page) else { return }
    cut(to: depth - 1)
  }

  /// Removes everything above a page. Does nothing if the page has been removed.
  mutating func popTo(_ page: EntryID) {
    guard let depth = list.depth(of: page) else { return }
    cut(to: depth)
  }

  mutating func follow(_ link: LinkID, from page: EntryID) {
    guard let depth = list.depth(of: page) else { return }
    if let above = list.entry(above: depth), above.origin == .link(link), above.owner == page { return }
    cut(to: depth)
    list.push(.link(link), owner: page)
  }

  /// Updates the entries to a new path.
  ///
  /// - Parameters:
  ///   - count: The number of elements in the new path.
  ///   - otherTypes: The depths that both paths have whose elements changed type.
  ///   - strangers: The depths whose elements have other types than when the turn began. Their old pages cannot
  ///     be revived.
  mutating func changeElements(count: Int, otherTypes: [Int], strangers: [Int]) {
    let oldCount = elementCount
    elementCount = count
    // Views stay exactly if their page stays and is still the last of the path.
    if oldCount != count || otherTypes.last == oldCount - 1 { removeViews(from: oldCount) }
    if count < oldCount { list.remove(from: count) }
    let strangers = strangers.isEmpty ? nil : Set(strangers)
    func mayRevive(_ index: Int) -> Bool { !(strangers?.contains(index) ?? false) }
    for index in otherTypes { list.replace(at: index, mayRevive: mayRevive(index)) }
    guard oldCount < count else { return }
    list.push(elements: oldCount..<count, mayRevive: mayRevive)
  }

  /// Updates the entries to a path some of whose elements have moved. Their pages move with them.
  mutating func moveElements(_ moves: [Int: Int], count: Int, otherTypes: [Int], strangers: [Int]) {
    let oldCount = elementCount
    elementCount = count
    // Views stay if the page that they are above is still the last of the path.
    let lastBefore = moves[count - 1] ?? (otherTypes.contains(count - 1) ? nil : count - 1)
    if lastBefore != oldCount - 1 { removeViews(from: oldCount) }
    list.moveElements(
      moves, oldCount: oldCount, count: count, otherTypes: Set(otherTypes), strangers: Set(strangers))
  }

  /// Removes all entries from a depth up. Entries of path elements also lose their elements.
  mutating func cut(to depth: Int) {
    guard depth < list.entries.count else { return }
    removeViews(from: max(depth, elementCount))
    elementCount = min(elementCount, depth)
    list.remove(from: depth)
  }

  mutating func push(_ origin: Origin, owner: EntryID) -> EntryID {
    list.push(origin, owner: owner)
  }

  /// Whether something may have happened since the last turn finished.
  var hasChanges: Bool {
    list.hasChanges || isFirstTurn || !touched.isEmpty || !departed.isEmpty || !waiting.isEmpty
  }

  mutating func takeTransition() -> StackTransition { list.takeTransition() }

  /// Describes what happened since the last call, and begins a new turn.
  ///
  /// - Parameter renewedElements: The depths at which the path holds another value than when the turn began.
  mutating func finishTurn(renewedElements: [Int], into change: inout StackChange) {
    for index in renewedElements where index < elementCount && list.wasThere(index) {
      change.renewed.append(list.entries[index].id)
    }
    if !touched.isEmpty { change.renewed += pagesOfRenewedItems }
    list.finishTurn(&change)
    change.waiting = forgetTurnOfDeclarations()
    isFirstTurn = false
  }

  /// Removes the views from a depth up and resets their bindings.
  private mutating func removeViews(from depth: Int) {
    guard depth < list.entries.count else { return }
    for entry in list.entries[depth...].reversed() {
      guard let last = shown.last, last.entry == entry.id else { continue }
      shown.removeLast()
      resets.append(last.declaration.id)
      departed.append(last)
    }
    list.remove(from: depth)
  }
}
