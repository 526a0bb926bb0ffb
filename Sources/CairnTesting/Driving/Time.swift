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

  /// Lets tasks run until none can continue, and waits for the real work that they wait for: requests by `URLSession`, and work of actors and
  /// of tasks on other threads.
  ///
  /// After a few seconds, it stops waiting for a request that no server answers, or other slow work. If work never runs
  /// out, as in a task that loops without a pause, `settle` gives up with a diagnostic.
  public func settle(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await settle(at: SourceLocation(fileID, filePath, line, column))
  }

  /// Lets the app run until a condition holds. Use it for what `settle()` cannot know of, such as work on a dispatch queue.
  ///
  /// ```swift
  /// try await host.settle(until: { host.texts.contains("Saved") })
  /// ```
  ///
  /// - Parameter timeout: How long to wait, by the machine's clock. The host's clock stands still.
  public func settle(
    until condition: () -> Bool, timeout: Duration = .seconds(10),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws(TestHostError) {
    let location = SourceLocation(fileID, filePath, line, column)
    let start = ContinuousClock().now
    await settle(at: location)
    while !condition() {
      guard start.duration(to: ContinuousClock().now) < timeout else {
        throw error(.neverTrue(stillWaitingFor: pendingWork), at: location)
      }
      try? await ContinuousClock().sleep(for: .milliseconds(5))
      await settle(at: location)
    }
  }

  /// What the app waits for, for a failure to say.
  private var pendingWork: [String] {
    let clock = host.virtualClock
    let work = clock.outside.pending.sorted { $0.key < $1.key }.map(\.value)
    let sleeps =
      clock.nextDeadline.map { ["the host's clock, which something waits for until \($0 - clock.now) from now"] } ?? []
    let tasks = session.graph.tasks.running
    let running = work.isEmpty && sleeps.isEmpty && tasks > 0 ? ["\(tasks) of its tasks"] : []
    return work + sleeps + running
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
      await waitForOutsideWork()
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

  private func waitForOutsideWork() async {
    let outside = host.virtualClock.outside
    if outside.pending.isEmpty { return }
    host.slowWork.formUnion(await outside.wait(within: Self.patience, except: host.slowWork))
  }

  /// How long the app may wait for one thing outside.
  private static var patience: Duration { .seconds(5) }

  private static var settlingLimit: Int { 2_000 }

  private func reportEndlessTask(_ rounds: Int) {
    session.graph.diagnostics.warn(
      "task.endless",
      "The app still changes after \(rounds) rounds. Look for a task that loops without a pause, and make it wait, for "
        + "example with `Task.sleep` for more than zero seconds.")
  }

  private var activity: Activity {
    Activity(
      turns: session.graph.turnCount, tasks: session.graph.tasks.events,
      work: host.executor.finished + host.virtualClock.outside.ended)
  }

  private struct Activity: Equatable {
    let turns: Int
    let tasks: Int
    let work: Int
  }
}
