import CairnCore
import CairnPrinting
import CairnWalkMarks

/// Runs random commands on fresh hosts, and shrinks failing runs.
@MainActor
struct Fuzzer {
  let host: TestHost
  let location: TestHost.SourceLocation
  let longestRun: Int
  let invariants: @MainActor (TestHost) async throws -> Void

  func run(commands: Int, seed: UInt64) async throws -> FuzzReport {
    var report = FuzzReport()
    var seed = seed
    while report.commands < commands {
      var random = SeededGenerator(seed: seed)
      let length = 1 + random.below(longestRun)
      let attempt = FuzzAttempt(self, seed: seed)
      report.runs += 1
      await attempt.check()
      for _ in 0..<length where attempt.fault == nil {
        await attempt.perform(FuzzChoice(attempt.host).next(&random))
        report.commands += 1
        if let title = attempt.host.window?.frontStack?.title { report.pages.insert(title) }
      }
      if let fault = attempt.fault {
        let shortest = await shrink(attempt.performed, fault, seed)
        throw FuzzFailure(
          fault: shortest.fault, commands: shortest.commands, seed: seed, commandsRun: report.commands,
          recipe: host.recipe, location: location)
      }
      seed &+= 1
    }
    return report
  }

  private func shrink(
    _ commands: [FuzzCommand], _ fault: FuzzFault, _ seed: UInt64
  ) async -> (commands: [FuzzCommand], fault: FuzzFault) {
    var last = fault
    var shrinker = Shrinker(failing: commands) { $0.simpler }
    while let candidate = shrinker.next() {
      let attempt = FuzzAttempt(self, seed: seed)
      await attempt.check()
      for command in candidate where attempt.fault == nil { await attempt.perform(command) }
      // Shrinking must not replace the failure by another one.
      if let found = attempt.fault, found.isSame(as: fault) {
        last = found
        shrinker.note(attempt.performed)
      } else {
        shrinker.note(nil)
      }
    }
    return (shrinker.best, last)
  }
}

/// One run of an app, from its start until something fails.
@MainActor
private final class FuzzAttempt {
  let host: TestHost
  /// The performed commands, without those that turned out to be impossible.
  private(set) var performed: [FuzzCommand] = []
  private(set) var fault: FuzzFault?
  private let fuzzer: Fuzzer
  private let seed: UInt64

  init(_ fuzzer: Fuzzer, seed: UInt64) {
    self.fuzzer = fuzzer
    self.seed = seed
    host = fuzzer.host.fresh()
    host.lastLocation = fuzzer.location
    host.failureHandler = { [weak self] error in
      if self?.fault == nil { self?.fault = FuzzFault(error) }
    }
  }

  func perform(_ command: FuzzCommand) async {
    cairn_walk_tries("\(command.code) (command \(performed.count + 1) of the run with seed \(seed))".printable)
    defer { cairn_walk_rests() }
    do throws(TestHostError) {
      try await command.perform(on: host)
      performed.append(command)
    } catch {
      guard case .diagnosed = error.reason else { return }
      performed.append(command)
      fault = FuzzFault(error)
    }
    await check()
  }

  /// Lets tasks run, and checks the invariants.
  func check() async {
    if fault != nil { return }
    await host.settle(at: fuzzer.location)
    if fault != nil { return }
    do { try await fuzzer.invariants(host) } catch { fault = fault ?? FuzzFault(error) }
  }
}
