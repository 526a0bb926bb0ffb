import CairnTesting
import Foundation

/// A subject for random commands: the real implementation and a naive one, which must agree after each.
package protocol CommandSubject {
  associatedtype Command

  init()

  /// Runs a command on both and describes the first disagreement.
  mutating func run(_ command: Command) -> String?

  /// Waits for asynchronous consequences of a command, and describes what is wrong then.
  nonisolated(nonsending) mutating func rest() async -> String?

  /// Returns a command to try next. Its numbers must make sense in any state.
  static func randomCommand(_ generator: inout SeededGenerator) -> Command

  /// Returns commands that do less, the simplest first.
  static func simplerCommands(than command: Command) -> [Command]
}

extension CommandSubject {
  package nonisolated(nonsending) mutating func rest() async -> String? { nil }
}

/// Runs random commands on fresh subjects, and shrinks a failure to the fewest and simplest commands.
///
/// The environment variables `CAIRN_COMMANDS` and `CAIRN_SEED` set the number of commands and the first seed,
/// unless the code does.
package struct CommandTest<Subject: CommandSubject> {
  package struct Failure: CustomStringConvertible {
    package let seed: UInt64
    package let commandsRun: Int
    package let commands: [Subject.Command]
    package let disagreement: String

    package var description: String {
      let list = commands.map { "  \($0)" }.joined(separator: "\n")
      return """
        \(disagreement)
        after these commands (repeat with CAIRN_SEED=\(seed), found after \(commandsRun) commands):
        \(list)
        """
    }
  }

  package var commands = Int(ProcessInfo.processInfo.environment["CAIRN_COMMANDS"] ?? "") ?? 20_000
  package var seed = UInt64(ProcessInfo.processInfo.environment["CAIRN_SEED"] ?? "") ?? 1
  package var longestRun = 120

  /// Called for every run, with the number of commands before it.
  package var progress: (_ seed: UInt64, _ commandsRun: Int) -> Void = { _, _ in }

  package init() {}

  package init(commands: Int, seed: UInt64) {
    self.commands = commands
    self.seed = seed
  }

  /// Every run has its own seed, so that a failure can be reproduced without the previous runs.
  package nonisolated(nonsending) func firstFailure() async -> Failure? {
    var commandsRun = 0
    var seed = seed
    while commandsRun < commands {
      progress(seed, commandsRun)
      var generator = SeededGenerator(seed: seed)
      let length = 1 + generator.below(longestRun)
      let run = (0..<length).map { _ in Subject.randomCommand(&generator) }
      if let (index, what) = await disagreement(in: run) {
        let shortest = await shrink(Array(run[...index]))
        return Failure(
          seed: seed, commandsRun: commandsRun + index + 1, commands: shortest,
          disagreement: await disagreement(in: shortest)?.what ?? "\(what) (not again)")
      }
      commandsRun += length
      seed &+= 1
    }
    return nil
  }

  private nonisolated(nonsending) func disagreement(
    in commands: [Subject.Command]
  ) async -> (index: Int, what: String)? {
    var subject = Subject()
    for (index, command) in commands.enumerated() {
      if let what = subject.run(command) { return (index, what) }
      if let what = await subject.rest() { return (index, what) }
    }
    return nil
  }

  private nonisolated(nonsending) func shrink(_ failing: [Subject.Command]) async -> [Subject.Command] {
    var shrinker = Shrinker(failing: failing) { command in Subject.simplerCommands(than: command).map { [$0] } }
    while let candidate = shrinker.next() {
      let end = await disagreement(in: candidate)?.index
      shrinker.note(end.map { Array(candidate[...$0]) })
    }
    return shrinker.best
  }
}
