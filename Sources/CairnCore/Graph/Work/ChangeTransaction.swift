import CairnValues

extension Graph {
  /// Merges a transaction into that of the next turn's changes.
  func willChange(with new: Transaction) {
    if new.isEmpty { return }
    transaction.merge(new)
    for completion in new.completions { completion.isTaken = true }
  }
}
