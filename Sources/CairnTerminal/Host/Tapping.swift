import CairnCore
import CairnScreen

/// Key handling for views that are tapped, held, or turned like pages.
extension TerminalHost {
  /// Presses the focused element like a tap. A view that expects two taps gets two, and one that expects a long
  /// press gets that.
  func press(_ element: Element) -> Bool {
    guard !element.role.isActionable, !answers(.activate, at: element) else {
      return activate(element) || session.send(.select, to: element)
    }
    return doubleTap(element) || hold(element) || showActions()
  }

  /// Sends as many taps as the view expects.
  func doubleTap(_ element: Element) -> Bool {
    let element = meant(by: element)
    guard answers(.taps(2), at: element) else { return false }
    return (2...5).contains { session.send(.taps($0), to: element) }
  }

  /// Performs a long press.
  func hold(_ element: Element) -> Bool {
    let element = meant(by: element)
    guard answers(.hold, at: element) else { return false }
    lastActivated = element
    if answers(.press(true), at: element) { _ = session.send(.press(true), to: element) }
    let isHeld = session.send(.hold, to: element)
    if answers(.press(false), at: element) { _ = session.send(.press(false), to: element) }
    return isHeld
  }

  /// Whether the key for a long press, or for a double tap that differs from a tap, has an effect.
  var canHold: Bool { focusedElement.map { answers(.hold, at: meant(by: $0)) } ?? false }
  var canDoubleTap: Bool {
    guard let focused = focusedElement else { return false }
    return answers(.activate, at: focused) && answers(.taps(2), at: meant(by: focused))
  }

  /// Returns whether a view with a gesture, a row or a control around a position handles an event. Columns and
  /// panels also do, but do not count.
  func answers(_ event: ElementEvent, at element: Element) -> Bool {
    element.answerers(of: event).contains { $0.role.isActionable || $0.isTapTarget }
  }

  /// Returns the element of a row that a tap would hit, if the row represents it.
  func meant(by element: Element) -> Element {
    guard element.standsForItsContent else { return element }
    var inner = element
    while let next = inner.firstInside(where: { $0.role.isActionable || $0.isTapTarget }) {
      inner = next
      if inner.role.isActionable, inner.role != .link, inner.role != .button { break }
    }
    return inner
  }

  // MARK: Turned pages

  /// Returns the turned pages around an element, otherwise the visible ones in front.
  package func turnedPages(around element: Element?) -> Element? {
    var current = element
    while let one = current {
      if one.isPaged { return one }
      current = one.parent
    }
    return scene.targets.last { $0.element.isPaged && $0.layer >= scene.frontLayer && !$0.seen.isEmpty }?.element
  }

  /// Turns a page. Returns `false` if there is none on that side.
  @discardableResult
  package func turnPage(_ step: Int, of pages: Element? = nil) -> Bool {
    guard let pages = pages ?? turnedPages(around: focusedElement) else { return false }
    return session.send(.step(step), to: pages)
  }

  /// Turns to the page whose mark is at a position. Returns `false` if there is none.
  func pressPageMark(_ event: Mouse) -> Bool {
    guard let pages = scene.pageMarks.last(where: { $0.rect.contains(x: event.x, y: event.y) })?.pages,
      let turned = pages.turnedPages
    else { return false }
    let marks = scene.pageMarks.filter { $0.pages === pages }
    guard let index = marks.firstIndex(where: { $0.rect.contains(x: event.x, y: event.y) }) else { return false }
    if index != turned.shown { turnPage(index - turned.shown, of: pages) }
    return true
  }
}
