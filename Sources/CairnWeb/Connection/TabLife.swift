/// When a browser and its user were at a page, and whether the page has ended. Pages of less use make room for others.
struct TabLife {
  /// Whether the first page was sent to a browser that is expected to connect.
  private(set) var isPromised = false
  /// Whether a browser has connected or submitted the page's form.
  private(set) var isUsed = false
  private(set) var isEnded = false
  private(set) var leftAt = ContinuousClock.now
  /// When the user last interacted with the page.
  private(set) var usedAt = ContinuousClock.now

  mutating func promise() { isPromised = true }
  mutating func noteUse() { isUsed = true }
  mutating func noteInput() { usedAt = .now }
  mutating func noteLeaving() { leftAt = .now }

  /// Whether this page makes room first: an unused one has no state to lose.
  func makesRoom(before other: TabLife) -> Bool { isUsed == other.isUsed ? leftAt < other.leftAt : other.isUsed }

  /// Ends the page. Returns `false` if it has ended before.
  mutating func end() -> Bool {
    defer { isEnded = true }
    return !isEnded
  }
}
