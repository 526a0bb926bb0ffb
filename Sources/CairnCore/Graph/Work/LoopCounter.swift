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
  private(set) var runsBefore: [ObjectIdentifier: Int]?

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
}
