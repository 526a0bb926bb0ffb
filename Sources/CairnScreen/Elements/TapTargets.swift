/// Views with gestures, which can be tapped without being controls.
extension Element {
  /// The events of gestures that a key can trigger.
  package static let tapEvents: EventSet = [.activate, .taps, .hold]

  /// Whether the element is not a control but handles a tap or a long press.
  package var isTapTarget: Bool { role == .group && !events.isDisjoint(with: Self.tapEvents) }

  /// Whether the element shows pages that are turned one at a time.
  package var isPaged: Bool { role == .tabs && events.contains(.step) }

  /// Whether a tap target needs its own focus stop because none of the stops inside it passes its events
  /// outwards.
  package var isOwnStop: Bool { stops.isOwn }

  /// The number of focus stops in an element, including itself.
  package var stopCount: Int { stops.count }

  /// The focus stops in a part of the screen.
  struct Stops {
    var count = 0
    /// The events that every stop inside handles itself, so that they never reach an outer element.
    var kept: EventSet = []
    /// Whether some stop gives keys a special meaning.
    var takesKeys = false
    /// Whether the outermost element itself is a stop.
    var isOwn = false
  }

  /// The focus stops of this element and its descendants.
  var stops: Stops {
    if isUnseen { return Stops() }
    let isControl = role.isActionable
    let isTapTarget = !isControl && self.isTapTarget
    // A control made of parts is a single stop; the label of a link or button may contain others.
    if isControl, role != .link, role != .button {
      return Stops(count: 1, kept: events.intersection(Self.tapEvents), takesKeys: takesKeys, isOwn: true)
    }
    var inside = Stops()
    for child in children {
      let stops = child.stops
      if stops.count == 0 { continue }
      inside.kept = inside.count == 0 ? stops.kept : inside.kept.intersection(stops.kept)
      inside.count += stops.count
      inside.takesKeys = inside.takesKeys || stops.takesKeys
    }
    guard isControl || isTapTarget else { return inside }
    let own = events.intersection(Self.tapEvents)
    let precedence = handler?.precedence ?? .inner
    let isPassedOn = inside.count > 0 && (precedence != .inner || inside.kept.isDisjoint(with: own))
    if isTapTarget, isPassedOn {
      if precedence != .beside { inside.kept.formUnion(own) }
      return inside
    }
    return Stops(count: inside.count + 1, kept: own, takesKeys: inside.takesKeys || takesKeys, isOwn: true)
  }
}
