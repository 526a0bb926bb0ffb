/// What a walk remembers of the places it came to: what there was to do, what was done, and where that led.
struct WalkMemory {
  private struct Place {
    var done: Set<String> = []
    /// What there was to do when the place was seen last.
    var there: Set<String> = []
    /// Where something that was done led, if to another place.
    var ways: [String: String] = [:]
    /// What was done when the place was left by something in it.
    var exit: String?
    /// How often the place was gone back to for what is left there.
    var returns = 0

    var isFinished: Bool { there.isSubset(of: done) }
  }

  private var places: [String: Place] = [:]

  mutating func see(_ deeds: Set<String>, at place: String) { places[place, default: Place()].there = deeds }

  func isDone(_ deed: String, at place: String) -> Bool { places[place]?.done.contains(deed) ?? false }

  mutating func `do`(_ deed: String, at place: String) { places[place, default: Place()].done.insert(deed) }

  /// There is more of what was done.
  mutating func undo(_ deed: String, at place: String) { places[place]?.done.remove(deed) }

  /// - Parameter isOut: Whether what was done shut the place.
  mutating func note(_ deed: String, from place: String, to other: String, isOut: Bool) {
    if place != other { places[place]?.ways[deed] = other }
    if isOut { places[place]?.exit = deed }
  }

  /// What shut a place when it was done there before.
  func exit(of place: String) -> String? { places[place]?.exit }

  var isFinished: Bool { places.values.allSatisfy(\.isFinished) }

  /// What to do once more to come nearer to a place that was left before everything was done there.
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
