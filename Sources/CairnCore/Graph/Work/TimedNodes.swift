import Foundation

/// The nodes that show how far a date is from now, and when each of them will show something else. One wake-up serves
/// all that are due, and only nodes in view ask for one.
@MainActor
final class TimedNodes {
  private unowned let graph: Graph
  private var entries: [ObjectIdentifier: (node: Node, due: Date)] = [:]
  /// The date of the next wake-up.
  private var wakeUp: Date?
  /// The number of the current wake-up; earlier ones are canceled.
  private var number = 0

  init(of graph: Graph) { self.graph = graph }

  private var now: Date { graph.now }

  /// Runs a node again after some seconds, once, as soon as it is in view.
  func run(_ node: Node, after seconds: TimeInterval) {
    node.markLifecycle()
    let due = now + max(seconds, Self.shortestWait)
    entries[ObjectIdentifier(node)] = (node, due)
    if node.isInView { wake(at: due) }
  }

  func remove(_ node: Node) { entries[ObjectIdentifier(node)] = nil }

  /// Catches up with what a node missed while it was out of view.
  func shownChanged(_ node: Node) {
    guard let due = entries[ObjectIdentifier(node)]?.due, node.isInView else { return }
    if due <= now {
      remove(node)
      node.invalidate()
    } else {
      wake(at: due)
    }
  }

  private func wake(at date: Date) {
    if let wakeUp, wakeUp <= date { return }
    wakeUp = date
    number += 1
    let number = number
    graph.timeHost?.after(.seconds(max(date.timeIntervalSince(now), Self.shortestWait))) { [weak self] in
      if let self, self.number == number { runDue() }
    }
  }

  private func runDue() {
    wakeUp = nil
    // Clocks may wake a little early.
    let now = now + Self.shortestWait
    var next: Date?
    for (id, entry) in entries where entry.node.isInView {
      if entry.due <= now {
        entries[id] = nil
        entry.node.invalidateFromOutside()
      } else {
        next = min(next ?? entry.due, entry.due)
      }
    }
    if let next { wake(at: next) }
  }

  private static var shortestWait: TimeInterval { 0.001 }
}

extension Graph {
  /// The date that the app's own dates, which come from `Date()`, are compared with. A virtual clock moves it on.
  var now: Date {
    guard let (seconds, attoseconds) = timeHost?.clock?.now.components else { return Date() }
    return Date() + Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// Has a node run again after some seconds, or not at all.
  func run(_ node: Node, after seconds: TimeInterval?) {
    guard let seconds else { return }
    let nodes = timedNodes ?? TimedNodes(of: self)
    timedNodes = nodes
    nodes.run(node, after: seconds)
  }
}
