/// The places a walk has seen: what there was to do, what was done, and where it led.
struct WalkMemory {
  private struct Place {
    var done: Set<String> = []
    /// What could be done when the place was last seen.
    var there: Set<String> = []
    /// Where each deed led, if to another place.
    var ways: [String: String] = [:]
    /// The deed that left the place.
    var exit: String?
    /// How often the walk came back for what was left to do.
    var returns = 0

    var isFinished: Bool { there.isSubset(of: done) }
  }

  private var places: [String: Place] = [:]

  mutating func see(_ deeds: Set<String>, at place: String) { places[place, default: Place()].there = deeds }

  func isDone(_ deed: String, at place: String) -> Bool { places[place]?.done.contains(deed) ?? false }

  mutating func `do`(_ deed: String, at place: String) { places[place, default: Place()].done.insert(deed) }

  /// Notes that there is more to do of the same: a list scrolled on.
  mutating func undo(_ deed: String, at place: String) { places[place]?.done.remove(deed) }

  /// - Parameter isOut: Whether the deed left the place.
  mutating func note(_ deed: String, from place: String, to other: String, isOut: Bool) {
    if place != other { places[place]?.ways[deed] = other }
    if isOut { places[place]?.exit = deed }
  }

  /// The deed that left a place before.
  func exit(of place: String) -> String? { places[place]?.exit }

  var isFinished: Bool { places.values.allSatisfy(\.isFinished) }

  /// A deed to repeat on the shortest way to a place that still has something to do.
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
