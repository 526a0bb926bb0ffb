/// Nodes waiting to run, by depth: the shallowest come first, and among those of one depth the first added.
///
/// Taking a node costs the same at any depth, so a change deep down is as cheap as one at the top.
struct NodeQueue {
  private var levels: [[Node]] = []
  /// How many of a level have been taken.
  private var taken: [Int] = []
  private var lowest = 0
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  @MainActor
  mutating func append(_ node: Node) {
    let depth = Int(node.depth)
    while levels.count <= depth {
      levels.append([])
      taken.append(0)
    }
    levels[depth].append(node)
    if count == 0 || depth < lowest { lowest = depth }
    count += 1
  }

  mutating func popFirst() -> Node? {
    guard count > 0 else { return nil }
    while levels[lowest].isEmpty { lowest += 1 }
    count -= 1
    if levels[lowest].count == 1 { return levels[lowest].removeLast() }
    let node = levels[lowest][taken[lowest]]
    taken[lowest] += 1
    if taken[lowest] == levels[lowest].count {
      levels[lowest].removeAll(keepingCapacity: levels[lowest].count < 64)
      taken[lowest] = 0
    }
    return node
  }
}
