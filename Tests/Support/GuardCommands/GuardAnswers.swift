import Cairn

/// Answers the guards of pages as a policy says, and counts their questions.
@MainActor
package final class GuardAnswers {
  package enum Policy: CaseIterable { case agrees, refuses, waits }

  package var policy: Policy
  package private(set) var asked = 0
  /// The last attempt that waits for an answer.
  package var attempt: NavigationAttempt?

  package init(_ policy: Policy) { self.policy = policy }

  package func ask(_ attempt: NavigationAttempt) {
    asked += 1
    switch policy {
    case .agrees: attempt.proceed()
    case .refuses: attempt.stay()
    case .waits: self.attempt = attempt
    }
  }
}
