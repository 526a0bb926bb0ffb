import CairnCore

extension TestHost {
  /// Moves the virtual clock on; everything that falls due on the way happens, in its order.
  ///
  /// `Task.sleep` and `asyncAfter` in views and what they call follow this clock wherever the file imports SwiftUI; so do
  /// animations.
  public func advance(by duration: Duration) async {
    let target = host.virtualClock.now + duration
    await settle()
    while let next = host.virtualClock.nextDeadline, next <= target {
      moveClock(to: next)
      await settle()
    }
    moveClock(to: target)
    await settle()
  }

  func moveClock(to time: Duration) {
    session.onHostTime { host.virtualClock.move(to: time) }
  }

  /// Lets tasks that can go on do so, until nothing is due now.
  ///
  /// A task that waits for something outside, such as the network, is left waiting. Where there is no end to what is due, as
  /// in a task that goes round without a pause, a diagnostic says so and the test goes on.
  public func settle() async {
    var quiet = 0
    var patience = 200
    var rounds = 0
    // A task that was cancelled is on its way to its end, however long a busy machine takes for it; one that does not
    // heed its cancellation is not waited for without limit.
    while quiet < 6 || (session.graph.tasks.ending > 0 && patience > 0) {
      patience -= 1
      let before = activity
      session.runTurns()
      // Everything that waits for the main actor goes first, then what runs elsewhere gets its chance.
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
      "The app still changes after \(rounds) rounds. Look for a task that goes round without a pause: have it wait for "
        + "something, such as `Task.sleep`.")
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
