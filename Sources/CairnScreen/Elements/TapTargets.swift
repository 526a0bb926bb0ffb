/// What can be tapped without being a control: views with gestures.
extension Element {
  /// The events of the gestures that a key can stand for.
  package static let tapEvents: EventSet = [.activate, .taps, .hold]

  /// Whether it is no control, and does something when it is tapped or held down.
  package var isTapTarget: Bool { role == .group && !events.isDisjoint(with: Self.tapEvents) }

  /// Whether it shows pages that are turned one by one.
  package var isPaged: Bool { role == .tabs && events.contains(.step) }

  /// Whether a tap target needs to be gone to by itself: nothing in it that is gone to passes its events on to it.
  package var isOwnStop: Bool { stops.isOwn }

  /// How many things a person can go to in an element, itself included.
  package var stopCount: Int { stops.count }

  /// What there is to go to in a part of the screen.
  struct Stops {
    var count = 0
    /// The events that get no further than what is gone to, wherever that is.
    var kept: EventSet = []
    /// Whether keys mean something of their own to some of it.
    var takesKeys = false
    /// Whether the outermost element itself is one.
    var isOwn = false
  }

  /// What can be gone to here and inside.
  var stops: Stops {
    if isUnseen { return Stops() }
    let isControl = role.isActionable
    let isTapTarget = !isControl && self.isTapTarget
    // Controls made of parts are one thing; links and buttons may have others in their labels.
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
