import Dispatch

extension DispatchQueue {
  /// Runs work after a deadline.
  ///
  /// Preferred over Dispatch's own overload, which takes more parameters. Under a test host, time is that of
  /// the host's clock, as for sleeping tasks; otherwise it is the machine's.
  @preconcurrency
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    guard let virtual = VirtualClock.current else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    virtual.schedule(after: deadline.durationFromNow) {
      if self.isMain { work() } else { self.async(execute: work) }
    }
  }

  /// Compares labels, because each access to the main queue returns a different object.
  private var isMain: Bool { label == DispatchQueue.main.label }
}

extension DispatchTime {
  fileprivate var durationFromNow: Duration {
    if self == .distantFuture { return .seconds(Int64.max >> 1) }
    let now = DispatchTime.now().uptimeNanoseconds
    return uptimeNanoseconds > now ? .nanoseconds(Int64(clamping: uptimeNanoseconds - now)) : .zero
  }
}
