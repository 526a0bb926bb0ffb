import CairnValues
import Dispatch
import Glibc

/// The one piece of state that belongs to no graph: which node is being evaluated, and with which transaction.
///
/// State may be read and written from any thread, so these are reachable from non-isolated code; only the main
/// thread ever touches them, and `isMain` is asked first. They are set and read at once, never held on to, which is why
/// overlapping accesses are not looked for.
final class Runtime: @unchecked Sendable {
  static let shared = Runtime()

  /// The node whose evaluation records what it reads.
  @exclusivity(unchecked) var reader: _Node?
  /// The graph whose bodies are running: writes must wait for the next turn.
  @exclusivity(unchecked) var evaluating: Graph?
  /// The tie to observable objects that the body run just now turned out to need.
  @exclusivity(unchecked) var found: ObservationLink?
  /// What `withAnimation` and `withTransaction` have put around the code that runs now.
  @exclusivity(unchecked) var transaction = Transaction()

  /// The thread main-actor code was last seen on. It can move, for example when `main` is asynchronous.
  @exclusivity(unchecked) private var mainThread = pthread_self()
  private let key = DispatchSpecificKey<Bool>()

  private init() {
    DispatchQueue.main.setSpecific(key: key, value: true)
  }

  /// Called by main-actor entry points, so that the common question below is one comparison.
  @MainActor func enterMain() { mainThread = pthread_self() }

  /// The graph that last had something to do; diagnostics that come from no place in particular go there. It takes
  /// itself out when it goes: with a weak reference to it, every other reference would cost more.
  @exclusivity(unchecked) unowned(unsafe) var active: Graph?

  /// Reports something noticed outside of any node.
  func report(_ severity: Diagnostic.Severity, _ code: String, _ message: String) {
    guard isMain else {
      DispatchQueue.main.async { self.report(severity, code, message) }
      return
    }
    MainActor.assumeIsolated {
      (reader?.graph ?? evaluating ?? active)?.diagnostics.report(severity, code, message)
    }
  }

  var isMain: Bool {
    if pthread_equal(pthread_self(), mainThread) != 0 { return true }
    return DispatchQueue.getSpecific(key: key) ?? false
  }
}
