import CairnScreen

/// A node whose content depends on where layout puts it: a reader of geometry, a list that makes only the rows in view.
@MainActor
protocol LayoutFollower: Node {
  /// Looks at what layout has made of the node; true if something has to be done about it before the commit.
  func followLayout() -> Bool
}

extension Graph {
  func addFollower(_ follower: any LayoutFollower) { followers.append(follower) }

  func removeFollower(_ follower: any LayoutFollower) { followers.removeAll { $0 === follower } }

  /// Asks each follower to look; true if one of them wants another round of bodies and layout.
  func followLayout() -> Bool {
    var wantsRound = false
    for follower in followers where follower.followLayout() { wantsRound = true }
    return wantsRound
  }
}
