import CairnLocks
import CairnNavigation
import CairnPrinting
import CairnValues
import Dispatch
import Foundation

/// The one piece of state that belongs to no graph: which node is being evaluated, and with which transaction.
///
/// State may be read and written from any thread, so these are reachable from non-isolated code; only the main
/// thread ever touches them, and `isMain` is asked first.
///
/// What is here is set and read at once and never held on to, which is why overlapping accesses are not looked for.
final class Runtime: @unchecked Sendable {
  static let shared = Runtime()

  /// The node whose evaluation records what it reads; it is there for as long as that takes. Another thread may look
  /// whether there is one, so looking must not touch its reference count.
  @exclusivity(unchecked) var readerReference: Unmanaged<_Node>?
  var reader: _Node? { readerReference?.takeUnretainedValue() }
  /// The graph whose bodies are running: writes must wait for the next turn.
  @exclusivity(unchecked) var evaluating: Graph?
  /// Whose body that is, for diagnostics.
  @exclusivity(unchecked) var evaluatedType: Any.Type?
  /// The tie to observable objects that the code run just now turned out to need.
  @exclusivity(unchecked) var found: ObservationLink?
  /// What `withAnimation` and `withTransaction` have put around the code that runs now.
  @exclusivity(unchecked) var transaction = Transaction()

  /// The thread the process began on, once main-actor code was seen there. It serves nothing but the main actor;
  /// any other thread may serve it for a while, as in a program whose `main` is asynchronous.
  private let initialThread = Atomic<UInt>(0)
  private let key = DispatchSpecificKey<Bool>()
  /// Work that other threads have for the main one.
  private let inbox = Mutex<[Letter]>([])
  /// Whether it is worth opening the inbox.
  private let hasMail = Atomic<Bool>(false)

  private struct Letter: @unchecked Sendable {
    let work: () -> Void
  }

  private init() {
    DispatchQueue.main.setSpecific(key: key, value: true)
    PathProblem.sendAll { Runtime.shared.report(.warning, $0.code, $0.message) }
  }

  /// Called by main-actor entry points, so that `isMain` is one comparison.
  @MainActor func enterMain() {
    if initialThread.load(ordering: .relaxed) == 0, Thread.isMainThread {
      initialThread.store(pthread_self(), ordering: .relaxed)
    }
  }

  var isMain: Bool {
    if pthread_self() == initialThread.load(ordering: .relaxed) { return true }
    return DispatchQueue.getSpecific(key: key) ?? false
  }

  /// The transaction around the code that runs now; other threads have none.
  var currentTransaction: Transaction { isMain ? transaction : Transaction() }

  /// Keeps a write that is made while a body runs for the next turn; false if none runs, so that it can be made now.
  func waitsForUpdate(_ write: @escaping () -> Void) -> Bool {
    guard isMain, let evaluating else { return false }
    nonisolated(unsafe) let write = write
    MainActor.assumeIsolated { evaluating.writeDuringUpdate(write) }
    return true
  }

  // MARK: From other threads

  /// Has work done on the main thread: at once if this is it, else at the start of the next turn.
  func onMain(_ work: @escaping () -> Void) {
    if isMain { return work() }
    let letter = Letter(work: work)
    let isFirst = inbox.withLock { inbox in
      inbox.append(letter)
      hasMail.store(true, ordering: .releasing)
      return inbox.count == 1
    }
    if isFirst { DispatchQueue.main.async { MainActor.assumeIsolated { self.openInbox() } } }
  }

  /// Does what other threads have asked for so far.
  @MainActor func openInbox() {
    guard hasMail.load(ordering: .acquiring) else { return }
    let letters = inbox.withLock { inbox in
      let letters = inbox
      inbox = []
      hasMail.store(false, ordering: .relaxed)
      return letters
    }
    for letter in letters { letter.work() }
  }

  // MARK: Reading without consequences

  /// Runs code whose reads make no node a reader.
  func untracked<Result>(_ code: () -> Result) -> Result {
    guard isMain, let outer = readerReference else { return code() }
    readerReference = nil
    defer { readerReference = outer }
    return code()
  }

  // MARK: Diagnostics

  /// The graph that last had something to do; diagnostics that come from no place in particular go there. It takes
  /// itself out when it goes: with a weak reference to it, every other reference would cost more.
  @exclusivity(unchecked) unowned(unsafe) var active: Graph?

  /// Reports something noticed outside of any node.
  func report(_ severity: Diagnostic.Severity, _ code: String, _ message: String, at place: SourcePlace? = nil) {
    onMain {
      MainActor.assumeIsolated {
        guard let graph = self.reader?.graph ?? self.evaluating ?? self.active else {
          FileHandle.standardError.write(Data("cairn: \(message.printableLines) [\(code)]\n".utf8))
          return
        }
        graph.diagnostics.report(severity, code, message, at: place)
      }
    }
  }
}
