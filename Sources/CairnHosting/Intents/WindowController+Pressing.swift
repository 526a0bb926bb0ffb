import CairnCore
import CairnScreen

// What a press, a long press and a double tap do to an element.
extension WindowController {
  /// Presses an element as a tap does. A view that waits for two taps gets two; one that is held down is held.
  package func press(_ element: Element) -> Bool {
    guard !element.role.isActionable, !answers(.activate, at: element) else {
      return activate(element) || session.send(.select, to: element)
    }
    return doubleTap(element) || hold(element)
  }

  /// Activates an element and remembers it as the step that may lead to another page.
  @discardableResult
  package func activate(_ element: Element) -> Bool {
    lastActivated = element
    return session.send(.activate, to: element)
  }

  /// Sends as many taps as the element waits for.
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
    guard row.role == .row, row.events.contains(.select), !row.events.contains(.activate) else { return press(row) }
    return session.send(row.hasTrait(.selected) ? .deselect : .select, to: row)
  }

  func adjust(_ element: Element, by step: Int) -> Bool {
    switch element.role {
    case .slider, .stepper, .datePicker, .tabs: session.send(.step(step), to: element)
    case .picker where !element.hasTrait(.expanded): session.send(.step(step), to: element)
    default: false
    }
  }

  /// Whether a control or a view with a gesture answers an event at this place. Columns and panels answer too, and are not
  /// what a press means.
  package func answers(_ event: ElementEvent, at element: Element) -> Bool {
    element.answerers(of: event).contains { $0.role.isActionable || $0.isTapTarget }
  }

  /// The element a tap would fall on, in a row that stands for its content.
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
