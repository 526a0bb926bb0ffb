import CairnUnsafe

extension LoopCounter {
  /// Names the views that keep the loop going: those around nodes with pending work, and those whose bodies
  /// have run since shortly before the limit. The library's own views are named only if there are no others.
  @MainActor
  func culprits(_ types: [ObjectIdentifier: ViewType], waiting: [Node], actions: [String] = []) -> String {
    let ran = runsBefore.map { before in types.filter { $0.value.runs > before[$0.key] ?? 0 }.values.map(\.type) } ?? []
    let all = waiting.compactMap(\.bodyAround) + ran
    let own = all.filter { !isOfLibrary($0) }
    let names = Set((own.isEmpty ? all : own).map { _typeName($0, qualified: false) }).sorted()
    let listed = names.prefix(5).map { "“\($0)”" }.joined(separator: ", ")
    let views =
      switch names.count {
      case 0: "No view with a body is involved."
      case 1: "The view that ran each time: \(listed)."
      default: "The views that ran each time: \(listed)."
      }
    let kinds = Set(actions).sorted()
    switch kinds.count {
    case 0: return views
    case 1: return "\(views) The action that runs again: \(kinds[0])."
    default: return "\(views) The actions that run again: \(kinds.joined(separator: ", "))."
    }
  }

  private func isOfLibrary(_ type: Any.Type) -> Bool {
    let name = _typeName(type, qualified: true)
    return name.hasPrefix("Cairn") || name.hasPrefix("SwiftUI.")
  }
}

extension Graph {
  /// The nodes with work left in this turn.
  var waiting: [Node] { dirty.nodes + structure.items + preferenceCollectors.items + navigation.items + settled.items }
}

extension Node {
  /// The type of the view whose body the node comes from.
  final var bodyAround: Any.Type? {
    var place: Node? = self
    while let current = place {
      if let body = current as? BodyNode { return body.owner }
      place = current.parent
    }
    return nil
  }

  /// The ancestors of the same class as this node, innermost first.
  final var ancestorsOfOwnType: [Node] {
    let type = type(of: self)
    var own: [Node] = []
    var ancestor = parent
    while let node = ancestor {
      if Swift.type(of: node) == type { own.append(node) }
      ancestor = node.parent
    }
    return own
  }
}
