import CairnNavigation
import CairnScreen

/// A view that says how pages of the stacks inside or around it follow one another.
@MainActor
protocol PageMotionRule: Node {
  /// The page around the view.
  var place: PagePlace { get }
  /// Returns `nil` to leave it to other rules.
  func motion(from lower: (any Hashable)?, to upper: (any Hashable)?) -> PageMotion?
}

/// The rules of a graph. It has none until the first one appears.
@MainActor
final class PageMotions {
  private var rules: [any PageMotionRule] = []

  func add(_ rule: any PageMotionRule) { rules.append(rule) }

  func remove(_ rule: any PageMotionRule) { rules.removeAll { $0 === rule } }

  /// The first answer of the rules on the pages of a stack, and then of those around it, inside out.
  func motion(in stack: StackNode, from lower: (any Hashable)?, to upper: (any Hashable)?) -> PageMotion {
    for rule in rules where rule.place.page?.stack === stack {
      if let motion = rule.motion(from: lower, to: upper) { return motion }
    }
    var around = stack.parent
    while let node = around {
      if let rule = rules.first(where: { $0 === node }), let motion = rule.motion(from: lower, to: upper) {
        return motion
      }
      around = node.parent
    }
    return .automatic
  }
}

extension StackNode {
  /// How one page on top follows another.
  func motion(from old: PageNode?, to new: PageNode) -> PageMotion {
    guard let rules = graph.pageMotions, let old else { return .automatic }
    let isBack = new.position < old.position
    let (lower, upper) = isBack ? (new, old) : (old, new)
    return rules.motion(in: self, from: lower.source.value, to: upper.source.value)
  }

  func motionBack(from page: PageNode) -> PageMotion {
    guard let rules = graph.pageMotions, page.position > 0, page.position <= entryCount else { return .automatic }
    // The page below may not have been made yet.
    let lower = page.position > 1 ? value(of: entry(at: page.position - 2).id) : nil
    return rules.motion(in: self, from: lower, to: page.source.value)
  }
}
