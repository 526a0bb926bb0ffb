import CairnScreen

/// Remembers the focus of each page and panel, to restore it when the user returns.
@MainActor
package struct FocusMemory {
  private var focusOfPlaces: [ElementID: Element] = [:]
  /// The element that the user left on purpose. The focus does not return to it automatically.
  @WeakElement private var left: Element?
  /// The focused element at the last check.
  @WeakElement package var settled: Element?
  /// The number of entries before the obsolete ones are dropped.
  private var limit = 64

  package init() {}

  package mutating func remember(_ element: Element) {
    focusOfPlaces[Self.place(of: element)] = element
    if left === element { left = nil }
  }

  package func element(at place: ElementID) -> Element? { focusOfPlaces[place] }

  /// Forgets an element's focus.
  package mutating func leave(_ element: Element) {
    focusOfPlaces = focusOfPlaces.filter { $0.value !== element }
    left = element
  }

  package func isLeft(_ element: Element) -> Bool { left === element }

  package mutating func dropWhatIsGone() {
    guard focusOfPlaces.count > limit else { return }
    focusOfPlaces = focusOfPlaces.filter { !$0.value.isGone }
    limit = max(focusOfPlaces.count * 2, 64)
  }

  /// Returns the page or panel of an element.
  package static func place(of element: Element) -> ElementID {
    element.isEntryArea ? element.id : element.entryArea.id
  }
}
