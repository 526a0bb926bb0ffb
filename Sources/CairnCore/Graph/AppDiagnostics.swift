/// Diagnostics of modules whose objects belong to no graph, such as the models of SwiftData.
package enum AppDiagnostics {
  /// Reports a problem to the app that is running.
  package static func report(_ severity: Diagnostic.Severity, _ code: String, _ message: String) {
    Runtime.shared.report(severity, code, message)
  }
}
