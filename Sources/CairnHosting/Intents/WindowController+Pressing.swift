import CairnCore
import CairnScreen

// Presses, long presses and double taps.
extension WindowController {
  /// Presses an element like a tap. A view that expects two taps gets two, and one that expects a long press gets one.
  package func press(_ element: Element) -> Bool {
    focusMemory.keepStopgap()
    guard !element.role.isActionable, !answers(.activate, at: element) else {
      return activate(element) || session.send(.select, to: element)
    }
    return doubleTap(element) || hold(element)
  }

  /// Activates an element, and records it as the step that may lead to another page.
  @discardableResult
  package func activate(_ element: Element) -> Bool {
    lastActivated = element
    return session.send(.activate, to: element)
  }

  /// Sends as many taps as the element expects.
  package func doubleTap(_ element: Element) -> Bool {
    let element = meant(by: element)
    guard answers(.taps(2), at: element) else { return false }
    return (2...5).contains { session.send(.taps($0), to: element) }
  }

  package func hold(_ element: Element) -> Bool {
    let element = meant(by: element)
    guard answers(.hold, at: element) else { return false }
    lastActivated = element
    if answers(.press(true), at: element) { _ = session.send(.press(true), to: element) }
    let isHeld = session.send(.hold, to: element)
    if answers(.press(false), at: element) { _ = session.send(.press(false), to: element) }
    return isHeld
  }

  func toggleSelection(of row: Element) -> Bool {
    guard row.role == .row, row.events.contains(.select), !row.events.contains(.activate) else { return false }
    return session.send(row.hasTrait(.selected) ? .deselect : .select, to: row)
  }

  func adjust(_ element: Element, by step: Int) -> Bool {
    // An open picker moves among its items instead.
    if case .picker? = element.control, element.hasTrait(.expanded) { return false }
    return session.send(.step(step), to: element)
  }

  /// Returns whether a control or a view with a gesture handles an event at this place. Columns and panels may handle
  /// it too, but a press is not meant for them.
  package func answers(_ event: ElementEvent, at element: Element) -> Bool {
    element.isOffered(event) && element.answerers(of: event).contains { $0.role.isActionable || $0.isTapTarget }
  }

  /// Returns the element that a tap would hit in a row that represents its content.
  package func meant(by element: Element) -> Element {
    guard element.standsForItsContent else { return element }
    var inner = element
    while let next = inner.firstInside(where: { $0.role.isActionable || $0.isTapTarget }) {
      inner = next
      if inner.role.isActionable, inner.role != .link, inner.role != .button { break }
    }
    return inner
  }
}
