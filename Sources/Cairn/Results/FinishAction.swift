import CairnCore
import SwiftUI

/// Ends a page or a sheet with a result.
///
/// ```swift
/// @Environment(\.finish) private var finish
/// Button("Choose") { finish(person) }
/// ```
///
/// The page leaves without asking its guards. The result goes to ``Navigator/result(of:)-view``, or else to the nearest
/// `onNavigationResult`.
@MainActor
public struct FinishAction {
  let environment: EnvironmentValues

  /// Ends the page with a result.
  public func callAsFunction<Result: Sendable>(_ result: Result) {
    if environment.finishPage(with: result) { return }
    environment.stackHandle?.session.graph.diagnostics.report(
      .warning, "navigation.nothing-to-finish",
      "`finish` was called in a view that is neither pushed nor presented, so there is nothing to end.")
  }

  /// Ends the page without a value.
  public func callAsFunction() { self(()) }
}

extension EnvironmentValues {
  /// Ends the page or the sheet around the view with a result.
  @MainActor public var finish: FinishAction { FinishAction(environment: self) }
}
