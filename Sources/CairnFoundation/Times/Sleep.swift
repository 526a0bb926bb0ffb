/// `sleep` for code that imports SwiftUI, or Foundation in apps that the SDK builds.
///
/// These functions shadow the standard library's. Under a test host they wait for the host's clock, which the
/// test advances; otherwise they wait for the clock they name.
extension Task where Success == Never, Failure == Never {
  /// Waits for a duration; throws if the task is canceled.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    if let virtual = VirtualClock.current, isOfSystem(clock), let duration = duration as? Duration {
      return try await virtual.sleep(for: duration)
    }
    try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
  }

  /// Waits until an instant; throws if the task is canceled.
  ///
  /// Runs on the caller's actor, because the distance to the deadline must be measured at once: after a hop to
  /// another thread it may be shorter.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    if let virtual = VirtualClock.current, isOfSystem(clock),
      let duration = clock.now.duration(to: deadline) as? Duration
    {
      return try await virtual.sleep(for: duration)
    }
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  /// Waits for a number of nanoseconds; throws if the task is canceled.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: Duration(nanoseconds: duration))
  }

  /// Waits for a number of nanoseconds, or until the task is canceled.
  @available(*, deprecated, renamed: "Task.sleep(nanoseconds:)")
  public static func sleep(_ duration: UInt64) async {
    try? await sleep(for: Duration(nanoseconds: duration))
  }

  private static func isOfSystem<C: Clock>(_ clock: C) -> Bool { clock is ContinuousClock || clock is SuspendingClock }
}

extension Duration {
  fileprivate init(nanoseconds: UInt64) {
    let second: UInt64 = 1_000_000_000
    self =
      .seconds(Int64(nanoseconds / second)) + .nanoseconds(Int64(nanoseconds % second))
  }
}
