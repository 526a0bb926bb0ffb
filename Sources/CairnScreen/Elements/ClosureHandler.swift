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
  package func answering(_ event: ElementEvent) -> Element? { answerers(of: event).first }

  /// Hands an event to everyone who gets it, except to one who passes it on; false if no one took it, nil if there is
  /// no one who gets it.
  package func deliver(_ event: ElementEvent, except sender: Element? = nil) -> Bool? {
    let targets = answerers(of: event)
    if targets.isEmpty { return nil }
    // All of them get it, whatever the first makes of it.
    var wasTaken = false
    for target in targets where target !== sender {
      if target.scrollsOverflow(event) || target.handler?.handle(event, on: target) == true { wasTaken = true }
    }
    return wasTaken
  }

  /// Scrolls what does not fit into the element, if that is what is asked.
  private func scrollsOverflow(_ event: ElementEvent) -> Bool {
    guard overflows, case .scroll(let offset) = event else { return false }
    scrollOffset = offset
    return true
  }

  /// Everyone from this element outwards who gets an event: one who comes before all others, else the nearest; and
  /// those who want it besides.
  package func answerers(of event: ElementEvent) -> [Element] {
    var current: Element? = self
    var nearest: Element?
    var first: Element?
    var beside: [Element] = []
    while let element = current {
      let effects = element.effects
      if !effects.isEmpty, effects.contains(.ignoresTouches) || effects.contains(.hidden) {
        (nearest, first, beside) = (nil, nil, [])
      } else if case .scroll = event, element.overflows {
        nearest = nearest ?? element
      } else if element.events.contains(event.set), let handler = element.handler {
        switch handler.precedence {
        case .inner: nearest = nearest ?? element
        case .first: first = element
        case .beside: beside.append(element)
        }
      } else if nearest == nil, first == nil, beside.isEmpty, element.hasTrait(.disabled) {
        return []
      }
      current = element.parent
    }
    guard let one = first ?? nearest else { return beside }
    return beside.isEmpty ? [one] : [one] + beside
  }
}

extension ElementEvent {
  /// The set an element that answers the event has it in.
  package var set: EventSet {
    switch self {
    case .activate: .activate
    case .taps: .taps
    case .hold: .hold
    case .edit, .selectText: .edit
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
    case .drag: .drag
    case .magnify: .magnify
    case .rotate: .rotate
    case .key: .key
    }
  }
}
