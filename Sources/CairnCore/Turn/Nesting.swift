import CairnThreadStacks
import Glibc

/// How far views may be nested.
///
/// Bodies run one after the other, so a view that contains itself would never come to an end. What goes through the finished
/// tree, as layout does, needs stack for each level of it, so there is an end to what can be shown as well.
enum Nesting {
  /// Nodes this deep fit into any stack. Those further down are asked whether they fit into the one there is.
  static var unquestioned: Int32 {
    #if DEBUG
      10_000
    #else
      16_000
    #endif
  }

  /// The size of a stack that has room for so many: two thousand views of a few nodes each in one another fit into one of 8 MB.
  private static var bytesForUnquestioned: Int { 8 << 20 }

  /// A body is also asked whether its view contains itself when that many have run one after the other: a view that contains
  /// itself more than once is there many times long before it is deep.
  static var most: Int { 100_000 }

  /// How many in one another are kept of a view that contains itself.
  static var kept: Int { 12 }

  @MainActor private static var room: (thread: pthread_t, deepest: Int)?

  /// How deep a node may be on this thread.
  @MainActor static var deepest: Int {
    let thread = pthread_self()
    if let room, room.thread == thread { return room.deepest }
    let deepest = max(Int(unquestioned), Int(unquestioned) * cairn_stack_size() / bytesForUnquestioned)
    room = (thread, deepest)
    return deepest
  }
}

extension Graph {
  /// Cuts a view that contains itself off near its beginning, and says so; false if the body of the node may run.
  func endsNesting(at node: Node, runs: Int) -> Bool {
    guard runs > Nesting.most || Int(node.depth) > Nesting.deepest else { return false }
    guard let node = node as? BodyNode, let first = node.firstOfItself(beyond: Nesting.kept) else { return false }
    let type = _typeName(node.owner, qualified: false)
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
  /// Of the nodes of this kind around this one, the first that is one too many, counted from the outside; nil if none is.
  fileprivate func firstOfItself(beyond count: Int) -> BodyNode? {
    let own = ancestorsOfOwnType
    return own.count > count ? own[own.count - count - 1] as? BodyNode : nil
  }
}
