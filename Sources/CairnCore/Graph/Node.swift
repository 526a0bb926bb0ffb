import CairnScreen
import CairnUnsafe
import CairnValues

typealias Node = _Node

/// The life of one view: made when the view appears in the tree, kept while its identity lasts, unmounted when
/// it is removed.
///
/// Nodes mirror the type tree of the views. Primitive ones own elements; the others only pass calls on. The
/// class is public because the hidden requirement of `View` names it, but nothing outside the package can use one.
@MainActor
public class _Node {
  /// Retained until the graph is torn down, before its session ends.
  let graph: Graph
  var parent: Node? { parentReference?.object }
  /// Uncounted, so that long walks up the tree retain none of the nodes they pass.
  private var parentReference: Uncounted<Node>?
  /// The nearest ancestor that gathers elements.
  private var gatherer: Uncounted<Node>?
  /// The environment the node reads.
  let scope: Scope
  let depth: Int32
  var flags: NodeFlags

  private var reads = ReadList()
  /// The common values the node has read.
  private(set) final var commonReads: CommonValues = []
  final var readerPlace = CommonReaders.Place()

  /// - Parameter scope: the environment of nodes under the parent, if the caller has it at hand.
  init(under parent: borrowing Node, in scope: consuming Scope? = nil) {
    self.graph = parent.graph
    parentReference = Uncounted(copy parent)
    gatherer = parent.flags.contains(.gathersElements) ? parentReference : parent.gatherer
    self.scope = scope ?? parent.childScope
    self.depth = parent.depth + 1
    self.flags = []
    graph.nodeCount += 1
    if gathersElements { flags.insert(.gathersElements) }
  }

  /// Creates the root of a graph.
  init(rootOf graph: Graph, scope: Scope) {
    self.graph = graph
    parentReference = nil
    self.scope = scope
    self.depth = 0
    self.flags = [.decidesView, .shown]
    graph.nodeCount += 1
  }

  // MARK: Customization points

  /// The environment of the nodes below.
  var childScope: Scope { scope }

  /// Does the node's own work: runs a body, fills an element.
  func run() {}

  func forEachChild(_ visit: (Node) -> Void) {}

  /// Visits, in order, at least the children on the way to an effect. A node with very many children can avoid
  /// visiting all of them, because `childLeadsToEffect` names each one beforehand.
  func forEachChildLeadingToEffects(_ visit: (Node) -> Void) { forEachChild(visit) }

  func childLeadsToEffect(_ child: Node) {}

  /// Appends the elements this node stands for to a container's list of children.
  func collectElements(into elements: inout [Element]) {
    forEachChild { $0.collectElements(into: &elements) }
  }

  /// Adds what this node stands for to the rows of a lazy container. Nodes that only pass on their children do
  /// so here as well, so that distant rows are not made before they are needed.
  func collectRows(into rows: inout RowCollector) {
    var elements: [Element] = []
    collectElements(into: &elements)
    rows.add(elements)
  }

  /// The name of a container that makes its views lazily. Declarations inside one may come too late.
  var lazyContainerName: String? { nil }

  /// Whether the rows below are made when they come into view. A property, because casting each node is too slow.
  var makesRowsLazily: Bool { false }

  /// Whether the node is a scene that fills windows. A property, because casting each node is too slow at launch.
  var fillsWindows: Bool { false }

  /// Whether structural changes below end here, because this node gathers elements itself. Read once.
  var gathersElements: Bool { false }

  /// What tells the node from others around it, also in the next process. `nil` if it does not.
  var handoverName: String? { nil }

  /// The name of the node in a saved scene, or `nil` if it has none.
  var restorationName: String? { handoverName }

  /// The value whose body the node runs, for an inspector.
  var inspectedValue: Any? { nil }

  /// Gathers the child elements again. Called only on nodes whose `gathersElements` is true.
  func gatherElements() {}

  /// Passes the values of one preference key below this node to a collector, in reading order.
  func gather(_ collector: PreferenceCollector) {
    guard flags.contains(.preferencesBelow) else { return }
    forEachChild { $0.gather(collector) }
  }

  /// Examines the layout of the node. Returns true if it needs another round before the commit. Called only on
  /// visible nodes that follow the layout.
  func followLayout() -> Bool { false }

