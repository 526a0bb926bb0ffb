import CairnNavigation
import CairnScreen

extension StackNode: PageMotionFollower {
  /// How one page on top follows another.
  func motion(from old: PageNode?, to new: PageNode) -> PageMotion {
    guard let rules = graph.pageMotions, let old else { return .automatic }
    let isBack = new.position < old.position
    let (lower, upper) = isBack ? (new, old) : (old, new)
    return rules.motion(in: self, from: lower.source.value, to: upper.source.value)
  }

  func motionBack(from page: PageNode) -> PageMotion {
    guard let rules = graph.pageMotions, page.position <= entryCount else { return .automatic }
    if page.position == 0 { return column.map { $0.split.motionBack(from: $0) } ?? .automatic }
    // The page below may not have been made yet.
    let lower = page.position > 1 ? value(of: entry(at: page.position - 2).id) : nil
    return rules.motion(in: self, from: lower, to: page.source.value)
  }

  func motionsChanged() { needsSettling() }
}

extension PageNode {
  /// The page that goes when the user goes back from this one. The root of a nested stack goes with the page around it.
  var pageThatLeaves: PageNode {
    var page = self
    while page.position == 0, page.stack.column == nil, let outer = page.stack.outerPage { page = outer }
    return page
  }

  /// Tells hosts that move the page before they can ask how it would leave.
  func noteMotionBack() {
    guard !flags.contains(.unmounted) else { return }
    let leaving = pageThatLeaves
    let motion = leaving.stack.motionBack(from: leaving)
    element.setTrait(BackMotionTrait.self, motion == .automatic ? nil : motion)
  }
}
