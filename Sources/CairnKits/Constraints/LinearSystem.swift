/// Linear equations between unknown numbers, each brought in turn into the form "unknown = others + constant".
struct LinearSystem {
  /// A sum of multiples of unknowns, in the order of the unknowns, and a constant.
  struct Sum: Equatable {
    var terms: [(unknown: Int, factor: Double)]
    var constant: Double

    static func == (a: Sum, b: Sum) -> Bool {
      a.constant == b.constant && a.terms.elementsEqual(b.terms) { $0 == $1 }
    }

    /// Adds a multiple of another sum.
    mutating func add(_ other: Sum, times factor: Double) {
      constant += other.constant * factor
      var merged: [(unknown: Int, factor: Double)] = []
      merged.reserveCapacity(terms.count + other.terms.count)
      var (mine, theirs) = (0, 0)
      while mine < terms.count || theirs < other.terms.count {
        if theirs == other.terms.count || (mine < terms.count && terms[mine].unknown < other.terms[theirs].unknown) {
          merged.append(terms[mine])
          mine += 1
        } else if mine == terms.count || other.terms[theirs].unknown < terms[mine].unknown {
          merged.append((other.terms[theirs].unknown, other.terms[theirs].factor * factor))
          theirs += 1
        } else {
          let sum = terms[mine].factor + other.terms[theirs].factor * factor
          if abs(sum) > LinearSystem.least { merged.append((terms[mine].unknown, sum)) }
          mine += 1
          theirs += 1
        }
      }
      terms = merged
    }

    /// Takes the term of an unknown out, and returns its factor.
    mutating func remove(_ unknown: Int) -> Double? {
      guard let index = terms.firstIndex(where: { $0.unknown == unknown }) else { return nil }
      return terms.remove(at: index).factor
    }
  }

  /// What counts as zero.
  static let least = 1e-9

  private var solved: [Sum?]

  init(unknowns count: Int) { solved = Array(repeating: nil, count: count) }

  /// Adds the equation that a sum is zero. Returns false if it contradicts those before, and is left out.
  @discardableResult
  mutating func add(_ equation: Sum) -> Bool {
    var sum = equation
    for term in equation.terms {
      guard let known = solved[term.unknown], let factor = sum.remove(term.unknown) else { continue }
      sum.add(known, times: factor)
    }
    guard let pivot = sum.terms.max(by: { abs($0.factor) < abs($1.factor) }), abs(pivot.factor) > Self.least else {
      return abs(sum.constant) < 1e-6
    }
    _ = sum.remove(pivot.unknown)
    sum.constant /= -pivot.factor
    for index in sum.terms.indices { sum.terms[index].factor /= -pivot.factor }
    for index in solved.indices {
      guard let factor = solved[index]?.remove(pivot.unknown) else { continue }
      solved[index]?.add(sum, times: factor)
    }
    solved[pivot.unknown] = sum
    return true
  }

  /// The value of an unknown. Those that no equation determines are zero.
  func value(of unknown: Int) -> Double { solved[unknown]?.constant ?? 0 }
}
