/// The places that a walk has seen: the possible actions, those that were tried, and where they led.
struct WalkMemory {
  private struct Place {
    var done: Set<String> = []
    /// The possible actions when the place was last seen.
    var there: Set<String> = []
    /// The places that actions led to.
    var ways: [String: String] = [:]
    /// The action that left the place.
    var exit: String?
    /// How often the walk returned for untried actions.
    var returns = 0

    var isFinished: Bool { there.isSubset(of: done) }
  }

  private var places: [String: Place] = [:]

  mutating func see(_ deeds: Set<String>, at place: String) { places[place, default: Place()].there = deeds }

  func isDone(_ deed: String, at place: String) -> Bool { places[place]?.done.contains(deed) ?? false }

  mutating func `do`(_ deed: String, at place: String) { places[place, default: Place()].done.insert(deed) }

  /// Records that an action can be repeated: a list has scrolled.
  mutating func undo(_ deed: String, at place: String) { places[place]?.done.remove(deed) }

  /// - Parameter isOut: Whether the action left the place.
  mutating func note(_ deed: String, from place: String, to other: String, isOut: Bool) {
    if place != other { places[place]?.ways[deed] = other }
    if isOut { places[place]?.exit = deed }
  }

  /// The action that left a place before.
  func exit(of place: String) -> String? { places[place]?.exit }

  var isFinished: Bool { places.values.allSatisfy(\.isFinished) }

  /// The next action on the shortest path to a place with untried actions.
  mutating func wayToUnfinished(from start: String) -> String? {
    var first: [String: String] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let here = queue[next]
      next += 1
      for (deed, target) in (places[here]?.ways ?? [:]).sorted(by: { $0.key < $1.key })
      where target != start && first[target] == nil {
        first[target] = first[here] ?? deed
        queue.append(target)
        guard let place = places[target], !place.isFinished, place.returns < 3 else { continue }
        places[target]?.returns += 1
        return first[target]
      }
    }
    return nil
  }
}
