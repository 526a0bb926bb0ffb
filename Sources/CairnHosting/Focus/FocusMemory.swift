import CairnScreen

/// Remembers what had the focus on each page and panel, so that coming back restores it.
@MainActor
package struct FocusMemory {
  private var focusOfPlaces: [ElementID: Element] = [:]
  /// The element the person left on purpose; the focus does not return to it by itself.
  @Remembered private var left: Element?
  /// The element that had the focus when it was last looked at.
  @Remembered package var settled: Element?
  /// How many places to keep before those that are gone are dropped.
  private var limit = 64

  package init() {}

  package mutating func remember(_ element: Element) {
    focusOfPlaces[Self.place(of: element)] = element
    if left === element { left = nil }
  }

  package func element(at place: ElementID) -> Element? { focusOfPlaces[place] }

  /// Forgets that an element had the focus.
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

  /// The page or panel an element is on.
  package static func place(of element: Element) -> ElementID {
    var current = element
    while let parent = current.parent, current.role != .page, !current.isPresentation { current = parent }
    return current.id
  }
}
