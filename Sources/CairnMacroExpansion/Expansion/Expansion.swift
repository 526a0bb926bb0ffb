/// What becomes of one use of a macro.
struct Expansion: Equatable {
  /// The source to put in its place, or nothing if the use is in error.
  var source: String?
  var diagnostics: [Diagnostic] = []

  init(source: String) {
    self.source = source
  }

  init(failure: Diagnostic...) {
    diagnostics = failure
  }
}
