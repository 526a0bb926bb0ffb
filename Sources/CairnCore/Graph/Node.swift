import CairnScreen
import CairnValues

typealias Node = _Node

/// One view's life: made when the view comes, kept while its identity lasts, unmounted when it goes.
///
/// Nodes mirror the type tree of the views. Primitive ones own elements; others only pass on. Public because the hidden
/// requirement of `View` names it; nothing outside the package can do anything with one.
///
/// Nodes are worked on by the main thread alone, and no access to a property of one is held open across a call that
/// could come back to it; so the checks for that, which would cost more than the work, are left out.
@MainActor
public class _Node {
  /// Held until the graph is torn down, which it is before its session ends.
  let graph: Graph
  var parent: Node? { parentReference?.takeUnretainedValue() }
  /// Long walks upwards hold none of the nodes they come by. They are not of the main actor, as closures they would hand on
  /// to do so ask for its thread.
  @exclusivity(unchecked) private nonisolated(unsafe) var parentReference: Unmanaged<Node>?
  /// The nearest ancestor that gathers elements.
  @exclusivity(unchecked) private unowned(unsafe) var gatherer: Node?
  /// The environment the node reads.
  let scope: Scope
  let depth: Int32
  @exclusivity(unchecked) nonisolated(unsafe) var flags: NodeFlags

  /// Touched through non-isolated properties such as `State.wrappedValue`, which have asked for the main thread.
  @exclusivity(unchecked) private nonisolated(unsafe) var reads = ReadList()
  /// What it read that nearly every view reads.
  @exclusivity(unchecked) private(set) nonisolated(unsafe) final var commonReads: CommonValues = []
  @exclusivity(unchecked) nonisolated(unsafe) final var readerPlace = CommonReaders.Place()

  /// - Parameter scope: the environment of nodes under the parent, if it is at hand.
  init(under parent: borrowing Node, in scope: consuming Scope? = nil) {
    self.graph = parent.graph
    parentReference = Unmanaged.passUnretained(copy parent)
    if parent.flags.contains(.gathersElements) { gatherer = copy parent } else { gatherer = parent.gatherer }
    self.scope = scope ?? parent.childScope
    self.depth = parent.depth + 1
    self.flags = []
    graph.nodeCount += 1
    if gathersElements { flags.insert(.gathersElements) }
  }

  /// The root of a graph.
  init(rootOf graph: Graph, scope: Scope) {
    self.graph = graph
    parentReference = nil
    self.scope = scope
    self.depth = 0
    self.flags = [.decidesView, .shown]
    graph.nodeCount += 1
  }

  // MARK: What kinds of node differ in

  /// The environment of the nodes below.
  var childScope: Scope { scope }

  /// Does the node's own work: runs a body, fills an element.
  func run() {}

  func forEachChild(_ visit: (Node) -> Void) {}

  /// Visits, in their order, at least those children that lead to an effect. A node with very many children can spare
  /// itself the walk over all of them: it is told of each one first.
  func forEachChildLeadingToEffects(_ visit: (Node) -> Void) { forEachChild(visit) }

  func childLeadsToEffect(_ child: Node) {}

  /// Adds the elements this node stands for to a container's list of children.
  func collectElements(into elements: inout [Element]) {
    forEachChild { $0.collectElements(into: &elements) }
  }

  /// Adds what this node stands for to what a lazy container holds. Nodes that only pass on what is below them do so
  /// here as well, so that rows far down are not made before they are wanted.
  func collectRows(into rows: inout RowCollector) {
    var elements: [Element] = []
    collectElements(into: &elements)
    rows.add(elements)
  }

  /// The name of a container that makes its views only when they are needed. What is declared inside may be too late.
  var lazyContainerName: String? { nil }

  /// The node itself, if it is a scene that fills windows. Asked like this, as a cast to a protocol costs too much at start.
  var windowSource: (any WindowSource)? { nil }

  /// Whether a change of shape below ends here, because this node gathers elements itself. Asked once.
  var gathersElements: Bool { false }

  /// Gathers the child elements again; only asked of nodes that say so above.
  func gatherElements() {}

  /// Hands the values of one preference key below to a collector, in reading order.
  func gather(_ collector: PreferenceCollector) {
    guard flags.contains(.preferencesBelow) else { return }
    forEachChild { $0.gather(collector) }
  }

  /// Looks at what layout has made of the node; true if something has to be done about it before the commit. Only asked of
  /// nodes in view that have asked to follow layout.
  func followLayout() -> Bool { false }

  /// The node, or something about it, came into view or left it.
  func shownChanged() {}

  /// Other environment keys are set above than before; values are looked up afresh.
  func environmentShapeChanged() {
    invalidate()
    forEachChild { $0.environmentShapeChanged() }
  }

  /// What an app's author calls the action the node takes when something has changed.
  var nameOfChange: String { "onChange" }

  /// Reads the values of the preferences this node collects again.
  func readPreferences() {}

  /// Changes how the present turn's changes below are made.
  func adjust(_ transaction: inout Transaction) {}

  /// Frees what the node holds besides children and reads.
  func willUnmount() {}

  // MARK: Reading

  nonisolated final func didRead(_ source: _Source) {
    if !source.common.isEmpty { return didReadCommon(source.common) }
    if reads.add(source) { source.addReader(self) }
  }

  @inline(__always)
  private nonisolated func didReadCommon(_ value: CommonValues) {
    commonReads.formUnion(value)
    if flags.contains(.readsCommon) { return }
    flags.insert(.readsCommon)
    graph.commonReaders.add(self)
  }

