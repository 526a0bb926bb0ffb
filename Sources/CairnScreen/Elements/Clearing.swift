extension Array {
  /// Removes all elements but keeps the capacity, unless it is large. A single element, the usual case in a
  /// turn, takes a fast path.
  @inlinable
  package mutating func clear() {
    if count == 1 { removeLast() } else { removeAll(keepingCapacity: count < 256) }
  }
}
