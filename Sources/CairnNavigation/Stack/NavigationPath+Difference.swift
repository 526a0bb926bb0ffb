extension NavigationPath {
  /// Returns where this path differs from another, at the depths that both have.
  func difference(from old: NavigationPath) -> PathDifference {
    // Most paths differ by their top page.
    if let top, top.below === old.top { return PathDifference() }
    if let top = old.top, top.below === self.top { return PathDifference() }
    var mine = top
    var theirs = old.top
    let common = min(count, old.count)
    while let node = mine, node.count > common { mine = node.below }
    while let node = theirs, node.count > common { theirs = node.below }

    var difference = PathDifference()
    while mine !== theirs, let a = mine, let b = theirs {
      if !a.hasSameType(as: b) {
        difference.types.append(a.count - 1)
      } else if !a.hasSameValue(as: b) {
        difference.values.append(a.count - 1)
      }
      mine = a.below
      theirs = b.below
    }
    difference.types.reverse()
    difference.values.reverse()
    return difference
  }
}
