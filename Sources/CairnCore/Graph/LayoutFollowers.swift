import CairnScreen

/// The nodes in view in one window whose content depends on where layout puts it: readers of geometry, lists that make only the
/// rows in view.
///
/// A node that goes out of view leaves, and is back when it comes into view again, so that a turn asks only those that can have
/// something to do, however many pages lie below, and however many windows are open in which nothing has happened.
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

  /// Asks each to look; true if one of them wants another round of bodies and layout.
  func follow() -> Bool {
    if nodes.isEmpty { return false }
    var wantsRound = false
    // Who is asked may have others come and leave.
    let nodes = nodes
    for index in nodes.indices where nodes[index].flags.contains(.isFollowing) && nodes[index].followLayout() {
      wantsRound = true
    }
    return wantsRound
  }
}

extension Node {
  /// Has the node look at each layout while it is in view, in `followLayout()`.
  final func startFollowingLayout() {
    flags.insert(.followsLayout)
    markLifecycle()
    followingChanged()
  }

  /// The node came into view, left it, or has gone.
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

  /// Has the node look at a layout in this turn or the next, whether there is anything to lay out or not.
  final func wantsLayout() {
    graph.wantsLayout = true
    scope.screenIfAny?.noteWork()
    graph.requestTurnIfNeeded()
  }
}

extension Graph {
  /// Asks each follower in a window where something may have happened to look; true if one of them wants another round of
  /// bodies and layout.
  func followLayout() -> Bool {
    if followerCount == 0 { return false }
    var wantsRound = false
    // A window that comes to have something to do meanwhile is asked in the next round.
    for index in screens.indices where followers(of: screens[index])?.follow() == true { wantsRound = true }
    return wantsRound
  }
}
