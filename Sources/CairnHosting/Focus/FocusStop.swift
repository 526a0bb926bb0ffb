import CairnScreen

/// A place that the focus can move to, from layout, before anything is drawn.
package struct FocusStop {
  package let element: Element
  /// Whether it is in a bar instead of on the page itself.
  package let isInBar: Bool
  /// Whether any of it is visible.
  package let isInView: Bool
}

extension Element {
  /// Returns whether the focus can move to an element that is not inside a row that represents it.
  ///
  /// - Parameter standsForContent: Whether the element is a row that represents the single control inside.
  package func isFocusStop(standsForContent: Bool) -> Bool {
    guard canHaveFocus else { return false }
    if role == .row { return standsForContent || !events.isDisjoint(with: [.select, .delete, .move]) }
    if role == .tabs { return turnedPages.map { $0.areMarked && $0.count > 1 } ?? false }
    return role != .page && (takesFocus || isGestureStop)
  }

  /// Whether a view that is not a control should be focusable: it takes taps or has a menu, and neither its ancestors
  /// nor its descendants represent it.
  private var isGestureStop: Bool {
    if isTapTarget { return isOwnStop && answersTaps }
    for one in ancestors {
      if one.role == .page || one.isRow { break }
      if one.role.isActionable || one.isTapTarget { return false }
    }
    return stopCount == 0
  }

  /// Whether its tap gesture handles a tap on it.
  private var answersTaps: Bool {
    [ElementEvent.activate, .taps(2), .hold].contains { event in
      events.contains(event.set) && answerers(of: event).contains { $0 === self }
    }
  }
}
