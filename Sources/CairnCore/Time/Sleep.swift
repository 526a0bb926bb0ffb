/// Sleeping, as code that imports SwiftUI has it.
///
/// The same functions as the standard library's, which these take the place of: under a test host they wait for the
/// host's clock, which moves when the test says so, and anywhere else for the clock they name.
extension Task where Success == Never, Failure == Never {
  /// Waits for a duration; throws if the task is cancelled.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    if let virtual = VirtualClock.current, isOfSystem(clock), let duration = duration as? Duration {
      return try await virtual.sleep(for: duration)
    }
    try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
  }

  /// Waits until an instant; throws if the task is cancelled.
  ///
  /// How far off that is has to be known at once, where the caller is: on another thread it may be later already.
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

  /// Waits for a number of nanoseconds; throws if the task is cancelled.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: Duration(nanoseconds: duration))
  }

  /// Waits for a number of nanoseconds, or until the task is cancelled.
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
