import Dispatch

extension DispatchQueue {
  /// Does something after a time.
  ///
  /// Preferred to Dispatch's own, which takes more: under a test host the time is that of the host's clock, as it is where
  /// a task sleeps, and anywhere else it is the machine's.
  @preconcurrency
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    guard let virtual = VirtualClock.current else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    virtual.schedule(after: deadline.durationFromNow) {
      if self.isMain { work() } else { self.async(execute: work) }
    }
  }

  /// Each time the main queue is asked for, it is another object.
  private var isMain: Bool { label == DispatchQueue.main.label }
}

extension DispatchTime {
  fileprivate var durationFromNow: Duration {
    if self == .distantFuture { return .seconds(Int64.max >> 1) }
    let now = DispatchTime.now().uptimeNanoseconds
    return uptimeNanoseconds > now ? .nanoseconds(Int64(clamping: uptimeNanoseconds - now)) : .zero
  }
}
