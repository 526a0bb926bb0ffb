/// Where marks at the same position start and end.
enum Stacking {
  /// A value to be stacked on the values before it with the same key.
  struct Value {
    let key: Key
    let number: Double
  }

  /// Marks with the same key are stacked.
  struct Key: Hashable {
    let position: Datum?
    let slot: Datum?
    let isArea: Bool
    let method: MarkStackingMethod
  }

  /// Returns the start and end of each value. Negative values grow below zero, on each other.
  static func spans(of values: [Value]) -> [(start: Double, end: Double)] {
    var sums: [Key: Double] = [:]
    for value in values { sums[value.key, default: 0] += abs(value.number) }
    var above: [Key: Double] = [:]
    var below: [Key: Double] = [:]
    return values.map { value in
      let key = value.key
      let whole = sums[key] ?? 0
      switch key.method.kind {
      case .unstacked: return (0, value.number)
      case .standard where value.number < 0:
        let start = below[key, default: 0]
        below[key] = start + value.number
        return (start, start + value.number)
      case .standard:
        let start = above[key, default: 0]
        above[key] = start + value.number
        return (start, start + value.number)
      case .normalized:
        let start = above[key, default: 0]
        let share = whole > 0 ? abs(value.number) / whole : 0
        above[key] = start + share
        return (start, start + share)
      case .center:
        let start = above[key] ?? -whole / 2
        above[key] = start + abs(value.number)
        return (start, start + abs(value.number))
      }
    }
  }
}
