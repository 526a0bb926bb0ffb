import CairnScreen
import CairnUnsafe
import CairnValues

/// A running app's tree of nodes, its pending work, and counters that show how little work was done.
@MainActor
package final class Graph {
  /// Asks the host to call `runTurns()` soon. It is called once until the next turn starts.
  package var requestTurn: () -> Void = {}

  package internal(set) var nodeCount = 0
  package internal(set) var turnCount = 0
  package let diagnostics = DiagnosticLog()

  /// What runs the graph; `Graph.session` knows its type.
  weak var owner: AnyObject?
  /// What runs the app in time, until its session ends.
  weak var timeHost: (any TimeHost)?
  nonisolated let link = LiveReference<Graph>()
  /// Cached, because each access to the singleton has a cost.
  let runtime = Runtime.shared
  package let tasks = TaskCount()
  var root: Node?
  let rootScope: Scope
  /// Hands state over to the next process while an app is being worked on, and is otherwise `nil`.
  var stateKeeper: StateKeeper?
  /// Asks views before they are left; `nil` until the first such view appears.
  package internal(set) var leaving: Leaving?
  /// Shows other pages in place of some; `nil` until the first rule for that appears.
  var redirects: Redirects?
  /// Hears of links that a user points at; `nil` until there is a listener.
  var linkIntents: LinkIntents?
  /// Hears of changes of stacks; `nil` until there is a listener.
  var stackListeners: StackListeners?
  /// Follows the state of views; `nil` until there is a log.
  var stateFollowers: StateFollowers?
  /// Records what turns do; `nil` while nothing inspects the app.
  var recorder: (any TurnRecorder)?
  /// The swipe that goes back, and the views that hear of it; `nil` until there is one of either.
  var pageSwipes: PageSwipes?
  /// How pages follow one another; `nil` until there is a rule.
  var pageMotions: PageMotions?
  /// Saves and restores parts of scenes; `nil` until a view asks for that.
  var restorations: Restorations?
  /// The nodes that show how far a date is from now; `nil` until there is one.
  var timedNodes: TimedNodes?
  let commonReaders = CommonReaders()
  var types: [ObjectIdentifier: ViewType] = [:]
  /// Types used recently, each in one of two slots given by its address: a dictionary costs more than most bodies.
  private var recentTypes = [ViewType?](repeating: nil, count: recentTypeCount)
  private static var recentTypeCount: Int { 64 }

  /// Nodes to run in the next pass over bodies, or in the current one.
  var dirty = NodeQueue()
  var structure = WorkQueue<Node>()
  var preferenceCollectors = WorkQueue<Node>()
  /// Spare capacity for a list of elements, so that filling one allocates nothing.
  var spareElements: [Element] = []
  /// Stacks and split views that may not yet show what their models contain.
  var navigation = WorkQueue<any Navigator>()
  /// Navigators that have settled in this turn but do not show the result yet.
  var settled = WorkQueue<any Navigator>()
  /// The types of pages found to have no title.
  var typesWithoutTitle: [ObjectIdentifier] = []
  /// The nodes that examine each layout before it is shown, by screen.
  private var followers: [ObjectIdentifier: LayoutFollowers] = [:]
  /// The number of followers in all windows.
  var followerCount = 0
  /// The followers last asked for, because most apps have one window.
  private var recentFollowers: LayoutFollowers?
  /// Whether a follower has work that needs a layout.
  var wantsLayout = false
  var effects = EffectQueue()
  /// Writes made while a body was running.
  var deferredWrites: [() -> Void] = []
  /// The combined transaction of the writes since the last turn: animation and the like.
  var transaction = Transaction()
  /// Whether an animation of the app's own started in this turn, though the screen does not show it yet.
  var hasBegunMotion = false
  var loops = LoopCounter()
  var isInTurn = false
  var turnIsRequested = false
  /// The screens with work for layout or the host.
  private(set) var screens: [Screen] = []

  package init() {
    Runtime.shared.enterMain()
    rootScope = Scope()
    link.lead(to: self)
  }

  /// Sets a value that nearly every view reads. The first ones set are found first.
  func setCommon<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value, _ common: CommonValues) {
    let box = ValueBox<K.Value>(value)
    box.makeCommon(common, among: commonReaders)
    rootScope.set(ObjectIdentifier(key), box)
  }

  deinit { link.cut() }

  /// Releases the tree without notifying anyone, for a session that was dropped without being ended.
  package func abandon() {
    root?.unmount()
    root = nil
  }

  // MARK: Pending work

  var hasWork: Bool {
    !dirty.isEmpty || !structure.isEmpty || !preferenceCollectors.isEmpty || !navigation.isEmpty || !effects.isEmpty
      || !deferredWrites.isEmpty || screensHaveWork || wantsLayout
  }

  private var screensHaveWork: Bool {
    for index in screens.indices where screens[index].hasWork { return true }
    return false
  }

  /// Visits a screen in each turn in which it has work.
  func serve(_ screen: Screen) {
    followers[ObjectIdentifier(screen)] = LayoutFollowers(of: screen)
    // Unowned, because a weak reference would slow down every other reference to the screen. The screen exists
    // while it calls this.
    screen.onWork = { [link, unowned screen] in link.target?.screens.append(screen) }
  }

  func leave(_ screen: Screen) {
    screen.onWork = {}
    screens.removeAll { $0 === screen }
    followers[ObjectIdentifier(screen)] = nil
    recentFollowers = nil
  }

  /// Returns the nodes that follow the layout of a screen, while its window is open.
  func followers(of screen: Screen) -> LayoutFollowers? {
    if let recentFollowers, recentFollowers.screen === screen { return recentFollowers }
    recentFollowers = followers[ObjectIdentifier(screen)]
    return recentFollowers
  }

  /// Removes screens that have no work left.
  func releaseScreens() {
    if wantsLayout { return }
    for index in screens.indices.reversed() where !screens[index].hasWork { screens.remove(at: index).workIsDone() }
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
    if navigation.isEmpty || !navigation.items.contains(where: { $0 === stack }) { navigation.append(stack) }
    requestTurnIfNeeded()
  }

  func requestTurnIfNeeded() {
    guard !isInTurn, !turnIsRequested else { return }
    turnIsRequested = true
    requestTurn()
  }

  private var lastNumber = 0

  /// Returns a number never returned before, for namespaces, links and declarations.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  // MARK: Types

  /// Returns what the graph knows about a view type: its fields and how often its bodies ran.
  func type<V>(_ view: V.Type) -> ViewType {
    let id = ObjectIdentifier(view)
    // Types often used together are at regular distances; multiplying the address scatters their slots.
    let place = Int((UInt(bitPattern: id) &* 0x9E37_79B9_7F4A_7C15) >> 59) * 2
    if let recent = recentTypes[place], recent.type == view { return recent }
    return typeFurtherAway(view, place)
  }

  @inline(never)
  private func typeFurtherAway<V>(_ view: V.Type, _ place: Int) -> ViewType {
    if let recent = recentTypes[place + 1], recent.type == view { return recent }
    let type = types[ObjectIdentifier(view)] ?? newType(view)
    recentTypes[place + 1] = recentTypes[place]
    recentTypes[place] = type
    return type
  }

  private func newType<V>(_ view: V.Type) -> ViewType {
    let type = ViewType(view, FieldPlan.of(view))
    types[ObjectIdentifier(view)] = type
    if type.plan.isBlind, TypeKind(of: view) == .structure { reportBlind(type.plan) }
    return type
  }

  private func reportBlind(_ plan: FieldPlan) {
    diagnostics.report(
      .error, "view.no-reflection",
      "\(plan.typeName) has no reflection metadata, so its @State, @Environment and other dynamic properties cannot be "
        + "found: they keep no values and never update. Compile its module with reflection metadata: remove "
        + "-disable-reflection-metadata (or -reflection-metadata-for-debugger-only) from its compiler flags.")
  }

  /// Returns the number of times a body of the type has run.
  package func bodyRuns<V>(of view: V.Type) -> Int { types[ObjectIdentifier(view)]?.runs ?? 0 }
}

/// What a graph knows about one view type.
final class ViewType {
  let type: Any.Type
  let plan: FieldPlan
  var runs = 0
  /// Whether some body of this type has read an observable object, so that its nodes prepare for it.
  var readsObservables = false
  /// How many bodies of this type ended because they read a missing object.
  var abandonedRuns = 0

  init(_ type: Any.Type, _ plan: FieldPlan) {
    self.type = type
    self.plan = plan
  }
}
