/// Asks the guards of pages that are about to leave. A graph has none until its first guard appears.
@MainActor
package final class Leaving: Participants<any LeaveGuard> {
  /// The attempt that is being performed.
  private var current: LeaveAttempt?
  private var unanswered: [WeakAttempt] = []
  private var forced = 0
  /// What happens outside of stacks and makes them change.
  private var cause: (cause: LeaveCause, target: LeaveTarget)?

  /// Whether anything has to be asked now.
  var isNeeded: Bool { !members.isEmpty && forced == 0 }

  /// Whether a view inside of a node would ask now.
  func isGuarded(_ node: Node) -> Bool { isNeeded && !activeGuards(inside: [node]).isEmpty }

  /// Runs code whose changes do not ask.
  package func withoutGuards<Result>(_ code: () throws -> Result) rethrows -> Result {
    forced += 1
    defer { forced -= 1 }
    return try code()
  }

  /// Runs code whose changes of paths have a cause.
  func asCause(_ cause: LeaveCause, _ target: LeaveTarget, _ code: () -> Void) {
    let outer = self.cause
    self.cause = (cause, target)
    code()
    self.cause = outer
  }

  /// Performs an input as one attempt. If a guard interrupts any part of it, all of it is repeated once the guard agrees.
  func attempt(_ cause: LeaveCause, to target: LeaveTarget, _ action: @escaping () -> Bool) -> Bool {
    guard current == nil else { return action() }
    let attempt = LeaveAttempt(cause, to: target, in: self)
    attempt.again = { _ = action() }
    var result = false
    perform(attempt) { result = action() }
    return result || attempt.isPending || attempt.isRefused
  }

  /// Performs a change by code as one attempt, and returns it, so that the caller can wait for the answer.
  package func begin(_ cause: LeaveCause, _ action: @escaping () -> Void) -> LeaveAttempt {
    let attempt = LeaveAttempt(cause, to: LeaveTarget(), in: self)
    attempt.again = action
    perform(attempt, action)
    return attempt
  }

  /// Returns whether nodes may leave now. If not, `again` runs with the node that makes them leave, if it still exists.
  func mayLeave<Container: Node>(
    _ nodes: [Node], _ cause: LeaveCause, to target: @autoclosure () -> LeaveTarget = LeaveTarget(),
    in container: Container, again: @escaping (Container) -> Void
  ) -> Bool {
    mayLeave(nodes, cause, to: target) { [weak container] in
      if let container, !container.flags.contains(.unmounted) { again(container) }
    }
  }

  /// Returns whether nodes may leave now. If not, `again` runs once their guards agree.
  ///
  /// - Parameter target: Returns what would be shown instead.
  func mayLeave(
    _ nodes: [Node], _ cause: LeaveCause, to target: () -> LeaveTarget = { LeaveTarget() }, again: @escaping () -> Void
  ) -> Bool {
    guard isNeeded else { return true }
    let views = activeGuards(inside: nodes)
    if views.isEmpty { return true }
    // A page is asked once at a time.
    if views.contains(where: isAskedElsewhere) {
      current?.isRefused = true
      return false
    }
    let attempt = current ?? LeaveAttempt(self.cause?.cause ?? cause, to: self.cause?.target ?? target(), in: self)
    if attempt.again == nil { attempt.again = again }
    if attempt.target.isUnknown { attempt.target = target() }
    for view in views where !attempt.hasConsent(of: view) {
      if attempt.isPending { return false }
      unanswered.removeAll { $0.attempt?.isPending != true }
      unanswered.append(WeakAttempt(attempt))
      if view.graph.isInTurn {
        attempt.asksLater(view)
        return false
      }
      guard attempt.asks(view) else {
        if attempt !== current { attempt.finish() }
        return false
      }
    }
    return true
  }

  /// Performs an attempt, for the first time or after a guard has agreed.
  func perform(_ attempt: LeaveAttempt, _ action: () -> Void) {
    let outer = current
    current = attempt
    action()
    current = outer
    attempt.finish()
  }

  /// Whether another attempt waits for the answer of a guard.
  private func isAskedElsewhere(_ view: any LeaveGuard) -> Bool {
    unanswered.contains { $0.attempt !== current && $0.attempt?.isAsking(view) == true }
  }

  /// The guards that have to be asked, the frontmost first.
  private func activeGuards(inside nodes: [Node]) -> [any LeaveGuard] {
    members.reversed().filter { view in
      !view.flags.contains(.unmounted) && nodes.contains { $0 === view || $0.isAround(view) } && view.isActive
    }
  }
}

private struct WeakAttempt {
  private(set) weak var attempt: LeaveAttempt?
  init(_ attempt: LeaveAttempt) { self.attempt = attempt }
}

extension Graph {
  /// Runs code whose changes do not ask.
  func withoutGuards(_ code: () -> Void) {
    if let leaving { leaving.withoutGuards(code) } else { code() }
  }
}

extension LeaveTarget {
  fileprivate var isUnknown: Bool { value == nil && url == nil && !isRoot }
}

extension _Node {
  /// Whether another node is below this one.
  func isAround(_ node: Node) -> Bool {
    var current = node.parent
    while let one = current {
      if one === self { return true }
      current = one.parent
    }
    return false
  }
}
