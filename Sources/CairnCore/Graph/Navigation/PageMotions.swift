import CairnScreen

/// A view that says how pages of the stacks inside or around it follow one another.
@MainActor
protocol PageMotionRule: Node {
  /// Whether the view is on a page of a stack.
  func isOnPage(of stack: Node) -> Bool
  /// Returns `nil` to leave it to other rules.
  func motion(from lower: (any Hashable)?, to upper: (any Hashable)?) -> PageMotion?
}

/// A stack or split view whose pages say how they would leave.
@MainActor
protocol PageMotionFollower: Node {
  /// Called when the rules may answer otherwise.
  func motionsChanged()
}

/// The rules of a graph. It has none until the first one appears.
@MainActor
final class PageMotions: Participants<any PageMotionRule> {
  private var followers: [WeakFollower] = []

  private struct WeakFollower {
    private(set) weak var follower: (any PageMotionFollower)?
  }

  /// The first answer of the rules on the pages of a stack, and then of those around it, inside out.
  func motion(in stack: Node, from lower: (any Hashable)?, to upper: (any Hashable)?) -> PageMotion {
    for rule in members where rule.isOnPage(of: stack) {
      if let motion = rule.motion(from: lower, to: upper) { return motion }
    }
    var around = stack.parent
    while let node = around {
      if let rule = members.first(where: { $0 === node }), let motion = rule.motion(from: lower, to: upper) {
        return motion
      }
      around = node.parent
    }
    return .automatic
  }

  /// Notes who has asked the rules.
  func note(_ follower: any PageMotionFollower) {
    guard !followers.contains(where: { $0.follower === follower }) else { return }
    followers.removeAll { $0.follower == nil }
    followers.append(WeakFollower(follower: follower))
  }

  func rulesChanged() {
    for case let follower? in followers.map(\.follower) where !follower.flags.contains(.unmounted) {
      follower.motionsChanged()
    }
  }
}
