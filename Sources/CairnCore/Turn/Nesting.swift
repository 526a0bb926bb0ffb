/// How far views may be nested.
///
/// Bodies run one after the other, so a view that contains itself never comes to an end; and what goes through the finished
/// tree, as layout does, needs stack for each level of it.
enum Nesting {
  /// The deepest a body may be. Of a stack of 8 MB, layout took all at 4,400 levels and more in a build for debugging, and at
  /// 22,000 in one for release, of views in scroll views with frames and backgrounds.
  static var deepest: Int32 {
    #if DEBUG
      4_000
    #else
      16_000
    #endif
  }

  /// How many bodies may run one after the other before views are asked whether they contain themselves: those that do so
  /// more than once are many long before they are deep.
  static var most: Int { 100_000 }

  /// How often a view that is one of so many may be inside itself.
  static var oftenForMany: Int { 12 }
}

extension Graph {
  /// Leaves a body out that is nested too far, and says so; false if it may run.
  func endsNesting(at node: Node) -> Bool {
    guard let node = node as? BodyNode else { return false }
    let isTooDeep = node.depth > Nesting.deepest
    let isInItself = node.isInItself(times: Nesting.oftenForMany)
    guard isTooDeep || isInItself else { return false }
    let type = _typeName(node.owner, qualified: false)
    diagnostics.report(
      .error, "view.endless",
      isInItself
        ? "\(type) contains itself, and there is no end to it. Cairn shows what there is so far. Have its body show the "
          + "inner \(type) only if there is something left for it to show."
        : "\(type) is inside so many other views that there would be no stack left to lay them out. Cairn leaves it out. "
          + "Look for views that contain each other.")
    node.showNothing()
    return true
  }
}

extension BodyNode {
  fileprivate func isInItself(times: Int) -> Bool {
    let type = type(of: self)
    var count = 0
    var ancestor = parent
    while let node = ancestor, count < times {
      if Swift.type(of: node) == type { count += 1 }
      ancestor = node.parent
    }
    return count == times
  }
}
