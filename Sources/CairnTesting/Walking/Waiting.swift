import CairnCore
import Foundation

extension TestHost {
  /// Waits until there is something to do, and then walks through everything.
  ///
  /// For apps that begin with a page that goes away by itself, or that load what they show. The host's clock moves on as
  /// far as the app waits by it; what comes from elsewhere is waited for in real time. Neither takes longer than said.
  ///
  /// ```swift
  /// let report = try await TestHost(MyApp.self).walkEverything(waiting: .seconds(5))
  /// ```
  @discardableResult
  public func walkEverything(maxSteps: Int = 1000, waiting patience: Duration) async throws -> WalkReport {
    await settle()
    let start = host.virtualClock.now
    var outside = Duration.zero
    while Walker.findsNothing(in: self) {
      if let next = host.virtualClock.nextDeadline, next - start <= patience {
        await advance(by: next - host.virtualClock.now)
      } else if outside < patience {
        outside += await ContinuousClock().measure { try? await ContinuousClock().sleep(for: .milliseconds(10)) }
        await settle()
      } else {
        break
      }
    }
    return try walk(maxSteps: maxSteps, after: host.virtualClock.now - start + outside)
  }

  /// Waits in the midst of a call, where nothing can be awaited: queues, timers and the host's clock go on, and what tasks
  /// do only once the caller awaits something.
  func waitInPlaceForSomethingToDo() -> Duration {
    let start = host.virtualClock.now
    while Walker.findsNothing(in: self), let next = host.virtualClock.nextDeadline, next - start <= .seconds(10) {
      moveClock(to: next)
      session.runTurns()
    }
    var outside = Duration.zero
    while Walker.findsNothing(in: self), outside < .seconds(2) {
      var isRunning = true
      outside += ContinuousClock().measure {
        isRunning = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
      }
      if !isRunning { break }
      session.runTurns()
    }
    return host.virtualClock.now - start + outside
  }
}
