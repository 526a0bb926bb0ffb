/// How far views may be nested.
///
/// Bodies run one after the other, so a view that contains itself would never come to an end. What goes through the finished
/// tree, as layout does, needs stack for each level of it: where there is no end, only the first few levels are kept.
enum Nesting {
  /// A body this deep is asked whether its view contains itself. Two thousand views of a few nodes each in one another, which
  /// fit into a stack of 8 MB, are not as deep.
  static var deepest: Int32 {
    #if DEBUG
      10_000
    #else
      16_000
    #endif
  }

  /// So are bodies when that many have run one after the other: a view that contains itself more than once is there many
  /// times long before it is deep.
  static var most: Int { 100_000 }

  /// How many in one another are kept of a view that contains itself.
  static var kept: Int { 12 }
}

extension Graph {
  /// Cuts a view that contains itself off near its beginning, and says so; false if the body of the node may run.
  func endsNesting(at node: Node) -> Bool {
    guard let node = node as? BodyNode, let first = node.firstOfItself(beyond: Nesting.kept) else { return false }
    let type = _typeName(node.owner, qualified: false)
    diagnostics.report(
      .error, "view.endless",
      "\(type) contains itself, and there is no end to it. Cairn shows the first few. Have its body show the inner \(type) "
        + "only if there is something left for it to show.")
    first.showNothing()
    return true
  }
}

extension BodyNode {
  /// Of the nodes of this kind around this one, the first that is one too many, counted from the outside; nil if none is.
  fileprivate func firstOfItself(beyond count: Int) -> BodyNode? {
    let type = type(of: self)
    var own: [BodyNode] = []
    var ancestor = parent
    while let node = ancestor {
      if Swift.type(of: node) == type { own.append(unsafeDowncast(node, to: BodyNode.self)) }
      ancestor = node.parent
    }
    return own.count > count ? own[own.count - count - 1] : nil
  }
}
