import CairnValues
import Foundation

extension Screen {
  /// Updates every frame, visiting only what may have changed.
  ///
  /// The first phase goes up: elements that requested layout, deepest first, recompute the answers that their
  /// parents depend on. The climb ends where none of them changed. The second phase goes down from there: it
  /// arranges children again, and skips those with the same size, position and proposal.
  package func layout() {
    isLayingOut = true
    defer { isLayingOut = false }
    if layoutQueue.count > 1 {
      layoutOfMany()
      return
    }
    // A single element needs neither an order nor arrays.
    var top: Element?
    if let start = layoutQueue.popLast() { top = climb(from: start) }
    if let root, settleRoot(root) { arrangeAgain(root) }
    if let top { arrangeAgain(top) }
  }

  private func layoutOfMany() {
    let queue = layoutQueue
    layoutQueue = []
    layoutPass &+= 1
    // Sorts plain numbers: the depth, then the position in the queue.
    var order: [UInt64] = []
    order.reserveCapacity(queue.count)
    for (index, element) in queue.enumerated() {
      findDepth(of: element)
      order.append(UInt64(element.layout.depth) << 32 | UInt64(index))
    }
    order.sort()
    var sorted: [Element] = []
    sorted.reserveCapacity(queue.count)
    for place in order { sorted.append(queue[Int(place & 0xFFFF_FFFF)]) }
    let tops = climb(byLevels: sorted)
    if let root, settleRoot(root) { arrangeAgain(root) }
    for element in tops.reversed() { arrangeAgain(element) }
  }

  private func arrangeAgain(_ element: Element) {
    guard element.layout.needsPlacing, element.layout.isPlaced, isSomewhere(element) else { return }
    if !element.children.isEmpty { layoutCounters.placed += 1 }
    element.arrangeChildren()
  }

  /// The screen's size, as layout uses it.
  var boundedSize: CGSize {
    CGSize(width: Proposal.settled(size.width, offered: 0), height: Proposal.settled(size.height, offered: 0))
  }

  /// Fits the root to the screen. Returns `true` if its children must be arranged.
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

  /// Climbs to the first element that did not change.
  private func climb(from start: Element) -> Element {
    start.layout.isQueued = false
    var element = start
    while element.recheck(), let parent = element.parent { element = parent }
    return element
  }

  /// Climbs from many elements, level by level, deepest first. Returns where the climbs ended, deepest first.
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

  /// Computes the distance to the root, or to an ancestor whose depth is known in this pass.
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
