/// How often the loops of a turn may go round before they are taken for endless.
enum LoopLimits {
  /// Turns one after the other, each started by what the effects of the last one wrote.
  static var turns: Int { 500 }
  /// The same, as long as the last such chain did not come to an end either: the app stays quick in spite of it.
  static var turnsAfterEndlessOnes: Int { 20 }
  /// Rounds of bodies, navigation and preferences in one turn, besides those that make the pages of a path.
  static var rounds: Int { 1_000 }
  /// Batches of structure or preferences in one round: one for each level of a tree, at most.
  static var batches: Int { 100_000 }
  /// How often stacks and split views may show something else in one turn.
  static var finishes: Int { 100 }
  /// Pages that one stack presents in one turn because a binding says so.
  static var presentations: Int { 1_000 }
  /// Sheets in one another that come from the same place in the code.
  static var nestedPresentations: Int { 100 }
  /// How many of either stay if there is no end to them.
  static var presentationsKept: Int { 12 }
}

/// Counts how often the loops of a graph go round, and finds out which views keep them going.
struct LoopCounter {
  /// Turns since the last event.
  private(set) var turns = 0
  private var turnsLeft = 0
  /// Rounds of the present turn.
  private(set) var rounds = 0
  private var roundsLeft = 0
  /// The present turn was ended before all its work was done.
  private(set) var hasEndedTurn = false
  /// What is left to do waits for the next event.
  private(set) var isResting = false
  /// The effects of the present turn wait for the next event.
  var holdsEffects = false
  /// How often bodies had run shortly before the limit; nil before that.
  private var runsBefore: [ObjectIdentifier: Int]?

  /// So many rounds or turns before the limit, it is noted which bodies have run.
  private static var watched: Int { 10 }

  mutating func begin() {
    turns = 0
    turnsLeft = (isResting ? LoopLimits.turnsAfterEndlessOnes : LoopLimits.turns) - Self.watched
    isResting = false
    if case .some = runsBefore { runsBefore = nil }
  }

  mutating func beginTurn() {
    rounds = 0
    roundsLeft = LoopLimits.rounds - Self.watched
    hasEndedTurn = false
  }

  /// A page of a path was made, of which there is an end.
  mutating func allowRound() { roundsLeft += 1 }

  mutating func endTurn() { hasEndedTurn = true }

  mutating func rest() {
    isResting = true
    runsBefore = nil
  }

  /// Counts a turn; true if it is one of those near the limit or beyond.
  mutating func countTurn() -> Bool {
    turns += 1
    turnsLeft -= 1
    return turnsLeft <= 0
  }

  /// Counts a round; true if it is one of those near the limit or beyond, or the turn was ended.
  mutating func countRound() -> Bool {
    rounds += 1
    roundsLeft -= 1
    return roundsLeft <= 0 || hasEndedTurn
  }

  /// Looks at a turn near the limit; true if it was the last.
  mutating func isLastTurn(_ types: [ObjectIdentifier: ViewType]) -> Bool { isLast(turnsLeft, types) }

  /// The same for a round.
  mutating func isLastRound(_ types: [ObjectIdentifier: ViewType]) -> Bool {
    if isLast(roundsLeft, types) { hasEndedTurn = true }
    return hasEndedTurn
  }

  private mutating func isLast(_ left: Int, _ types: [ObjectIdentifier: ViewType]) -> Bool {
    if runsBefore == nil { runsBefore = types.mapValues(\.runs) }
    return left <= -Self.watched
  }

  /// Names views that keep the loop going: those around the nodes that have something left to do, and those whose bodies have
  /// run since shortly before the limit. The library's own are named only if there are no others.
  @MainActor
  func culprits(_ types: [ObjectIdentifier: ViewType], waiting: [Node], actions: [String] = []) -> String {
    let ran = runsBefore.map { before in types.filter { $0.value.runs > before[$0.key] ?? 0 }.values.map(\.type) } ?? []
    let all = waiting.compactMap(\.bodyAround) + ran
    let own = all.filter { !isOfLibrary($0) }
    let names = Set((own.isEmpty ? all : own).map { _typeName($0, qualified: false) }).sorted()
    let listed = names.prefix(5).map { "“\($0)”" }.joined(separator: ", ")
    let views =
      switch names.count {
      case 0: "No view with a body is involved."
      case 1: "The view that ran each time: \(listed)."
      default: "The views that ran each time: \(listed)."
      }
    let kinds = Set(actions).sorted()
    switch kinds.count {
    case 0: return views
    case 1: return "\(views) The action that runs again: \(kinds[0])."
    default: return "\(views) The actions that run again: \(kinds.joined(separator: ", "))."
    }
  }

  private func isOfLibrary(_ type: Any.Type) -> Bool {
    let name = _typeName(type, qualified: true)
    return name.hasPrefix("Cairn") || name.hasPrefix("SwiftUI.")
  }
}

extension Graph {
  /// The nodes that have something left to do in this turn.
  var waiting: [Node] { dirty.nodes + structure + preferenceCollectors + navigation + settled }
}

extension Node {
  /// The type of the view whose body the node comes from.
  final var bodyAround: Any.Type? {
    var place: Node? = self
    while let current = place {
      if let body = current as? BodyNode { return body.owner }
      place = current.parent
    }
    return nil
  }

  /// The nodes of this kind around this one, from the inside.
  final var ancestorsOfOwnType: [Node] {
    let type = type(of: self)
    var own: [Node] = []
    var ancestor = parent
    while let node = ancestor {
      if Swift.type(of: node) == type { own.append(node) }
      ancestor = node.parent
    }
    return own
  }
}
