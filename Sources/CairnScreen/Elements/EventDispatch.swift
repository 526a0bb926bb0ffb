// How an event finds the elements that handle it.
extension Element {
  /// Returns the nearest element, from this one outwards, that handles an event. A tap finds its target the same
  /// way: an element that does not handle it passes it outwards.
  package func answering(_ event: ElementEvent) -> Element? { answerers(of: event).first }

  /// Whether this element or one around it handles such events at all. Asking who receives one costs much more.
  package func isOffered(_ event: ElementEvent) -> Bool {
    let kind = event.set
    return selfAndAncestors.contains { $0.events.contains(kind) }
  }

  /// Delivers an event to every element that receives it, except `sender`, which passes it on. Returns `false`
  /// if no receiver handled it, or `nil` if nothing receives it.
  package func deliver(_ event: ElementEvent, except sender: Element? = nil) -> Bool? {
    let targets = answerers(of: event)
    if targets.isEmpty { return nil }
    // Every receiver gets the event, whether or not the first one handles it.
    var wasTaken = false
    for target in targets where target !== sender {
      if target.scrollsOverflow(event) || target.handler?.handle(event, on: target) == true { wasTaken = true }
    }
    return wasTaken
  }

  /// Handles a scroll event of an element whose content overflows.
  private func scrollsOverflow(_ event: ElementEvent) -> Bool {
    guard overflows, case .scroll(let offset) = event else { return false }
    scrollOffset = offset
    return true
  }

  /// Returns every element, from this one outwards, that receives an event: the one that takes precedence over
  /// all others, otherwise the nearest, and in addition all that listen `beside` it.
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
  /// The member of `EventSet` for this event.
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
    case .message: .message
    }
  }
}
