import CairnScreen

/// The nodes in view whose content depends on where layout puts it: readers of geometry, lists that make only the rows in view.
///
/// A node that goes out of view leaves, and is back when it comes into view again, so that a turn asks only those that can have
/// something to do, however many pages lie below. They come and go in the order of the tree or in its reverse, so one is looked
/// for from both ends.
struct LayoutFollowers {
  private(set) var nodes: [Node] = []

  mutating func add(_ node: Node) { nodes.append(node) }

  mutating func remove(_ node: Node) {
    var low = 0
    var high = nodes.count - 1
    while low <= high {
      for place in [high, low] where nodes[place] === node {
        nodes.remove(at: place)
        return
      }
      low += 1
      high -= 1
    }
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
    guard follows != flags.contains(.isFollowing) else { return }
    if follows {
      flags.insert(.isFollowing)
      graph.followers.add(self)
    } else {
      flags.remove(.isFollowing)
      graph.followers.remove(self)
    }
  }
}

extension Graph {
  /// Asks each follower to look; true if one of them wants another round of bodies and layout.
  func followLayout() -> Bool {
    if followers.nodes.isEmpty { return false }
    var wantsRound = false
    for follower in followers.nodes where follower.flags.contains(.isFollowing) && follower.followLayout() {
      wantsRound = true
    }
    return wantsRound
  }
}
