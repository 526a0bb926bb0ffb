/// A stack's entries, with enough history to diff them at the end of a turn.
///
/// Nearly every change either keeps a page's position or removes the page. The number of untouched entries at the
/// bottom, together with the entries that used to be above them, is therefore the whole diff. Its cost does not grow
/// with the depth of the stack. Only elements that the app has moved in its path take their pages along.
package struct EntryList {
  package private(set) var entries: [Entry] = []
  private var lastNumber = 0
  /// The number of entries at the bottom that have not changed since the turn began.
  private var untouched = 0
  /// The remaining entries from when the turn began, the lowest first.
  private var before = FrontGrowingEntries()
  /// Whether pages have changed their positions in this turn.
  private var hasMoves = false

  /// The number of entries and the page on top when the transition was last taken.
  private var shown: (count: Int, top: EntryID)?

  /// The number of pages above the root that are shown: those from when the transition was last taken.
  package var shownCount: Int { shown?.count ?? 0 }

  /// Returns how the page on top has changed since the last call. The first call starts from nothing, which is no
  /// transition.
  mutating func takeTransition() -> StackTransition {
    let top = topPage
    defer { shown = (entries.count, top) }
    guard let shown else { return .none }
    return StackTransition(from: shown.count, to: entries.count, keepsTop: shown.top == top)
  }

  /// The visible page.
  var topPage: EntryID { entries.last?.id ?? .root }

  /// Returns the number of entries up to and including a page, or `nil` if the page has been removed. Searches
  /// from the top.
  func depth(of page: EntryID) -> Int? {
    if page == .root { return 0 }
    return entries.lastIndex { $0.id == page }.map { $0 + 1 }
  }

  /// Returns the entry directly above a page at a depth.
  func entry(above depth: Int) -> Entry? {
    depth < entries.count ? entries[depth] : nil
  }

  /// Returns whether the entry at an index existed when the turn began.
  func wasThere(_ index: Int) -> Bool {
    if index < untouched || entryBefore(index)?.id == entries[index].id { return true }
    return hasMoves && before.run.contains { $0.id == entries[index].id }
  }

  /// Adds a page. A page removed in this turn is revived if it has the same origin and owner. A path element is
  /// only revived if the caller confirms that its type is the same.
  @discardableResult
  mutating func push(_ origin: Origin, owner: EntryID, mayRevive: Bool = true) -> EntryID {
    let entry = entry(for: origin, owner: owner, at: entries.count, mayRevive: mayRevive)
    entries.append(entry)
    return entry.id
  }

  /// Adds a page for each path element in a range of depths. Elements that may have the same type as pages from
  /// the beginning of the turn revive those pages.
  mutating func push(elements: Range<Int>, mayRevive: (Int) -> Bool) {
    guard before.isEmpty else {
      for index in elements { push(.element(index), owner: .root, mayRevive: mayRevive(index)) }
      return
    }
    let count = entries.count + elements.count
    if entries.capacity < count { entries.reserveCapacity(max(count, 2 * entries.count)) }
    var number = lastNumber
    for index in elements {
      number += 1
      entries.append(Entry(id: EntryID(number: number), origin: .element(index), owner: .root))
    }
    lastNumber = number
  }

  /// Replaces the entry at an index with a new page of the same origin.
  mutating func replace(at index: Int, mayRevive: Bool) {
    touch(from: index)
    let old = entries[index]
    entries[index] = entry(for: old.origin, owner: old.owner, at: index, mayRevive: mayRevive)
  }

  /// Replaces the entries of the path's elements. Those that have moved keep their pages, as do entries above them.
  mutating func moveElements(
    _ moves: [Int: Int], oldCount: Int, count: Int, otherTypes: Set<Int>, strangers: Set<Int>
  ) {
    let old = entries
    let moved = Set(moves.values.map { old[$0].id })
    touch(from: 0)
    hasMoves = true
    entries = (0..<count).map { index in
      if let before = moves[index] { return Entry(id: old[before].id, origin: .element(index), owner: .root) }
      if index < oldCount, !otherTypes.contains(index), !moved.contains(old[index].id) { return old[index] }
      let mayRevive = !strangers.contains(index) && !(entryBefore(index).map { moved.contains($0.id) } ?? false)
      return entry(for: .element(index), owner: .root, at: index, mayRevive: mayRevive)
    }
    entries += old[min(oldCount, old.count)...]
  }

  mutating func remove(from depth: Int) {
    guard depth < entries.count else { return }
    touch(from: depth)
    entries.removeLast(entries.count - depth)
  }

  var hasChanges: Bool { !before.isEmpty || untouched != entries.count }

  /// Describes what happened since the last call.
  mutating func finishTurn(_ change: inout StackChange) {
    guard hasChanges else { return }
    let count = entries.count
    if hasMoves {
      finishMoves(&change)
    } else if before.isEmpty {
      change.came = EntryRun(entries[untouched...])
    } else if untouched == count {
      change.left = before.run
    } else {
      for (offset, entry) in before.run.enumerated() {
        let index = untouched + offset
        if index >= count || entries[index].id != entry.id { change.left.append(entry) }
      }
      for index in untouched..<count where !wasThere(index) { change.came.append(entries[index]) }
    }
    untouched = count
    if !before.isEmpty { before = FrontGrowingEntries() }
    hasMoves = false
  }

  private func finishMoves(_ change: inout StackChange) {
    let now = Set(entries.map(\.id))
    let then = Set(before.run.map(\.id))
    for entry in before.run where !now.contains(entry.id) { change.left.append(entry) }
    for index in untouched..<entries.count {
      let entry = entries[index]
      if !then.contains(entry.id) {
        change.came.append(entry)
      } else if entryBefore(index)?.id != entry.id {
        change.moved.append(entry.id)
      }
    }
  }

  private func entryBefore(_ index: Int) -> Entry? {
    let offset = index - untouched
    return offset >= 0 && offset < before.count ? before[offset] : nil
  }

  private mutating func entry(for origin: Origin, owner: EntryID, at index: Int, mayRevive: Bool) -> Entry {
    if mayRevive, let old = entryBefore(index), old.origin == origin, old.owner == owner { return old }
    lastNumber += 1
    return Entry(id: EntryID(number: lastNumber), origin: origin, owner: owner)
  }

  private mutating func touch(from index: Int) {
    guard untouched > index else { return }
    before.prepend(entries[index..<untouched])
    untouched = index
  }
}

/// Entries that grow at the front.
private struct FrontGrowingEntries {
  /// The single entry that most turns add.
  private var only: Entry?
  /// All entries if there are several, with spare capacity in front.
  private var places: [Entry] = []
  private var start = 0

  var count: Int { only == nil ? places.count - start : 1 }
  var isEmpty: Bool { count == 0 }
  subscript(index: Int) -> Entry { only ?? places[start + index] }

  var run: EntryRun {
    if let only { return [only] }
    return EntryRun(places[start...])
  }

  mutating func prepend(_ new: ArraySlice<Entry>) {
    if isEmpty, new.count == 1 {
      only = new.first
      return
    }
    if let entry = only.take() {
      places = [entry]
      start = 0
    } else if isEmpty {
      places = Array(new)
      start = 0
      return
    }
    if start < new.count { makeRoom(for: new.count, filler: places[start]) }
    start -= new.count
    places.replaceSubrange(start..<start + new.count, with: new)
  }

  private mutating func makeRoom(for more: Int, filler: Entry) {
    let room = max(more, places.count)
    places = [Entry](repeating: filler, count: room) + places[start...]
    start = room
  }
}
