/// A stack's released bar, for the next page that needs one, and the age of what several pages' bars show.
@MainActor
struct SpareBar {
  private var bar: PageBar?
  /// Changes when something that several pages' bars show may have changed. Pushing and popping alone do not change
  /// it, because a page keeps the pages below it.
  private(set) var stamp = 0

  mutating func change() { stamp += 1 }

  mutating func keep(_ bar: PageBar?) { self.bar = bar }

  mutating func take() -> PageBar? {
    defer { bar = nil }
    return bar
  }
}
