/// A node that settles in the navigation pass: a stack or a split view.
@MainActor
protocol Navigator: Node {
  /// Applies the turn's changes. Returns `true` if bodies must run before it has settled.
  func settle() -> Bool
  /// Shows the final state of the turn.
  func finish()
}
