import CairnValues

/// The effects to run after a commit, in the documented order: focus, appear, disappear, changes, preference
/// changes, tasks. Within each kind, outer views come before inner ones, and siblings in reading order.
struct EffectQueue {
  enum Kind: Int, CaseIterable { case focus, appear, disappear, change, preference, task }

  private struct Effect {
    let kind: Kind
    let node: Node
    let work: () -> Void
  }

  private var effects: [Effect] = []

  var isEmpty: Bool { effects.isEmpty }

  var nodes: [Node] { effects.map(\.node) }

  /// The names an app's author knows the pending effects by.
  @MainActor
  var names: [String] {
    effects.map { effect in
      switch effect.kind {
      case .focus: "a change of the focus"
      case .appear: "onAppear"
      case .disappear: "onDisappear"
      case .change: effect.node.nameOfChange
      case .preference: "onPreferenceChange"
      case .task: "task"
      }
    }
  }

  /// Records an effect of a node. An unmounted node is ordered by the ancestor it was removed from.
  @MainActor
  mutating func add(_ kind: Kind, of node: Node, _ work: @escaping () -> Void) {
    var place = node
    while place.flags.contains(.unmounted), let parent = place.parent { place = parent }
    effects.append(Effect(kind: kind, node: place, work: work))
  }

  /// Removes and returns all recorded effects, in order.
  @MainActor
  mutating func take(below root: Node?) -> [() -> Void] {
    var sorted = sortedByKind
    effects = []
    sortByPlace(&sorted, below: root)
    var works: [() -> Void] = []
    works.reserveCapacity(sorted.count)
    for effect in sorted { works.append(effect.work) }
    return works
  }

  private var sortedByKind: [Effect] {
    var index = 1
    while index < effects.count, effects[index - 1].kind.rawValue <= effects[index].kind.rawValue { index += 1 }
    if index >= effects.count { return effects }
    var sorted: [Effect] = []
    sorted.reserveCapacity(effects.count)
    for kind in Kind.allCases {
      for effect in effects where effect.kind == kind { sorted.append(effect) }
    }
    return sorted
  }

  /// Finding the order of nodes takes a walk, so only nodes with effects of the same kind are looked for.
  @MainActor
  private func sortByPlace(_ effects: inout [Effect], below root: Node?) {
    var contested: [Node] = []
    var index = 1
    while index < effects.count {
      let (last, next) = (effects[index - 1], effects[index])
      if last.kind == next.kind, last.node !== next.node {
        contested.append(last.node)
        contested.append(next.node)
      }
      index += 1
    }
    if contested.isEmpty { return }
    let order = ReadingOrder(of: contested, below: root)
    let keys = effects.map { (kind: $0.kind.rawValue, position: order.position(of: $0.node)) }
    let old = effects
    let sorted = old.indices.sorted { a, b in
      (keys[a].kind, keys[a].position, a) < (keys[b].kind, keys[b].position, b)
    }
    for (place, index) in sorted.enumerated() { effects[place] = old[index] }
  }
}

/// The order of some nodes of a tree: a parent before its children, and children in their order.
///
/// Nodes do not store their position, because numbering them would make every change more expensive. The few
/// nodes that matter are found by a walk along the paths to them.
@MainActor
struct ReadingOrder {
  private var positions: [ObjectIdentifier: Int] = [:]
  private var next = 0

  init(of nodes: [Node], below root: Node?) {
    for node in nodes {
      positions[ObjectIdentifier(node)] = Int.max
      var step: Node? = node
      while let current = step, !current.flags.contains(.leadsToEffect) {
        current.flags.insert(.leadsToEffect)
        step = current.parent
        step?.childLeadsToEffect(current)
      }
    }
    if let root { visit(root) }
    for node in nodes { node.flags.remove(.leadsToEffect) }
  }

  private mutating func visit(_ node: Node) {
    guard node.flags.contains(.leadsToEffect) else { return }
    node.flags.remove(.leadsToEffect)
    let id = ObjectIdentifier(node)
    if positions[id] != nil {
      positions[id] = next
      next += 1
    }
    node.forEachChildLeadingToEffects { visit($0) }
  }

  /// Returns the position of one of the nodes; those no longer in the tree come last.
  func position(of node: Node) -> Int { positions[ObjectIdentifier(node)] ?? Int.max }
}
