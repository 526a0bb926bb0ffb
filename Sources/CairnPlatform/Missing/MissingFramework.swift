import CairnCore

/// Reports what an app asks of a framework that exists only on Apple's systems.
package enum MissingFramework {
  /// Reports that a placeholder is shown in place of a view.
  @MainActor
  static func reportView(_ name: String, from framework: String, to session: Session?) {
    session?.graph.diagnostics.report(
      .warning, "framework.missing-view",
      "\(name) needs \(framework), which exists only on Apple's systems. A placeholder is shown. Replace it with a view of "
        + "SwiftUI inside \"#if os(Linux)\".")
  }

  /// Reports that a call or a view needs a library that is not installed.
  ///
  /// - Parameter package: The package of Debian and Ubuntu that has it.
  package static func reportLibrary(_ name: String, package: String, outcome: String) {
    AppDiagnostics.report(
      .warning, "framework.missing-library", "\(name) needs a library of the system. Install \(package). \(outcome)")
  }

  /// Reports that a call did nothing, or had no answer.
  ///
  /// - Parameter outcome: What happened instead, as a sentence.
  package static func reportCall(_ name: String, from framework: String, outcome: String) {
    AppDiagnostics.report(
      .warning, "framework.missing-call", "\(name) needs \(framework), which exists only on Apple's systems. \(outcome)"
    )
  }
}
