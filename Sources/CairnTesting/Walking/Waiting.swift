import CairnCore
import Foundation

extension TestHost {
  /// Waits until an element can be used, and then walks through the app.
  ///
  /// Use it for apps that begin with a splash screen, or that load their content. The virtual clock advances as the app
  /// waits for it; for other events the walk waits in real time. Both are limited by `patience`.
  ///
  /// ```swift
  /// let report = try await TestHost(MyApp.self).walkEverything(waiting: .seconds(5))
  /// ```
  @discardableResult
  public func walkEverything(
    maxSteps: Int = 1000, waiting patience: Duration,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws(TestHostError) -> WalkReport {
    lastLocation = SourceLocation(fileID, filePath, line, column)
    await settle(at: lastLocation)
    let start = host.virtualClock.now
    var outside = Duration.zero
    while Walker.findsNothing(in: self) {
      if let next = host.virtualClock.nextDeadline, next - start <= patience {
        await advance(by: next - host.virtualClock.now)
      } else if outside < patience {
        outside += await ContinuousClock().measure { try? await ContinuousClock().sleep(for: .milliseconds(10)) }
        await settle(at: lastLocation)
      } else {
        break
      }
    }
    let waited = host.virtualClock.now - start + outside
    return try perform(at: lastLocation) { () throws(Failure) in walk(maxSteps: maxSteps, after: waited) }
  }

  /// Waits inside a synchronous call: queues, timers and the virtual clock run, but tasks only after the caller
  /// suspends.
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