  /// Called when the node, or something about it, came into view or left it.
  func shownChanged() {}

  /// Called when a different set of environment keys is set above; values are looked up again.
  func environmentShapeChanged() {
    invalidate()
    forEachChild { $0.environmentShapeChanged() }
  }

  /// Called when the host measures texts and controls differently.
  func metricsChanged() {
    invalidate()
    if gathersElements { graph.enqueueStructure(self) }
    structureChanged()
    forEachChild { $0.metricsChanged() }
  }

  /// The modifier behind the node's change action, as an app's author knows it.
  var nameOfChange: String { "onChange" }

  /// Reads the preferences this node collects again.
  func readPreferences() {}

  /// Adjusts the transaction of the current turn's changes below this node.
  func adjust(_ transaction: inout Transaction) {}

  /// Releases what the node holds besides children and reads.
  func willUnmount() {}

  // MARK: Reading

  final func didRead(_ source: _Source) {
    if !source.common.isEmpty { return didReadCommon(source.common) }
    if reads.add(source) { source.addReader(self) }
  }

  final func didReadPart(_ source: _Source) -> Bool {
    guard reads.hasRoomForPart else { return false }
    reads.notePart()
    didRead(source)
    return true
  }

  @inline(__always)
  private func didReadCommon(_ value: CommonValues) {
    commonReads.formUnion(value)
    if flags.contains(.readsCommon) { return }
    flags.insert(.readsCommon)
    graph.commonReaders.add(self)
  }

  /// Runs `work` and records its reads as this node's.
  final func tracking<Result>(_ work: () -> Result) -> Result {
    let outer = beginReading()
    let result = work()
    endReading(outer)
    return result
  }

  /// Records reads from now on as this node's, and returns the node they belonged to before.
  final func beginReading() -> Uncounted<_Node>? {
    let runtime = graph.runtime
    let outer = runtime.readerReference
    runtime.readerReference = Uncounted(self)
    reads.begin()
    commonReads = []
    return outer
  }

  final func endReading(_ outer: Uncounted<_Node>?) {
    graph.runtime.readerReference = outer
    if reads.hasStale { reads.dropStale { $0.removeReader(self) } }
  }

  // MARK: Invalidation

  /// Schedules the node's work for the next turn, or for this one if the pass has not got past the node.
  final func invalidate() {
    guard !flags.contains(.dirty), !flags.contains(.unmounted) else {
      // An endless turn was cut short; its remaining work continues with the next event.
      if graph.loops.isResting { graph.requestTurnIfNeeded() }
      return
    }
    flags.insert(.dirty)
    graph.enqueue(self)
  }

  /// Invalidates the node after a change that did not come through the graph. A change made while a body runs
  /// waits for the next turn.
  ///
  /// - Parameter place: where the changed property was declared, if known.
  final func invalidateFromOutside(at place: SourcePlace? = nil) {
    guard Runtime.shared.evaluating === graph else {
      graph.willChange(with: Runtime.shared.transaction)
      return invalidate()
    }
    // A body that changes what it reads runs once more to see the change, but not once for each change it makes then.
    let isOwn = Runtime.shared.reader === self
    if isOwn, flags.contains(.runsForOwnWrite) { return }
    graph.writeDuringUpdate(at: place) { [weak self] in
      if isOwn { self?.flags.insert(.runsForOwnWrite) }
      self?.invalidate()
    }
  }

  /// Notifies the nearest gathering ancestor that the elements below it may have changed.
  final func structureChanged() {
    if let gatherer { graph.enqueueStructure(gatherer.object) }
  }

  // MARK: Mounting and unmounting

  /// Marks the path to this node, which has work to do when it comes into view, so that walks for that purpose find it.
  final func markLifecycle() {
    if flags.contains(.lifecycleBelow) { return }
    flags.insert(.lifecycleBelow)
    var node = parentReference
    while let current = node, !current.with({ $0.flags.contains(.lifecycleBelow) }) {
      node = current.with { node in
        node.flags.insert(.lifecycleBelow)
        return node.parentReference
      }
    }
  }

