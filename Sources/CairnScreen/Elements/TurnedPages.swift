/// Which of several pages that are turned one by one is shown.
package struct TurnedPages: Equatable, Sendable {
  package let count: Int
  package let shown: Int
  /// Whether marks show how many there are.
  package let areMarked: Bool

  package init(count: Int, shown: Int, areMarked: Bool) {
    self.count = count
    self.shown = shown
    self.areMarked = areMarked
  }
}

/// On tab views whose pages are turned.
package enum TurnedPagesTrait: ElementTraitKey {
  package typealias Value = TurnedPages
}

extension Element {
  package var turnedPages: TurnedPages? { isPaged ? traits?[TurnedPagesTrait.self] : nil }
}
