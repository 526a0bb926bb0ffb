/// Unknown positions and lengths along one axis, and the rules between them, the important ones first.
///
/// Equations are followed in the order of their priority as long as they do not contradict those before. Then inequalities
/// that do not hold become equations, one after the other. A rule that could only be followed by breaking a more important
/// one is left out.
struct AxisRules {
  enum Relation { case equal, atLeast, atMost }

  struct Term {
    var unknown: Int
    var factor = 1.0
  }

  /// The rule that a sum of terms and a constant is zero, at least zero or at most zero.
  struct Rule {
    var terms: [Term]
    var constant: Double
    var relation = Relation.equal
    var priority: Float
    /// The number by which the rule is reported.
    var source: Int?
  }

  private(set) var count = 0
  private(set) var rules: [Rule] = []

  /// The priority of rules that cannot be broken.
  static let required: Float = 1000

  mutating func unknown() -> Int {
    count += 1
    return count - 1
  }

  mutating func add(_ rule: Rule) {
    var rule = rule
    // An app may compute infinity, or no number.
    guard rule.constant.isFinite, rule.terms.allSatisfy({ $0.factor.isFinite }) else { return }
    rule.constant = min(max(rule.constant, -1e7), 1e7)
    rules.append(rule)
  }

  /// The numbers of the required rules that do not hold for some values.
  func broken(by values: [Double]) -> Set<Int> {
    let broken = rules.indices.filter { rules[$0].priority >= Self.required && !holds($0, values, within: 0.5) }
    return Set(broken.compactMap { rules[$0].source })
  }

  /// Returns the values of the unknowns.
  func solved() -> [Double] {
    let equations = rules.indices.filter { rules[$0].relation == .equal }
    let inequalities = rules.indices.filter { rules[$0].relation != .equal }
    var active: [Int] = []
    var refused: Set<Int> = []
    var values = values(following: equations)
    // Each round follows, exchanges or refuses one rule.
    for _ in 0..<(4 * inequalities.count) {
      let open = inequalities.filter { !holds($0, values) && !refused.contains($0) && !active.contains($0) }
      guard let next = open.max(by: { rules[$0].priority < rules[$1].priority }) else { break }
      let more = self.values(following: equations + active + [next])
      if holds(next, more) {
        active.append(next)
        values = more
      } else if let (index, exchanged) = exchange(next, in: active, equations) {
        active[index] = next
        values = exchanged
      } else {
        refused.insert(next)
      }
    }
    return values
  }

  /// A rule that was followed exactly may be in the way of another, with which it would hold as well.
  private func exchange(_ next: Int, in active: [Int], _ equations: [Int]) -> (Int, [Double])? {
    for index in active.indices {
      var others = active
      others[index] = next
      let values = values(following: equations + others)
      if holds(next, values), holds(active[index], values) { return (index, values) }
    }
    return nil
  }

  /// The values if some rules hold exactly, as far as they can.
  private func values(following followed: [Int]) -> [Double] {
    var system = LinearSystem(unknowns: count)
    // Stable: of rules that are equally important, those added first win.
    let ordered = followed.enumerated().sorted {
      let (a, b) = (rules[$0.element].priority, rules[$1.element].priority)
      return a != b ? a > b : $0.offset < $1.offset
    }
    for (_, index) in ordered { system.add(sum(index)) }
    return (0..<count).map { min(max(system.value(of: $0), -1e7), 1e7) }
  }

  private func sum(_ index: Int) -> LinearSystem.Sum {
    var sum = LinearSystem.Sum(terms: [], constant: rules[index].constant)
    for term in rules[index].terms where term.factor != 0 {
      sum.add(LinearSystem.Sum(terms: [(term.unknown, term.factor)], constant: 0), times: 1)
    }
    return sum
  }

  private func holds(_ index: Int, _ values: [Double], within tolerance: Double = 1e-4) -> Bool {
    let rule = rules[index]
    let sum = rule.terms.reduce(rule.constant) { $0 + $1.factor * values[$1.unknown] }
    return switch rule.relation {
    case .equal: abs(sum) <= tolerance
    case .atLeast: sum >= -tolerance
    case .atMost: sum <= tolerance
    }
  }
}
