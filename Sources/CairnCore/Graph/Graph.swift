import CairnScreen
import CairnValues

/// A running app's tree of nodes, what waits to be worked on, and the counters that show how little was.
@MainActor
package final class Graph {
  /// Asks the host to call `runTurns()` soon. Called once until the next turn starts.
  @exclusivity(unchecked) package var requestTurn: () -> Void = {}

  @exclusivity(unchecked) package internal(set) var nodeCount = 0
  @exclusivity(unchecked) package internal(set) var turnCount = 0
  package let diagnostics = DiagnosticLog()

  package internal(set) weak var session: Session?
  nonisolated let link = LiveReference<Graph>()
  /// At hand here, as asking for the only one there is has its price each time.
  let runtime = Runtime.shared
  package let tasks = TaskCount()
  var root: Node?
  let rootScope: Scope
  nonisolated let commonReaders = CommonReaders()
  @exclusivity(unchecked) var types: [ObjectIdentifier: ViewType] = [:]
  /// Types asked about lately, each at one of two places its address gives: a table costs more than most bodies.
  @exclusivity(unchecked) private var recentTypes = [ViewType?](repeating: nil, count: recentTypeCount)
  private static var recentTypeCount: Int { 64 }

  /// Nodes to run in the next pass over bodies, or in this one.
  @exclusivity(unchecked) var dirty = NodeQueue()
  @exclusivity(unchecked) var structure: [Node] = []
  @exclusivity(unchecked) var preferenceCollectors: [Node] = []
  /// Room for either of these, so that taking them up allocates nothing.
  @exclusivity(unchecked) var spareNodes: [Node] = []
  @exclusivity(unchecked) var spareElements: [Element] = []
  /// Stacks and split views that may not show what their models say.
  @exclusivity(unchecked) var navigation: [any Navigator] = []
  /// Those that have settled in this turn, but do not yet show what they came to.
  @exclusivity(unchecked) var settled: [any Navigator] = []
  @exclusivity(unchecked) var spareNavigators: [any Navigator] = []
  /// The kinds of pages that were found to have no title.
  @exclusivity(unchecked) var typesWithoutTitle: [ObjectIdentifier] = []
  /// Nodes that look at each layout before it is shown, for each screen that is served.
  @exclusivity(unchecked) private var followers: [ObjectIdentifier: LayoutFollowers] = [:]
  /// How many there are in all windows.
  @exclusivity(unchecked) var followerCount = 0
  /// Those asked for last, as there is mostly one window.
  @exclusivity(unchecked) private var recentFollowers: LayoutFollowers?
  /// A follower has something to do that needs a layout to look at.
  @exclusivity(unchecked) var wantsLayout = false
  @exclusivity(unchecked) var effects = EffectQueue()
  /// Writes made while a body ran.
  @exclusivity(unchecked) var deferredWrites: [() -> Void] = []
  /// What the writes since the last turn asked for: animation and the like.
  @exclusivity(unchecked) var transaction = Transaction()
  /// Something of an app's own began to move in this turn, though the screen does not show it yet.
  @exclusivity(unchecked) var hasBegunMotion = false
  @exclusivity(unchecked) var loops = LoopCounter()
  @exclusivity(unchecked) var isInTurn = false
  @exclusivity(unchecked) var turnIsRequested = false
  /// The screens with something for layout or the host to do.
  @exclusivity(unchecked) private(set) var screens: [Screen] = []

  package init() {
    Runtime.shared.enterMain()
    rootScope = Scope()
    link.lead(to: self)
    // What nearly every view reads is found first.
    say(TextSurroundingsKey.self, TextSurroundings(), .text)
    say(IsEnabledKey.self, true, .isEnabled)
    say(LocaleKey.self, .current, .locale)
    say(ControlSurroundingsKey.self, ControlSurroundings(), .controls)
    say(ButtonStyleKey.self, .builtIn(.automatic), .buttons)
  }

  private func say<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value, _ common: CommonValues) {
    let box = ValueBox<K.Value>(value)
    box.makeCommon(common, among: commonReaders)
    rootScope.set(ObjectIdentifier(key), box)
  }

  deinit {
    link.cut()
    let runtime = Runtime.shared
    if runtime.active === self { runtime.active = nil }
  }

  /// Lets go of the tree without a word to anyone, for a session that was dropped and never ended.
  package func abandon() {
    root?.unmount()
    root = nil
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
      || !deferredWrites.isEmpty || screensHaveWork || wantsLayout
  }

  private var screensHaveWork: Bool {
    for index in screens.indices where screens[index].hasWork { return true }
    return false
  }

  /// Goes to a screen in each turn in which it has something to do.
  func serve(_ screen: Screen) {
    followers[ObjectIdentifier(screen)] = LayoutFollowers(of: screen)
    // Not weakly, which would have a price with every other reference to the screen: it is there while it says so.
    screen.onWork = { [link, unowned screen] in link.target?.screens.append(screen) }
  }

  func leave(_ screen: Screen) {
    screen.onWork = {}
    screens.removeAll { $0 === screen }
    followers[ObjectIdentifier(screen)] = nil
    recentFollowers = nil
  }

  /// The nodes that follow the layout of a screen, as long as its window is open.
  func followers(of screen: Screen) -> LayoutFollowers? {
    if let recentFollowers, recentFollowers.screen === screen { return recentFollowers }
    recentFollowers = followers[ObjectIdentifier(screen)]
    return recentFollowers
  }

  /// Lets go of screens that have nothing left to do.
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
    if navigation.isEmpty || !navigation.contains(where: { $0 === stack }) { navigation.append(stack) }
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
    // Types often used together lie at regular distances; multiplied like this, their places do not.
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

  private(set) lazy var pageType = type(PageNode.self)

  private func newType<V>(_ view: V.Type) -> ViewType {
    let type = ViewType(view, FieldPlan.of(view))
    types[ObjectIdentifier(view)] = type
    if type.plan.isBlind, TypeShape(view) == .structure { reportBlind(type.plan) }
    return type
  }

  private func reportBlind(_ plan: FieldPlan) {
    diagnostics.report(
      .error, "view.no-reflection",
      "\(plan.typeName) has no reflection metadata, so its @State, @Environment and other dynamic properties cannot be "
        + "found: they keep no values and never update. Compile its module with reflection metadata: remove "
        + "-disable-reflection-metadata (or -reflection-metadata-for-debugger-only) from its compiler flags.")
  }

  /// How often a body of the type has run.
  package func bodyRuns<V>(of view: V.Type) -> Int { types[ObjectIdentifier(view)]?.runs ?? 0 }
}

/// What a graph knows of one view type.
final class ViewType {
  let type: Any.Type
  let plan: FieldPlan
  @exclusivity(unchecked) var runs = 0
  /// Some body of this type has read an observable object, so its nodes prepare for it.
  @exclusivity(unchecked) var readsObservables = false

  init(_ type: Any.Type, _ plan: FieldPlan) {
    self.type = type
    self.plan = plan
  }
}
