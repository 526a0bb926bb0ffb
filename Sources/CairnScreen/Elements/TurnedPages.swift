/// The visible page of several that are turned one at a time.
package struct TurnedPages: Equatable, Sendable {
  package let count: Int
  package let shown: Int
  /// Whether page marks show how many pages there are.
  package let areMarked: Bool

  package init(count: Int, shown: Int, areMarked: Bool) {
    self.count = count
    self.shown = shown
    self.areMarked = areMarked
  }
}

/// On tab views with pages that are turned.
package enum TurnedPagesTrait: ElementTraitKey {
  package typealias Value = TurnedPages
}

extension Element {
  package var turnedPages: TurnedPages? { isPaged ? traits?[TurnedPagesTrait.self] : nil }
}
