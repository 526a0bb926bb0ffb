import CairnValues
import Foundation

extension Screen {
  /// Brings every frame up to date, touching only what can have changed.
  ///
  /// Upwards first: elements that asked for it, deepest first, work out again what their parents rest on. Where
  /// nothing of that changed the climb ends. Then downwards from where the climbs ended: children are arranged
  /// again, and those whose size, position and proposal are the same are not gone into.
  package func layout() {
    if layoutQueue.count == 1 {
      // One element, as in most turns: no order to keep, and nothing to collect.
      let top = climb(from: layoutQueue.removeLast())
      if let root, settleRoot(root) { arrange(root) }
      arrange(top)
      return
    }
    var tops = takeQueue()
    if let root, settleRoot(root) { tops.append(root) }
    for element in tops.reversed() { arrange(element) }
  }

  private func arrange(_ element: Element) {
    guard element.layout.needsPlacing, element.layout.isPlaced else { return }
    layoutCounters.placed += 1
    element.arrangeChildren()
  }

  /// The size of the screen as layout works with it.
  var boundedSize: CGSize {
    CGSize(width: Proposal.settled(size.width, offered: 0), height: Proposal.settled(size.height, offered: 0))
  }

  /// Fits the root to the screen; true if its children have to be arranged.
  private func settleRoot(_ root: Element) -> Bool {
    let (width, height) = (boundedSize.width, boundedSize.height)
    let old = root.layout.frame
    if !root.layout.isPlaced || old.size.width != width || old.size.height != height {
      root.layout.frame = CGRect(x: 0, y: 0, width: width, height: height)
      root.layout.offered = Proposal(width: width, height: height)
      if hasRelativeFrames { _ = root.forgetRelativeFrames() }
      root.layout.memory.forget()
      root.layout.isPlaced = true
      root.layout.isInUse = true
      root.layout.needsPlacing = true
      note(.frame, on: root)
    }
    return root.layout.needsPlacing
  }

  /// Climbs from everything queued, and returns where the climbs ended, deepest first.
  private func takeQueue() -> [Element] {
    guard !layoutQueue.isEmpty else { return [] }
    var queue = layoutQueue
    layoutQueue = []
    defer {
      queue.removeAll(keepingCapacity: true)
      if layoutQueue.isEmpty { layoutQueue = queue }
    }
    layoutPass &+= 1
    for element in queue { findDepth(of: element) }
    queue.sort { $0.layout.depth < $1.layout.depth }
    return climb(byLevels: queue)
  }

  /// The climb of a single element needs no order.
  private func climb(from start: Element) -> Element {
    start.layout.isQueued = false
    var element = start
    while element.recheck(), let parent = element.parent { element = parent }
    return element
  }

  private func climb(byLevels sorted: [Element]) -> [Element] {
    var waiting = sorted
    var tops: [Element] = []
    var above: [Element] = []
    while let depth = above.first?.layout.depth ?? waiting.last?.layout.depth {
      var level = above
      above = []
      while let last = waiting.last, last.layout.depth == depth {
        level.append(last)
        waiting.removeLast()
      }
      for element in level {
        element.layout.isQueued = false
        guard element.recheck(), let parent = element.parent else {
          tops.append(element)
          continue
        }
        if parent.layout.isQueued { continue }
        parent.layout.isQueued = true
        parent.layout.depth = depth - 1
        above.append(parent)
      }
    }
    return tops
  }

  /// Counts the way up to the root, or to an ancestor counted in this pass.
  private func findDepth(of element: Element) {
    var distance: Int32 = 0
    var current = element
    while current.layout.depthPass != layoutPass, let parent = current.parent {
      distance += 1
      current = parent
    }
    var depth = (current.layout.depthPass == layoutPass ? current.layout.depth : 0) + distance
    current = element
    while current.layout.depthPass != layoutPass {
      current.layout.depth = depth
      current.layout.depthPass = layoutPass
      depth -= 1
      guard let parent = current.parent else { break }
      current = parent
    }
  }
}