  /// Marks that a preference is set here, and notifies the collectors above.
  final func preferencesChanged() {
    var node: Node? = self
    while let current = node {
      current.flags.insert(.preferencesBelow)
      if current.flags.contains(.collectsPreferences) { graph.enqueuePreferences(current) }
      node = current.parent
    }
  }

  /// Whether a user can see the node. Nodes that decide it, such as pages and rows, store it; others look up
  /// the tree.
  final var isInView: Bool {
    if flags.contains(.decidesView) { return flags.contains(.shown) }
    var node = parentReference
    while let current = node {
      let flags = current.with { $0.flags }
      if flags.contains(.hidesChildren) { return false }
      if flags.contains(.decidesView) { return flags.contains(.shown) }
      node = current.with { $0.parentReference }
    }
    return false
  }

  /// Sets whether the node is in view from now on, independently of its ancestors.
  final func setShown(_ shown: Bool) {
    if flags.contains(.decidesView), flags.contains(.shown) == shown { return }
    decideView(shown)
    tellShown(shown)
  }

  /// Sets the same for a node that was just made, without notifying nodes below.
  final func decideView(_ shown: Bool) {
    flags.insert(.decidesView)
    if shown { flags.insert(.shown) } else { flags.remove(.shown) }
    markLifecycle()
  }

  private func tellShown(_ shown: Bool) {
    if flags.contains(.followsLayout) { followingChanged() }
    shownChanged()
    setChildrenShown(shown && !flags.contains(.hidesChildren))
  }

  /// Tells the nodes below whether they are visible, as far as any of them needs to know. A node that shows
  /// only some of its children overrides this.
  func setChildrenShown(_ shown: Bool) {
    forEachChild { child in
      if child.flags.contains(.decidesView) {
        child.setShown(shown)
      } else if child.flags.contains(.lifecycleBelow) {
        child.tellShown(shown)
      }
    }
  }

  /// Ends the life of this node and everything below it.
  final func unmount() {
    guard !flags.contains(.unmounted) else { return }
    if flags.contains(.preferencesBelow) { preferencesChanged() }
    unmountSubtree()
  }

  private func unmountSubtree() {
    flags.insert(.unmounted)
    if flags.contains(.isFollowing) { followingChanged() }
    willUnmount()
    forEachChild { $0.unmountSubtree() }
    reads.dropAll { $0.removeReader(self) }
    if flags.contains(.readsCommon) { graph.commonReaders.remove(self) }
    graph.nodeCount -= 1
    parentReference = nil
    gatherer = nil
  }
}

struct NodeFlags: OptionSet {
  let rawValue: UInt16

  static let dirty = NodeFlags(rawValue: 1 << 0)
  static let unmounted = NodeFlags(rawValue: 1 << 1)
  /// The node is visible; meaningful only together with `decidesView`.
  static let shown = NodeFlags(rawValue: 1 << 2)
  /// The node's visibility is stored here and does not follow from its ancestors.
  static let decidesView = NodeFlags(rawValue: 1 << 10)
  /// The children are not visible unless they decide so themselves.
  static let hidesChildren = NodeFlags(rawValue: 1 << 11)
  /// This node or one below has work to do when it comes into view or leaves it.
  static let lifecycleBelow = NodeFlags(rawValue: 1 << 3)
  static let preferencesBelow = NodeFlags(rawValue: 1 << 4)
  static let collectsPreferences = NodeFlags(rawValue: 1 << 5)
  static let queuedForStructure = NodeFlags(rawValue: 1 << 6)
  /// The value of `gathersElements` when the node was made.
  static let gathersElements = NodeFlags(rawValue: 1 << 15)
  static let queuedForPreferences = NodeFlags(rawValue: 1 << 7)
  /// The node examines each layout while it is in view.
  static let followsLayout = NodeFlags(rawValue: 1 << 13)
  /// The node is currently among its screen's followers.
  static let isFollowing = NodeFlags(rawValue: 1 << 14)
  /// The node is on the path from the root to a node whose effects are being ordered.
  static let leadsToEffect = NodeFlags(rawValue: 1 << 8)
  /// The node is in the graph's list of readers of common values.
  static let readsCommon = NodeFlags(rawValue: 1 << 12)
  /// The body wrote a value it reads, and runs again because of it.
  static let runsForOwnWrite = NodeFlags(rawValue: 1 << 9)
}
