import CairnCore
import SwiftUI

extension View {
  /// Asks before the page, sheet, tab, column or window around the view is left.
  ///
  /// ```swift
  /// .navigationGuard(when: draft != saved) { attempt in leaving = attempt }
  /// ```
  ///
  /// Every way out asks: back buttons, Escape, swipes, the history of a browser, links, URLs, tabs, selections, closing a
  /// window, and changes of paths by code. While an answer is awaited, further attempts are refused. Pushing a page
  /// covers the view but does not leave it, so it does not ask.
  ///
  /// - Parameters:
  ///   - condition: Whether to ask. It is evaluated at each attempt.
  ///   - action: Answers the attempt, or keeps it until there is an answer.
  nonisolated public func navigationGuard(
    when condition: @escaping @autoclosure @MainActor () -> Bool = true,
    perform action: @escaping @MainActor (NavigationAttempt) -> Void
  ) -> some View {
    modifier(LeaveGuardModifier(when: condition) { action(NavigationAttempt($0)) })
  }

  /// Asks before the page around the view is left, with an asynchronous answer.
  ///
  /// ```swift
  /// .navigationGuard(when: hasUnsentChanges) { _ in await server.save(draft) }
  /// ```
  ///
  /// - Parameter mayLeave: Returns whether to leave.
  nonisolated public func navigationGuard(
    when condition: @escaping @autoclosure @MainActor () -> Bool = true,
    answer mayLeave: @escaping @MainActor (NavigationAttempt) async -> Bool
  ) -> some View {
    modifier(
      LeaveGuardModifier(when: condition) { attempt in
        attempt.answer { await mayLeave(NavigationAttempt(attempt)) }
      })
  }

  /// Asks in a dialog before the page around the view is left.
  ///
  /// ```swift
  /// TextEditor(text: $draft)
  ///   .navigationGuard("Discard your changes?", when: draft != saved)
  /// ```
  ///
  /// - Parameters:
  ///   - question: The title of the dialog.
  ///   - condition: Whether to ask.
  ///   - discard: The title of the button that leaves the page.
  public func navigationGuard(
    _ question: LocalizedStringKey, when condition: @escaping @autoclosure @MainActor () -> Bool,
    discard: LocalizedStringKey = "Discard Changes"
  ) -> some View {
    modifier(GuardDialog(question: question, discard: discard, condition: condition))
  }
}

private struct GuardDialog: ViewModifier {
  let question: LocalizedStringKey
  let discard: LocalizedStringKey
  let condition: @MainActor () -> Bool
  @State private var leaving: NavigationAttempt?

  func body(content: Content) -> some View {
    content
      .navigationGuard(when: condition()) { leaving = $0 }
      .confirmationDialog(question, isPresented: $leaving.isPresented, titleVisibility: .visible) {
        Button(discard, role: .destructive) { leaving?.proceed() }
      }
  }
}

/// Runs code whose navigation does not ask guards, such as a log-out that must succeed.
///
/// ```swift
/// withoutNavigationGuards { path.removeAll() }
/// ```
@MainActor
public func withoutNavigationGuards<Result>(_ code: () throws -> Result) rethrows -> Result {
  guard let session = FrontSession.current, let leaving = session.graph.leaving else { return try code() }
  return try leaving.withoutGuards {
    let result = try code()
    // Paths that the code has written are read in the turn.
    session.runTurns()
    return result
  }
}
