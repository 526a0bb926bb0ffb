import CairnCore
import CairnScreen
import Foundation

extension WindowController {
  /// What is in front of everything else: an open menu, a panel, or the content of the window.
  private var front: [Element] { openPopUp.map { [$0] } ?? root?.layers.first ?? [] }

  /// Whether nothing is in front of an element, modal or not.
  package func isInFront(_ element: Element) -> Bool { front.contains { $0 === element || $0.contains(element) } }

  /// Whether the focus can stay on an element.
  func canKeepFocus(_ element: Element) -> Bool {
    guard element.isInReach, isInFront(element) else { return false }
    if element.role != .tabs, let row = element.nearestAround(.row, .page), row.standsForItsContent { return false }
    return element.isFocusStop(standsForContent: element.standsForItsContent)
  }

  /// The elements that the focus can move to, in reading order, with bars after the content of their page. A row that only
  /// contains one control represents it.
  package var focusStops: [FocusStop] {
    var collector = StopCollector()
    let window = CGRect(origin: .zero, size: window.screen.size)
    for element in front { collector.visit(element, seen: window, isInBar: false) }
    return collector.stops
  }
}

@MainActor
private struct StopCollector {
  var stops: [FocusStop] = []

  /// - Parameter seen: The visible part of what is around the element.
  mutating func visit(_ element: Element, seen: CGRect, isInBar: Bool) {
    if element.isUnseen || !element.isPlaced || element.refusesTouches { return }
    let isInBar = isInBar || element.role == .bar
    let isWhole = element.standsForItsContent
    if element.isFocusStop(standsForContent: isWhole) {
      let isInView = !element.frame(in: nil).intersection(seen).isEmpty
      stops.append(FocusStop(element: element, isInBar: isInBar, isInView: isInView))
    }
    if isWhole { return }
    let scrolls = element.isScrollArea(along: .vertical) || element.isScrollArea(along: .horizontal)
    let inside = scrolls ? seen.intersection(element.frame(in: nil)) : seen
    for child in element.contentBesideBars { visit(child, seen: inside, isInBar: isInBar) }
    for child in element.bars { visit(child, seen: inside, isInBar: isInBar) }
  }
}
