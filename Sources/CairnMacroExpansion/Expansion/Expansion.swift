/// The result of expanding a macro.
struct Expansion: Equatable {
  /// The replacement source, or `nil` if there is an error.
  var source: String?
  var diagnostics: [Diagnostic] = []

  init(source: String) {
    self.source = source
  }

  init(failure: Diagnostic...) {
    diagnostics = failure
  }

  /// Reports errors, and still gives the compiler members, so that it does not report their absence too.
  init(source: String, failures: [Diagnostic]) {
    self.source = source
    diagnostics = failures
  }
}
