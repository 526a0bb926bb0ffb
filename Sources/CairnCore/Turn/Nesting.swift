import CairnThreadStacks
import Glibc

/// Limits on the nesting of views.
///
/// Bodies run one after another, so a view that contains itself would never finish. Passes over the finished
/// tree, such as layout, recurse once per level, so what can be shown is limited too.
enum Nesting {
  /// The depth that fits on any stack. Deeper nodes are checked against the size of the actual stack.
  static var unquestioned: Int32 {
    #if DEBUG
      8_000
    #else
      16_000
    #endif
  }

  /// The size of a stack with room for that depth: two thousand nested views of a few nodes each fit into 8 MB.
  private static var bytesForUnquestioned: Int { 8 << 20 }

  /// After this many bodies in one pass, a body is also checked for a view that contains itself. A view that
  /// contains itself more than once multiplies long before it is deep.
  static var most: Int { 100_000 }

  /// How many nested copies of a view that contains itself are kept.
  static var kept: Int { 12 }

  @MainActor private static var room: (thread: pthread_t, deepest: Int)?

  /// The deepest level a node may have on this thread.
  @MainActor static var deepest: Int {
    let thread = pthread_self()
    if let room, room.thread == thread { return room.deepest }
    let deepest = max(Int(unquestioned), Int(unquestioned) * cairn_stack_size() / bytesForUnquestioned)
    room = (thread, deepest)
    return deepest
  }
}

extension Graph {
  /// Cuts off a view that contains itself after the first few levels, and reports it. Returns false if the
  /// node's body may run.
  func endsNesting(at node: Node, runs: Int) -> Bool {
    guard runs > Nesting.most || Int(node.depth) > Nesting.deepest else { return false }
    guard let node = node as? BodyNode, let first = node.firstOfItself(beyond: Nesting.kept) else { return false }
    let type = node.nameInItself
    let times =
      Int(node.depth) > Nesting.deepest ? "deeper than the stack allows" : "more often than can be shown"
    diagnostics.report(
      .error, "view.endless",
      "\(type) contains itself recursively, \(times). Cairn shows the first \(Nesting.kept). Make its body show the "
        + "inner \(type) only if there is something left to show.")
    first.showNothing()
    return true
  }
}

extension BodyNode {
  /// The name of a view that contains itself: its own or, if that lists the types of other views, the first plain one
  /// around it.
  fileprivate var nameInItself: String {
    let own = _typeName(author, qualified: false)
    var node: Node? = self
    while let current = node, current === self || type(of: current) != type(of: self) {
      if let body = current as? BodyNode {
        let name = _typeName(body.author, qualified: false)
        if !name.contains("<") { return name }
      }
      node = current.parent
    }
    return own
  }

  /// Returns the first node, counted from the outside, beyond `count` enclosing nodes of the same class, or
  /// `nil` if there are not that many.
  fileprivate func firstOfItself(beyond count: Int) -> BodyNode? {
    let own = ancestorsOfOwnType
    return own.count > count ? own[own.count - count - 1] as? BodyNode : nil
  }
}
