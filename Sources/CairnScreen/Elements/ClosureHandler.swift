/// Answers events with a closure, for elements whose maker is not one object: the wrappers of modifiers.
@MainActor
final class ClosureHandler: EventHandler {
  typealias Answer = @MainActor (Element, ElementEvent) -> Bool
  var answer: Answer

  init(_ answer: @escaping Answer) { self.answer = answer }

  func handle(_ event: ElementEvent, on element: Element) -> Bool { answer(element, event) }
}

extension Element {
  /// Lets a closure answer events; where they are not enabled the element answers none.
  package func answer(
    to events: EventSet, isEnabled: Bool, with answer: @escaping @MainActor (Element, ElementEvent) -> Bool
  ) {
    self.events = isEnabled ? events : []
    if let known = handler as? ClosureHandler {
      known.answer = answer
      return
    }
    let new = ClosureHandler(answer)
    handler = new
    keep(new)
  }

  /// The nearest element from this one outwards that answers an event, as a touch finds it: what covers nothing of
  /// its own passes it on.
  package func answering(_ event: ElementEvent) -> Element? {
    var current: Element? = self
    var found: Element?
    while let element = current {
      if element.effects.contains(.ignoresTouches) || element.effects.contains(.hidden) {
        found = nil
      } else if found == nil, element.events.contains(event.set), element.handler != nil {
        found = element
      } else if found == nil, element.hasTrait(.disabled) {
        return nil
      }
      current = element.parent
    }
    return found
  }
}

extension ElementEvent {
  /// The set an element that answers the event has it in.
  package var set: EventSet {
    switch self {
    case .activate: .activate
    case .taps: .taps
    case .hold: .hold
    case .edit: .edit
    case .submit: .submit
    case .adjust: .adjust
    case .step: .step
    case .select, .deselect, .extendSelection: .select
    case .expand: .expand
    case .delete: .delete
    case .move: .move
    case .focus: .focus
    case .dismiss: .dismiss
    case .scroll: .scroll
    case .refresh: .refresh
    case .hover: .hover
    case .press: .press
    case .key: .key
    }
  }
}