  /// Runs `work` and records what it reads as this node's.
  final func tracking<Result>(_ work: () -> Result) -> Result {
    let outer = beginReading()
    let result = work()
    endReading(outer)
    return result
  }

  /// Records what is read from now on as this node's, and returns the node it was for so far.
  final func beginReading() -> Unmanaged<_Node>? {
    let runtime = graph.runtime
    let outer = runtime.readerReference
    runtime.readerReference = Unmanaged.passUnretained(self)
    reads.begin()
    commonReads = []
    return outer
  }

  final func endReading(_ outer: Unmanaged<_Node>?) {
    graph.runtime.readerReference = outer
    if reads.hasStale { reads.dropStale { $0.removeReader(self) } }
  }

  // MARK: Change

  /// Asks for the node's work to be done again in the next turn, or in this one if its place has not passed.
  final func invalidate() {
    guard !flags.contains(.dirty), !flags.contains(.unmounted) else {
      // What an endless turn has left goes on with the next event.
      if graph.loops.isResting { graph.requestTurnIfNeeded() }
      return
    }
    flags.insert(.dirty)
    graph.enqueue(self)
  }

  /// The same for a change that did not come through the graph: one made while a body runs waits for the next turn.
  final func invalidateFromOutside() {
    guard Runtime.shared.evaluating === graph else {
      graph.willChange(with: Runtime.shared.transaction)
      return invalidate()
    }
    // A body that changes what it reads gets one more run to see the change, and not one for each change it makes then.
    let isOwn = Runtime.shared.reader === self
    if isOwn, flags.contains(.runsForOwnWrite) { return }
    graph.writeDuringUpdate { [weak self] in
      if isOwn { self?.flags.insert(.runsForOwnWrite) }
      self?.invalidate()
    }
  }

  /// Tells the nearest gathering ancestor that the elements below it may have changed.
  final func structureChanged() {
    if let gatherer { graph.enqueueStructure(gatherer) }
  }

  // MARK: Coming and going

  /// Notes that this node has something to do when it comes into view, so that walks for that purpose find it.
  nonisolated final func markLifecycle() {
    if flags.contains(.lifecycleBelow) { return }
    flags.insert(.lifecycleBelow)
    var node = parentReference
    while let current = node, !current._withUnsafeGuaranteedRef({ $0.flags.contains(.lifecycleBelow) }) {
      node = current._withUnsafeGuaranteedRef { node in
        node.flags.insert(.lifecycleBelow)
        return node.parentReference
      }
    }
  }

  /// Notes that a preference is set here, and tells the collectors above.
  final func preferencesChanged() {
    var node: Node? = self
    while let current = node {
      current.flags.insert(.preferencesBelow)
      if current.flags.contains(.collectsPreferences) { graph.enqueuePreferences(current) }
      node = current.parent
    }
  }

  /// Whether a person can see the node. That is kept where it is decided, as at a page or a row; others look upwards.
  nonisolated final var isInView: Bool {
    if flags.contains(.decidesView) { return flags.contains(.shown) }
    var node = parentReference
    while let current = node {
      let flags = current._withUnsafeGuaranteedRef { $0.flags }
      if flags.contains(.hidesChildren) { return false }
      if flags.contains(.decidesView) { return flags.contains(.shown) }
      node = current._withUnsafeGuaranteedRef { $0.parentReference }
    }
    return false
  }

  /// Has the node be in view or not from now on, whatever is so above it.
  final func setShown(_ shown: Bool) {
    if flags.contains(.decidesView), flags.contains(.shown) == shown { return }
    decideView(shown)
    tellShown(shown)
  }

  /// The same for a node that has just been made, and nobody below has to be told.
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

  /// Passes on to the nodes below whether they can be seen, as far as one of them asks. A node that shows only some of them
  /// decides for itself.
  func setChildrenShown(_ shown: Bool) {
    forEachChild { child in
      if child.flags.contains(.decidesView) {
        child.setShown(shown)
      } else if child.flags.contains(.lifecycleBelow) {
        child.tellShown(shown)
      }
    }
  }

  /// Ends the life of this node and of everything below.
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
  /// A person can see it; holds where that is decided.
  static let shown = NodeFlags(rawValue: 1 << 2)
  /// Whether it can be seen does not follow from what is so above.
  static let decidesView = NodeFlags(rawValue: 1 << 10)
  /// What is below cannot be seen unless it decides so itself.
  static let hidesChildren = NodeFlags(rawValue: 1 << 11)
  /// This node or one below has work to do when it comes into view or leaves.
  static let lifecycleBelow = NodeFlags(rawValue: 1 << 3)
  static let preferencesBelow = NodeFlags(rawValue: 1 << 4)
  static let collectsPreferences = NodeFlags(rawValue: 1 << 5)
  static let queuedForStructure = NodeFlags(rawValue: 1 << 6)
  /// What `gathersElements` said when the node was made.
  static let gathersElements = NodeFlags(rawValue: 1 << 15)
  static let queuedForPreferences = NodeFlags(rawValue: 1 << 7)
  /// It looks at each layout while it is in view.
  static let followsLayout = NodeFlags(rawValue: 1 << 13)
  /// It is among those that are asked to.
  static let isFollowing = NodeFlags(rawValue: 1 << 14)
  /// On the way from the root to a node whose effects are being put in order.
  static let leadsToEffect = NodeFlags(rawValue: 1 << 8)
  /// In the graph's list of those that read what nearly every view reads.
  static let readsCommon = NodeFlags(rawValue: 1 << 12)
  /// Its body wrote what it reads, and runs again because of that.
  static let runsForOwnWrite = NodeFlags(rawValue: 1 << 9)
}
