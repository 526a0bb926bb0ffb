import CairnUnsafe

/// How often the loops of a turn may repeat before they count as endless.
enum LoopLimits {
  /// Consecutive turns, each started by what the effects of the last one wrote.
  static var turns: Int { 500 }
  /// Consecutive turns after a chain that did not end, so that the app stays responsive.
  static var turnsAfterEndlessOnes: Int { 20 }
  /// Rounds of bodies, navigation and preferences in one turn, not counting those that make the pages of a path.
  static var rounds: Int { 1_000 }
  /// Batches of structure or preferences in one round; at most one for each level of a tree.
  static var batches: Int { 100_000 }
  /// How often stacks and split views may change what they show in one turn.
  static var finishes: Int { 100 }
  /// Pages that one stack presents through bindings in one turn.
  static var presentations: Int { 1_000 }
  /// Nested sheets that come from the same place in the code.
  static var nestedPresentations: Int { 100 }
  /// How many pages or sheets are kept if there is no end to them.
  static var presentationsKept: Int { 12 }
}

/// Counts the iterations of a graph's loops and identifies the views that keep them going.
struct LoopCounter {
  /// Turns since the last event.
  private(set) var turns = 0
  private var turnsLeft = 0
  /// Rounds in the current turn.
  private(set) var rounds = 0
  private var roundsLeft = 0
  /// Whether the current turn was ended before all its work was done.
  private(set) var hasEndedTurn = false
  /// Whether the remaining work waits for the next event.
  private(set) var isResting = false
  /// Whether the effects of the current turn wait for the next event.
  var holdsEffects = false
  /// The body runs by type shortly before the limit; `nil` before that.
  private var runsBefore: [ObjectIdentifier: Int]?

  /// How many rounds or turns before the limit the counter starts watching which bodies run.
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

  /// Allows one more round for a page of a path; a path is finite.
  mutating func allowRound() { roundsLeft += 1 }

  mutating func endTurn() { hasEndedTurn = true }

  mutating func rest() {
    isResting = true
    runsBefore = nil
  }

  /// Counts a turn. Returns true near the limit or beyond it.
  mutating func countTurn() -> Bool {
    turns += 1
    turnsLeft -= 1
    return turnsLeft <= 0
  }

  /// Counts a round. Returns true near the limit or beyond it, or if the turn was ended.
  mutating func countRound() -> Bool {
    rounds += 1
    roundsLeft -= 1
    return roundsLeft <= 0 || hasEndedTurn
  }

  /// Checks a turn near the limit. Returns true if it was the last.
  mutating func isLastTurn(_ types: [ObjectIdentifier: ViewType]) -> Bool { isLast(turnsLeft, types) }

  /// Checks a round near the limit. Returns true if it was the last.
  mutating func isLastRound(_ types: [ObjectIdentifier: ViewType]) -> Bool {
    if isLast(roundsLeft, types) { hasEndedTurn = true }
    return hasEndedTurn
  }

  private mutating func isLast(_ left: Int, _ types: [ObjectIdentifier: ViewType]) -> Bool {
    if runsBefore == nil { runsBefore = types.mapValues(\.runs) }
    return left <= -Self.watched
  }

  /// Names the views that keep the loop going: those around nodes with pending work, and those whose bodies
  /// have run since shortly before the limit. The library's own views are named only if there are no others.
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
  /// The nodes with work left in this turn.
  var waiting: [Node] { dirty.nodes + structure.items + preferenceCollectors.items + navigation.items + settled.items }
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

  /// The ancestors of the same class as this node, innermost first.
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
