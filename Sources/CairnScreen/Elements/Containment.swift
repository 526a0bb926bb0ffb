extension Element {
  /// Returns whether another element is a descendant of this one.
  package func contains(_ other: Element) -> Bool {
    var element = other.parent
    while let current = element {
      if current === self { return true }
      element = current.parent
    }
    return false
  }
}
