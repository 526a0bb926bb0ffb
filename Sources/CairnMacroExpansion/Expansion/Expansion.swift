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

  init(failures: [Diagnostic]) {
    diagnostics = failures
  }
}
