import CairnScreen

/// The visible nodes of one window whose content depends on where layout puts them: geometry readers, and lists
/// that make only the rows in view.
///
/// A node leaves the list when it goes out of view and rejoins when it comes back. So a turn asks only the
/// nodes that can have work, however many pages lie below and however many idle windows are open.
@MainActor
final class LayoutFollowers {
  let screen: Screen
  @exclusivity(unchecked) private var nodes = MemberList<Node>()

  init(of screen: Screen) { self.screen = screen }

  func add(_ node: Node) {
    nodes.append(node)
    screen.noteWork()
  }

  func remove(_ node: Node) { nodes.remove { $0 === node } }

  /// Asks each node to examine the layout. Returns true if one of them wants another round of bodies and layout.
  func follow() -> Bool {
    if nodes.isEmpty { return false }
    var wantsRound = false
    // Iterates over a copy, because a node may add and remove others.
    let nodes = nodes
    for index in nodes.indices where nodes[index].flags.contains(.isFollowing) && nodes[index].followLayout() {
      wantsRound = true
    }
    return wantsRound
  }
}

extension Node {
  /// Has `followLayout()` called with each layout while the node is in view.
  final func startFollowingLayout() {
    flags.insert(.followsLayout)
    markLifecycle()
    followingChanged()
  }

  /// Joins or leaves the followers after the node came into view, left it, or was unmounted.
  final func followingChanged() {
    let follows = !flags.contains(.unmounted) && isInView
    guard follows != flags.contains(.isFollowing), let screen = scope.screenIfAny else { return }
    if follows {
      guard let followers = graph.followers(of: screen) else { return }
      flags.insert(.isFollowing)
      followers.add(self)
      graph.followerCount += 1
    } else {
      flags.remove(.isFollowing)
      graph.followers(of: screen)?.remove(self)
      graph.followerCount -= 1
    }
  }

  /// Has the node examine a layout in this turn or the next, even if there is nothing to lay out.
  final func wantsLayout() {
    graph.wantsLayout = true
    scope.screenIfAny?.noteWork()
    graph.requestTurnIfNeeded()
  }
}

extension Graph {
  /// Asks the followers of each window with work to examine the layout. Returns true if one of them wants
  /// another round of bodies and layout.
  func followLayout() -> Bool {
    if followerCount == 0 { return false }
    var wantsRound = false
    // A window that gets work meanwhile is asked in the next round.
    for index in screens.indices where followers(of: screens[index])?.follow() == true { wantsRound = true }
    return wantsRound
  }
}
