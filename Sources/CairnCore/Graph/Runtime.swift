import CairnLocks
import CairnNavigation
import CairnPrinting
import CairnUnsafe
import CairnValues
import Dispatch
import Foundation

/// The only state that belongs to no graph: the node being evaluated, and its transaction.
///
/// State may be read and written from any thread, so these are reachable from nonisolated code. Only the main
/// thread ever touches them, and callers check `isMain` first.
final class Runtime: @unchecked Sendable {
  // Sendable: only the main thread, checked by `isMain`, accesses what is neither locked nor atomic.
  static let shared = Runtime()

  /// The node whose evaluation is recording reads; it stays alive meanwhile. Another thread may check whether
  /// there is one, so reading this must not touch its reference count.
  var readerReference: Uncounted<_Node>?
  var reader: _Node? { readerReference?.object }
  /// The graph whose bodies are running. Writes must wait for the next turn.
  var evaluating: Graph?
  /// The type whose body is running, for diagnostics.
  var evaluatedType: Any.Type?
  /// The link to observable objects that the code run just now turned out to need.
  var found: ObservationLink?
  /// The transaction that `withAnimation` and `withTransaction` have set for the code running now.
  var transaction = Transaction()

  /// The process's initial thread, once main-actor code has run on it. It serves only the main actor; any other
  /// thread may serve the main actor for a while, as in a program with an asynchronous `main`.
  private let initialThread = Atomic<UInt>(0)
  private let key = DispatchSpecificKey<Bool>()
  /// Work from other threads for the main thread.
  private let inbox = Mutex<[Handed<() -> Void>]>([])
  /// Whether the inbox may contain anything.
  private let hasMail = Atomic<Bool>(false)

  private init() {
    DispatchQueue.main.setSpecific(key: key, value: true)
    PathProblem.sendAll(to: .init { Runtime.shared.report(.warning, $0.code, $0.message) })
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

  /// The transaction of the code running now; other threads have none.
  var currentTransaction: Transaction { isMain ? transaction : Transaction() }

  /// Defers a write made while a body runs to the next turn. Returns false if no body runs, so the write can be
  /// made now.
  ///
  /// - Parameter place: where the written property was declared, if known.
  func waitsForUpdate(at place: SourcePlace? = nil, _ write: @escaping () -> Void) -> Bool {
    guard isMain, let evaluating else { return false }
    onMainActor(write) { evaluating.writeDuringUpdate(at: place, $0) }
    return true
  }

  // MARK: Work from other threads

  /// Does work on the main thread: at once if this is it, otherwise at the start of the next turn.
  func onMain(_ work: @escaping () -> Void) {
    if isMain { return work() }
    let letter = Handed(work)
    let isFirst = inbox.withLock { inbox in
      inbox.append(letter)
      hasMail.store(true, ordering: .releasing)
      return inbox.count == 1
    }
    if isFirst { DispatchQueue.main.async { MainActor.assumeIsolated { self.openInbox() } } }
  }

  /// Does the work other threads have asked for so far.
  @MainActor func openInbox() {
    guard hasMail.load(ordering: .acquiring) else { return }
    let letters = inbox.withLock { inbox in
      let letters = inbox
      inbox = []
      hasMail.store(false, ordering: .relaxed)
      return letters
    }
    for letter in letters { letter.value() }
  }

  // MARK: Reading without tracking

  /// Runs code without recording its reads.
  func untracked<Result>(_ code: () -> Result) -> Result {
    guard isMain, let outer = readerReference else { return code() }
    readerReference = nil
    defer { readerReference = outer }
    return code()
  }

  // MARK: Diagnostics

  /// The graph of the only app in the process.
  var only: LiveReference<Graph>?

  /// Reports a problem noticed outside any node, to the session that caused it: the one whose views are being updated, or
  /// else the one whose handler or task is running. What no session caused, as in a test's own code, goes to standard error.
  package func report(
    _ severity: Diagnostic.Severity, _ code: String, _ message: String, at place: SourcePlace? = nil,
    notice: UserNotice? = nil
  ) {
    let isQuiet = DiagnosticOutput.isQuiet
    let cause = RunningApp.current.graph
    onMain {
      MainActor.assumeIsolated {
        let graph = self.reader?.graph ?? self.evaluating ?? cause?.target ?? (isQuiet ? nil : self.only?.target)
        guard let graph else {
          if !isQuiet { StandardError.write("cairn: \(message.printableLines) [\(code)]\n") }
          return
        }
        graph.diagnostics.report(severity, code, message, at: place, notice: notice)
      }
    }
  }
}

extension Runtime {
  /// Runs code as if no body were running, for views that do not exist yet.
  @MainActor func outsideOfBodies<Result>(_ code: () -> Result) -> Result {
    let (graph, type) = (evaluating, evaluatedType)
    (evaluating, evaluatedType) = (nil, nil)
    defer { (evaluating, evaluatedType) = (graph, type) }
    return untracked(code)
  }
}
