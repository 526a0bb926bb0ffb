import CairnNavigation

/// How a page ended that code has pushed.
package enum EntryEnd: Sendable {
  /// It was on top, and the user or code went back.
  case left
  /// It was removed together with pages below it, or with the whole stack.
  case removed
  /// Another page took its place.
  case replaced
  /// It has finished with a result.
  case finished(Any & Sendable)
}

/// Waits for the ends of pages that code has pushed.
@MainActor
final class EntryObservers {
  private var waiting: [EntryID: (EntryEnd) -> Void] = [:]

  /// Calls a closure once, when the page of an entry ends.
  func wait(for entry: EntryID, _ ended: @escaping (EntryEnd) -> Void) { waiting[entry] = ended }

  func isWaited(for entry: EntryID) -> Bool { waiting[entry] != nil }

  func end(_ entry: EntryID, _ end: EntryEnd) { waiting.removeValue(forKey: entry)?(end) }

  /// Ends the pages that a turn has removed.
  func follow(_ change: StackChange) {
    guard !waiting.isEmpty else { return }
    for (index, entry) in change.left.enumerated() {
      let isTop = index == change.left.count - 1
      end(entry.id, index < change.came.count ? .replaced : isTop ? .left : .removed)
    }
  }

  func endAll() {
    let all = waiting
    waiting = [:]
    for ended in all.values { ended(.removed) }
  }
}
