import CairnCore

extension TestHost {
  /// Advances the virtual clock. Everything that is due in this time happens in order.
  ///
  /// Animations follow this clock. So do `Task.sleep` and `asyncAfter` in files that import SwiftUI or,
  /// in apps that the SDK builds, Foundation.
  public func advance(
    by duration: Duration,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    lastLocation = SourceLocation(fileID, filePath, line, column)
    let target = host.virtualClock.now + duration
    await settle(at: lastLocation)
    var roundsAtOnce = 0
    while let next = host.virtualClock.nextDeadline, next <= target {
      roundsAtOnce = next > host.virtualClock.now ? 0 : roundsAtOnce + 1
      if roundsAtOnce == Self.settlingLimit {
        reportEndlessTask(roundsAtOnce)
        break
      }
      moveClock(to: next)
      await settle(at: lastLocation)
    }
    moveClock(to: target)
    await settle(at: lastLocation)
  }

  func moveClock(to time: Duration) {
    session.onHostTime { host.virtualClock.move(to: time) }
  }

  /// Lets tasks run until none can continue.
  ///
  /// A task that waits for something outside the app, such as the network, stays suspended. If work never runs out, as
  /// in a task that loops without a pause, `settle` gives up with a diagnostic.
  public func settle(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await settle(at: SourceLocation(fileID, filePath, line, column))
  }

  func settle(at location: SourceLocation) async {
    lastLocation = location
    var quiet = 0
    var patience = 200
    var rounds = 0
    // Canceled tasks end soon, even if a busy machine takes long. Those that ignore their cancellation have a limit.
    while quiet < 6 || (session.graph.tasks.ending > 0 && patience > 0) {
      patience -= 1
      let before = activity
      session.runTurns()
      // First the work that waits for the main actor, then the work elsewhere.
      await Task.yield()
      await host.executor.becomesIdle()
      await Task.detached {}.value
      await Task.yield()
      quiet = activity == before ? quiet + 1 : 0
      rounds += 1
      if rounds == Self.settlingLimit {
        reportEndlessTask(rounds)
        break
      }
    }
    settleForQuestion()
  }

  private static var settlingLimit: Int { 2_000 }

  private func reportEndlessTask(_ rounds: Int) {
    session.graph.diagnostics.warn(
      "task.endless",
      "The app still changes after \(rounds) rounds. Look for a task that loops without a pause, and make it wait, for "
        + "example with `Task.sleep` for more than zero seconds.")
  }

  private var activity: Activity {
    Activity(
      turns: session.graph.turnCount, tasks: session.graph.tasks.events, work: host.executor.finished)
  }

  private struct Activity: Equatable {
    let turns: Int
    let tasks: Int
    let work: Int
  }
}
