import CairnScreen
import CairnUnsafe

/// Records the turns of a graph while something inspects it.
///
/// The inspector's own views are left out. Otherwise each turn that shows a turn would be another one to show.
@MainActor
package final class Inspection: TurnRecorder {
  /// The latest turns, the oldest first. Turns in which only an inspector changed are missing.
  package private(set) var turns: [InspectedTurn] = []

  unowned let graph: Graph
  private var turn = InspectedTurn(id: 1)
  /// When the turn started; `nil` between turns, and in the turn that starts the inspection.
  private var started: ContinuousClock.Instant?
  private var measuredBefore = 0
  /// The causes of the nodes that wait to run.
  private var reasons: [ObjectIdentifier: [Reason]] = [:]
  /// The names of the nodes with a body that ran in this turn.
  private var ran: [ObjectIdentifier: String] = [:]
  private var notes: [Note] = []
  private var listeners: [(owner: ObjectIdentifier, action: () -> Void)] = []
  private var boundaries: [InspectorBoundary.ModifierNode] = []
  private var users = 0

  private static var turnsKept: Int { 100 }
  private static var runsKept: Int { 200 }

  /// A change that waits for its name: the names are looked up once, after the turn.
  fileprivate enum Reason {
    case source(_Source)
    case named(InspectedCause)
  }

  private struct Note {
    let path: [String]
    let reasons: [Reason]
  }

  fileprivate init(of graph: Graph) { self.graph = graph }

  // MARK: Recording

  func note(_ source: _Source, on node: Node) { add(.source(source), to: node) }

  func noteObject(_ name: String, on node: Node) { add(.named(.changed(name, place: nil)), to: node) }

  private func add(_ reason: Reason, to node: Node) {
    if isOfInspector(node) { return }
    reasons[ObjectIdentifier(node), default: []].append(reason)
  }

  func beginTurn() {
    turn = InspectedTurn(id: (turns.last?.id ?? 0) + 1)
    started = .now
    measuredBefore = measured
  }

  func willRun(_ node: Node) {
    let reasons = reasons.removeValue(forKey: ObjectIdentifier(node))
    if isOfInspector(node) { return }
    guard let body = node as? BodyNode else { return note(node, reasons) }
    turn.bodies += 1
    let cause = reasons ?? [.named(cause(of: body))]
    ran[ObjectIdentifier(node)] = body.inspectedName ?? outerName(of: node)
    // How the library makes its own views is of no interest to an app, unless something of the app changes them.
    if body.isOfLibrary { note(node, reasons) } else { note(node, cause) }
  }

  private func note(_ node: Node, _ reasons: [Reason]?) {
    guard let reasons, notes.count < Self.runsKept else { return }
    notes.append(Note(path: node.inspectedPath + (node.inspectedName == nil ? [node.plainName] : []), reasons: reasons))
  }

  /// Why a body runs that nothing has invalidated from outside.
  private func cause(of node: BodyNode) -> InspectedCause {
    if node.isNew { return .appeared }
    var outer = node.parent
    while let current = outer {
      if let name = ran[ObjectIdentifier(current)] { return .newValue(from: name) }
      outer = current.parent
    }
    return .other
  }

  private func outerName(of node: Node) -> String { node.inspectedPath.last ?? node.plainName }

  func willCommit(_ screens: [Screen]) {
    // The remaining causes are those of nodes that were removed before they ran. Writes by effects belong to the next turn.
    reasons = [:]
    for screen in screens {
      turn.changedElements += screen.changedElements.count { isInWindow($0) && !isOfInspector($0) }
    }
    turn.measuredElements = measured - measuredBefore
  }

  /// Whether an element is on a screen, rather than on its way out, or on a page that is covered.
  private func isInWindow(_ element: Element) -> Bool {
    !element.isGone && element.selfAndAncestors.contains { $0 === $0.screen.root }
  }

  private var measured: Int { graph.session?.windows.reduce(0) { $0 + $1.screen.layoutCounters.measured } ?? 0 }

  func endTurn() {
    defer {
      started = nil
      ran = [:]
      notes = []
    }
    guard let started else { return }
    guard turn.bodies > 0 || !notes.isEmpty || turn.changedElements > 0 else { return }
    turn.duration = started.duration(to: .now)
    let names = notes.contains { $0.reasons.contains(where: \.isSource) } ? SourceNames(in: graph) : nil
    turn.runs = notes.map { note in
      InspectedRun(path: note.path, causes: note.reasons.map { $0.cause(names) }.withoutRepeats)
    }
    turns.append(turn)
    if turns.count > Self.turnsKept { turns.removeFirst() }
    for listener in listeners { listener.action() }
  }

  // MARK: Looking

  /// Calls an action after each recorded turn, until `ignore` is called with the same owner.
  package func listen(_ owner: AnyObject, _ action: @escaping () -> Void) {
    listeners.append((ObjectIdentifier(owner), action))
  }

  package func ignore(_ owner: AnyObject) { listeners.removeAll { $0.owner == ObjectIdentifier(owner) } }

  func add(_ boundary: InspectorBoundary.ModifierNode) { boundaries.append(boundary) }

  func remove(_ boundary: InspectorBoundary.ModifierNode) { boundaries.removeAll { $0 === boundary } }

  /// Whether a node is of an inspector.
  func isOfInspector(_ node: Node) -> Bool {
    boundaries.contains { $0 === node || $0.isAround(node) }
  }

  /// Whether a node is that of a whole inspector.
  func isBoundary(_ node: Node) -> Bool { boundaries.contains { $0 === node } }

  /// Whether an element is that of a whole inspector.
  func isOwn(_ element: Element) -> Bool { boundaries.contains { $0.isWhole(element) } }

  /// Whether an element is of an inspector.
  package func isOfInspector(_ element: Element) -> Bool {
    !boundaries.isEmpty && element.selfAndAncestors.contains { isOwn($0) }
  }

  fileprivate func begin() { users += 1 }

  fileprivate func end() -> Bool {
    users -= 1
    return users == 0
  }
}

extension Graph {
  /// What records the turns, while something does.
  package var inspection: Inspection? { recorder.map { downcast($0, to: Inspection.self) } }

  /// Starts recording turns. Each call needs an `endInspection()`.
  package func beginInspection() -> Inspection {
    let inspection = inspection ?? Inspection(of: self)
    recorder = inspection
    inspection.begin()
    return inspection
  }

  /// Stops recording once nothing inspects the graph any more.
  package func endInspection() { if inspection?.end() == true { recorder = nil } }
}

extension Inspection.Reason {
  fileprivate var isSource: Bool { if case .source = self { true } else { false } }

  @MainActor fileprivate func cause(_ names: SourceNames?) -> InspectedCause {
    switch self {
    case .named(let cause): cause
    case .source(let source): names?.cause(source) ?? .other
    }
  }
}

extension [InspectedCause] {
  fileprivate var withoutRepeats: [InspectedCause] {
    reduce(into: []) { causes, cause in if !causes.contains(cause) { causes.append(cause) } }
  }
}
