extension Array {
  /// Removes everything, and keeps the room for next time unless it is a lot. One element, as in most turns, goes the
  /// short way.
  @inlinable
  package mutating func clear() {
    if count == 1 { removeLast() } else { removeAll(keepingCapacity: count < 256) }
  }
}
