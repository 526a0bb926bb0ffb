import CairnNavigation

/// The page directly below the top one, which is made for its title if the back button shows it.
struct PageBelow {
  private(set) var isWanted = false
  /// Its entry, if its page could not be made.
  private var missing: EntryID?

  func canBeMade(for entry: EntryID) -> Bool { entry != missing }

  mutating func want() { isWanted = true }

  mutating func end(missing entry: EntryID? = nil) {
    isWanted = false
    if let entry { missing = entry }
  }

  /// A new destination may make it.
  mutating func tryAgain() { missing = nil }
}
