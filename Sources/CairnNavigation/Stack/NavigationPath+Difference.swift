extension NavigationPath {
  /// Returns where this path differs from another, at the depths that both have, and which elements have moved.
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
    let shared = mine?.count ?? 0
    if shared < common { follow(movesAbove: shared, from: old, in: &difference) }
    return difference
  }

  /// Compares each moved element with itself, not with the element that was at its new depth.
  private func follow(movesAbove shared: Int, from old: NavigationPath, in difference: inout PathDifference) {
    let mine = nodes(above: shared)
    let theirs = old.nodes(above: shared)
    let moves = PathIdentity.moves(from: theirs, to: mine).filter { depth, before in
      mine[depth - shared].hasSameType(as: theirs[before - shared])
    }
    if moves.isEmpty { return }
    difference.moves = moves
    let departed = Set(moves.values)
    difference.types.removeAll { moves[$0] != nil }
    difference.values.removeAll { moves[$0] != nil || departed.contains($0) }
    // An element that takes the depth of a moved one is another page, even if their types are the same.
    let replaced = departed.filter { $0 < count && moves[$0] == nil }
    difference.types = Set(difference.types).union(replaced).sorted()
    let renewed = moves.filter { !mine[$0 - shared].hasSameValue(as: theirs[$1 - shared]) }
    difference.values = Set(difference.values).union(renewed.keys).sorted()
  }

  /// The nodes above a depth, the lowest first.
  private func nodes(above depth: Int) -> [any PathNode] {
    var nodes: [any PathNode] = []
    var next = top
    while let node = next, node.count > depth {
      nodes.append(node)
      next = node.below
    }
    return nodes.reversed()
  }
}
