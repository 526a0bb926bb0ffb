extension Element {
  /// Whether another element is somewhere below.
  package func contains(_ other: Element) -> Bool {
    var element = other.parent
    while let current = element {
      if current === self { return true }
      element = current.parent
    }
    return false
  }
}
