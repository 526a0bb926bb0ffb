import CairnScreen

/// Remembers the focus of each page and panel, to restore it when the user returns.
@MainActor
package struct FocusMemory {
  private struct Visit {
    let element: Element
    let number: Int
  }

  private var visits: [ElementID: Visit] = [:]
  private var visitCount = 0
  /// The element that the user left on purpose. The focus does not return to it automatically.
  @WeakElement private var left: Element?
  /// The focused element at the last check.
  @WeakElement package var settled: Element?
  /// The pages, panels, stacks and columns around the last focus, innermost first. They outlive the element.
  private(set) var areas: [ElementID] = []
  /// The item of a bar that has the focus only because the page had nothing else to focus.
  @WeakElement private var stopgap: Element?
  /// The part of the screen that the user has moved to although nothing in it can have the focus.
  @WeakElement private(set) var pane: Element?
  /// The number of entries before the obsolete ones are dropped.
  private var limit = 64

  package init() {}

  package mutating func remember(_ element: Element) {
    let place = Self.place(of: element)
    if visits[place]?.element !== element || visits[place]?.number != visitCount {
      visitCount += 1
      visits[place] = Visit(element: element, number: visitCount)
      areas = Self.areas(around: element)
    }
    stopgap = nil
    pane = nil
    if left === element { left = nil }
  }

  mutating func enter(_ pane: Element?) { self.pane = pane }

  /// Returns the last visit to any of these places.
  func latest(at places: [ElementID], where canReturn: (Element) -> Bool) -> Element? {
    places.compactMap { visits[$0] }.filter { canReturn($0.element) }.max { $0.number < $1.number }?.element
  }

  func knows(_ element: Element) -> Bool { visits[Self.place(of: element)]?.element === element }

  /// Forgets an element's focus.
  package mutating func leave(_ element: Element) {
    visits = visits.filter { $0.value.element !== element }
    left = element
  }

  // MARK: A focus until there is a better one

  /// Notes that an item of a bar has the focus only until the page has something else. It is no visit.
  mutating func makeStopgap(of element: Element) {
    visits = visits.filter { $0.value.element !== element }
    areas = []
    stopgap = element
  }

  /// Whether an element has the focus only until there is a better place for it.
  func isStopgap(_ element: Element) -> Bool { stopgap === element }

  /// The user has used what has the focus, so it stays there.
  mutating func keepStopgap() { stopgap = nil }

  package func isLeft(_ element: Element) -> Bool { left === element }

  package mutating func dropWhatIsGone() {
    guard visits.count > limit else { return }
    visits = visits.filter { !$0.value.element.isGone }
    limit = max(visits.count * 2, 64)
  }

  /// Returns the page or panel of an element.
  package static func place(of element: Element) -> ElementID {
    element.isArea ? element.id : element.area.id
  }

  private static func areas(around element: Element) -> [ElementID] {
    element.selfAndAncestors.filter { $0.isArea || $0.role == .stack || $0.role == .column }.map(\.id)
  }
}
