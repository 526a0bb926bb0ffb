import CairnScreen
import CairnValues

/// A running app's tree of nodes, what waits to be worked on, and the counters that show how little was.
@MainActor
package final class Graph {
  /// Asks the host to call `runTurns()` soon. Called once until the next turn starts.
  package var requestTurn: () -> Void = {}

  package internal(set) var nodeCount = 0
  package internal(set) var turnCount = 0
  package let diagnostics = DiagnosticLog()

  package internal(set) weak var session: Session?
  package let tasks = TaskCount()
  var root: Node?
  let rootScope: Scope
  var types: [ObjectIdentifier: ViewType] = [:]

  /// Nodes to run in the next pass over bodies, or in this one.
  var dirty = NodeQueue()
  var structure: [Node] = []
  var preferenceCollectors: [Node] = []
  /// Stacks and split views that may not show what their models say.
  var navigation: [any Navigator] = []
  var effects = EffectQueue()
  /// Writes made while a body ran.
  var deferredWrites: [() -> Void] = []
  /// What the writes since the last turn asked for: animation and the like.
  var transaction = Transaction()
  var isInTurn = false
  var turnIsRequested = false
  var screens: [Screen] = []

  package init() {
    Runtime.shared.enterMain()
    rootScope = Scope()
  }

  /// Ends everything: effects of leaving run, and nothing of the tree is held any more.
  package func tearDown() {
    guard let root else { return }
    root.unmount()
    self.root = nil
    runTurns()
  }

  // MARK: Waiting work

  var hasWork: Bool {
    !dirty.isEmpty || !structure.isEmpty || !preferenceCollectors.isEmpty || !navigation.isEmpty || !effects.isEmpty
      || !deferredWrites.isEmpty || !screens.allSatisfy { !$0.hasWork }
  }

  func enqueue(_ node: Node) {
    dirty.append(node)
    requestTurnIfNeeded()
  }

  func enqueueStructure(_ node: Node) {
    guard !node.flags.contains(.queuedForStructure) else { return }
    node.flags.insert(.queuedForStructure)
    structure.append(node)
    requestTurnIfNeeded()
  }

  func enqueuePreferences(_ node: Node) {
    guard !node.flags.contains(.queuedForPreferences) else { return }
    node.flags.insert(.queuedForPreferences)
    preferenceCollectors.append(node)
    requestTurnIfNeeded()
  }

  func enqueueNavigation(_ stack: any Navigator) {
    if !navigation.contains(where: { $0 === stack }) { navigation.append(stack) }
    requestTurnIfNeeded()
  }

  func requestTurnIfNeeded() {
    guard !isInTurn, !turnIsRequested else { return }
    turnIsRequested = true
    requestTurn()
  }

  private var lastNumber = 0

  /// A number never given before: for namespaces, links, declarations.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  // MARK: Types

  /// What the graph knows of a view type: its fields and how often its bodies ran.
  func type<V>(_ view: V.Type) -> ViewType {
    let id = ObjectIdentifier(view)
    if let known = types[id] { return known }
    let new = ViewType(FieldPlan.of(view))
    types[id] = new
    return new
  }

  /// How often a body of the type has run.
  package func bodyRuns<V>(of view: V.Type) -> Int { types[ObjectIdentifier(view)]?.runs ?? 0 }
}

/// What a graph knows of one view type.
final class ViewType {
  let plan: FieldPlan
  var runs = 0
  /// Some body of this type has read an observable object, so its nodes prepare for it.
  var readsObservables = false

  init(_ plan: FieldPlan) { self.plan = plan }
}
