extension Graph {
  /// Defers a write made while a body runs to the next turn, and reports it.
  ///
  /// - Parameter place: where the written property was declared, if known.
  func writeDuringUpdate(at place: SourcePlace? = nil, _ write: @escaping () -> Void) {
    let culprit = Runtime.shared.evaluatedType.map { "the body of \($0)" } ?? "an update"
    diagnostics.report(
      .error, "update.write-during-body",
      "Modifying state during view update, in \(culprit). The write takes effect after this update. Move it to an "
        + "action, onAppear, onChange or task.", at: place)
    deferredWrites.append(write)
  }
}
