import CairnFoundation
import CairnLocks
import CairnTaskJobs
import Dispatch

/// The jobs that the code of a host gives to Swift's global executor: work of actors, of detached tasks, and of functions without an
/// actor.
///
/// The runtime does not say when such a job has ended. A test has to know, so these jobs run here instead. Those of other code go
/// their usual way.
enum GlobalJobs {
  private struct State {
    var isFollowing = false
    /// The work of hosts, by their numbers.
    var hosts: [UInt64: Host] = [:]
    /// The hosts of tasks, by the addresses of their jobs. A task that continues has the address that it began with.
    var tasks: [UInt: UInt64] = [:]
    var limit = 1_024
  }

  private struct Host { weak var work: OutsideWork? }

  private static let state = Mutex(State())

  /// Begins to follow jobs, once for the process.
  static func follow() {
    let isFirst = state.withLock { state in
      defer { state.isFollowing = true }
      return !state.isFollowing
    }
    if isFirst { cairn_offer_jobs { job in job.map { GlobalJobs.take($0) } ?? false } }
  }

  /// Runs a job here if it is one of a host, and returns whether it is.
  private static func take(_ job: UnsafeMutableRawPointer) -> Bool {
    let address = UInt(bitPattern: job)
    let enqueuer = VirtualClock.current?.outside
    let task = cairn_current_task()
    // Only a task that enqueues itself is looked up. The address of any other job may be left over from a task that has ended.
    let continues = task == job
    let found = state.withLock { state -> (work: OutsideWork, host: UInt64)? in
      let known = continues ? state.tasks[address] ?? 0 : 0
      let host = enqueuer.map(number) ?? max(cairn_host_of_job(), known)
      if let enqueuer { state.hosts[host] = Host(work: enqueuer) }
      guard host != 0, let work = state.hosts[host]?.work else {
        if !continues { state.tasks[address] = nil }
        return nil
      }
      state.tasks[address] = host
      forgetTheDead(in: &state)
      return (work, host)
    }
    guard let (work, host) = found else { return false }
    let id = work.begin("work on another thread")
    DispatchQueue.global().async {
      cairn_run_job(UnsafeMutableRawPointer(bitPattern: address), host)
      work.end(id)
    }
    return true
  }

  private static func number(of work: OutsideWork) -> UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(work))) }

  /// Forgets the tasks of hosts that have gone, now and then.
  private static func forgetTheDead(in state: inout State) {
    guard state.tasks.count > state.limit else { return }
    state.hosts = state.hosts.filter { $0.value.work != nil }
    state.tasks = state.tasks.filter { state.hosts[$0.value] != nil }
    state.limit = max(1_024, state.tasks.count * 2)
  }
}
