/// One attempt to leave pages, from the input to the last answer of their guards.
@MainActor
package final class LeaveAttempt {
  package enum Answer: Sendable { case proceeded, stayed }

  package let cause: LeaveCause
  package internal(set) var target: LeaveTarget
  /// Repeats what the guards interrupted.
  var again: (() -> Void)?
  /// Whether a guard has kept its page.
  var isRefused = false
  private var consents: [Consent] = []
  private weak var asking: (any LeaveGuard)?
  /// Whether the guard has not returned yet. Its consent then needs no second try.
  private var isInQuestion = false
  private var answer: Answer?
  private var listeners: [(Answer) -> Void] = []
  private unowned let leaving: Leaving

  /// The guard of a page may be gone, and the guard of another page where it was in memory.
  private struct Consent {
    weak var view: (any LeaveGuard)?
  }

  init(_ cause: LeaveCause, to target: LeaveTarget, in leaving: Leaving) {
    self.cause = cause
    self.target = target
    self.leaving = leaving
  }

  /// An attempt that is dropped without an answer leaves everything as it is.
  isolated deinit {
    if answer == nil { for listener in listeners { listener(.stayed) } }
  }

  /// Whether a guard is still being asked.
  package var isPending: Bool { asking.map { !$0.flags.contains(.unmounted) } ?? false }

  func isAsking(_ view: any LeaveGuard) -> Bool { asking === view }

  func hasConsent(of view: any LeaveGuard) -> Bool { consents.contains { $0.view === view } }

  /// Leaves after all. Does nothing if the attempt is over.
  package func proceed() {
    guard let view = asking else { return }
    asking = nil
    consents.append(Consent(view: view))
    if !isInQuestion, let again { leaving.perform(self, again) }
  }

  /// Stays. Does nothing if the attempt is over.
  package func stay() {
    guard asking != nil else { return }
    asking = nil
    isRefused = true
    if !isInQuestion { finish() }
  }

  /// Answers when asynchronous work has ended.
  package func answer(_ mayLeave: @escaping @MainActor @Sendable () async -> Bool) {
    guard let graph = asking?.graph else { return }
    RunningTask(counted: graph.tasks, on: graph.timeHost?.taskExecutor, priority: .userInitiated) { @MainActor in
      if await mayLeave() { self.proceed() } else { self.stay() }
    }
  }

  /// Calls a closure with the answer, once.
  package func whenFinished(_ listener: @escaping (Answer) -> Void) {
    if let answer { listener(answer) } else { listeners.append(listener) }
  }

  /// Returns whether a guard agrees at once. It may also agree later.
  func asks(_ view: any LeaveGuard) -> Bool {
    asking = view
    isInQuestion = true
    view.ask(self)
    isInQuestion = false
    return hasConsent(of: view)
  }

  /// Asks when the turn is over, because the answer may write state.
  func asksLater(_ view: any LeaveGuard) {
    asking = view
    let graph = view.graph
    // Bindings whose change was refused are written back first.
    graph.deferredWrites.append { [self, weak view, weak graph] in
      graph?.deferredWrites.append {
        if let view, self.isAsking(view) { view.ask(self) }
      }
    }
  }

  /// Ends the attempt, unless a guard is still being asked.
  func finish() {
    guard answer == nil, !isPending else { return }
    let answer = isRefused ? Answer.stayed : .proceeded
    self.answer = answer
    again = nil
    let listeners = self.listeners
    self.listeners = []
    for listener in listeners { listener(answer) }
  }
}
