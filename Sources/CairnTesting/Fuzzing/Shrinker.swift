/// Reduces a failing list of commands to the fewest and simplest that still fail.
///
/// It proposes lists and is given their results, so it does not depend on the meaning of commands:
///
/// ```swift
/// var shrinker = Shrinker(failing: commands, simpler: { _ in [] })
/// while let candidate = shrinker.next() { shrinker.note(failingPrefix(of: candidate)) }
/// return shrinker.best
/// ```
package struct Shrinker<Command> {
  private enum Phase {
    /// Leaves out ranges of commands, long ones first.
    case chunks(size: Int, start: Int)
    /// Replaces a command by a simpler one.
    case simpler(index: Int, choice: Int)
    /// Leaves out two commands at once, for pairs that undo each other.
    case pairs(first: Int, second: Int)
    case done
  }

  /// The shortest list known to fail.
  package private(set) var best: [Command]
  private let simpler: (Command) -> [[Command]]
  private var phase: Phase
  private var hasImproved = false
  /// The number of pairs grows quadratically, so longer lists skip them.
  private static var mostForPairs: Int { 20 }

  /// - Parameter simpler: Returns replacements for a command, simplest first: commands that do less, or the separate
  ///   steps of the command.
  package init(failing commands: [Command], simpler: @escaping (Command) -> [[Command]]) {
    best = commands
    self.simpler = simpler
    phase = .chunks(size: max(1, commands.count / 2), start: 0)
  }

  /// Returns the next list to try, or `nil` when nothing shorter fails.
  package mutating func next() -> [Command]? {
    while true {
      switch phase {
      case .chunks(0, _): phase = .simpler(index: 0, choice: 0)
      case .chunks(let size, let start):
        guard start < best.count else {
          phase = .chunks(size: size / 2, start: 0)
          continue
        }
        return without(start..<min(start + size, best.count))
      case .simpler(let index, let choice):
        guard index < best.count else {
          endRound()
          continue
        }
        let choices = simpler(best[index])
        guard choice < choices.count else {
          phase = .simpler(index: index + 1, choice: 0)
          continue
        }
        var candidate = best
        candidate.replaceSubrange(index...index, with: choices[choice])
        return candidate
      case .pairs(let first, let second):
        guard second < best.count else {
          phase = first + 2 < best.count ? .pairs(first: first + 1, second: first + 2) : .done
          continue
        }
        var candidate = best
        candidate.remove(at: second)
        candidate.remove(at: first)
        return candidate
      case .done: return nil
      }
    }
  }

  /// - Parameter failing: The commands of the last candidate up to its failure, or `nil` if it does not fail.
  package mutating func note(_ failing: [Command]?) {
    if let failing {
      best = failing
      hasImproved = true
    }
    switch phase {
    case .chunks(let size, let start): if failing == nil { phase = .chunks(size: size, start: start + size) }
    case .simpler(let index, let choice):
      phase = failing == nil ? .simpler(index: index, choice: choice + 1) : .simpler(index: index + 1, choice: 0)
    case .pairs(let first, let second):
      if failing == nil { phase = .pairs(first: first, second: second + 1) } else { beginRound() }
    case .done: break
    }
  }

  private mutating func beginRound() {
    hasImproved = false
    phase = .chunks(size: max(1, best.count / 2), start: 0)
  }

  private mutating func endRound() {
    if hasImproved { return beginRound() }
    phase = best.count <= Self.mostForPairs ? .pairs(first: 0, second: 1) : .done
  }

  private func without(_ range: Range<Int>) -> [Command] {
    var shorter = best
    shorter.removeSubrange(range)
    return shorter
  }
}
