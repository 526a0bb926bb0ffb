/// Diagnostics of modules whose objects belong to no graph, such as the models of SwiftData.
package enum AppDiagnostics {
  /// Reports a problem to the app that is running.
  ///
  /// - Parameter notice: A notice for the user, if there is one.
  package static func report(
    _ severity: Diagnostic.Severity, _ code: String, _ message: String, notice: UserNotice? = nil
  ) {
    Runtime.shared.report(severity, code, message, notice: notice)
  }
}
