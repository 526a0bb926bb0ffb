/// Whether diagnostics are printed.
package enum DiagnosticOutput {
  /// Suppresses output, for example while an app starts from thousands of damaged files. Diagnostics that belong to no
  /// graph are dropped.
  @TaskLocal package static var isQuiet = false
}
