import CairnNavigation
import CairnScreen

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
