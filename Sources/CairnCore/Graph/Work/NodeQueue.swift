/// Nodes waiting to run: the shallowest first, and in insertion order within one depth.
///
/// Removing a node costs the same at any depth, so a change deep down is as cheap as one at the top.
struct NodeQueue {
  /// A single node, the case in most turns, is kept outside the levels.
  private var single: Node?
  private var levels: [[Node]] = []
  /// The number of nodes already removed from each level.
  private var taken: [Int] = []
  private var lowest = 0
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The waiting nodes, unordered.
  var nodes: [Node] {
    if let single { return [single] }
    return levels.indices.flatMap { levels[$0].dropFirst(taken[$0]) }
  }

  @MainActor
  mutating func append(_ node: Node) {
    count += 1
    if count == 1 {
      single = node
      return
    }
    if let first = single.take() {
      lowest = Int(first.depth)
      insert(first)
    }
    insert(node)
  }

  @MainActor
  private mutating func insert(_ node: Node) {
    let depth = Int(node.depth)
    while levels.count <= depth {
      levels.append([])
      taken.append(0)
    }
    levels[depth].append(node)
    if depth < lowest { lowest = depth }
  }

  @inline(__always)
  mutating func popFirst() -> Node? {
    guard count > 0 else { return nil }
    count -= 1
    if let first = single.take() { return first }
    while levels[lowest].isEmpty { lowest += 1 }
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
