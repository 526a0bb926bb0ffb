import CairnScreen

// In a collapsed split view, columns change like pages. The value of a column is the selection in the column before it.
extension SplitNode: PageMotionFollower {
  func motion(between lower: ColumnNode, _ upper: (any Hashable)?) -> PageMotion {
    graph.pageMotions?.motion(in: lower.frontStack, from: lower.frontValue, to: upper) ?? .automatic
  }

  func motionBack(from column: ColumnNode) -> PageMotion {
    guard isCollapsed, let below = columns(before: column).last else { return .automatic }
    return motion(between: below, column.frontValue)
  }

  func motionsChanged() { graph.enqueueNavigation(self) }
}

extension ColumnNode {
  /// The value of the page in front, as rules for transitions know it.
  var frontValue: (any Hashable)? {
    let front = frontStack
    if let value = front.topPage?.source.value { return value }
    return entryCount == 0 ? split.columns(before: self).last?.selectedValue : nil
  }
}
