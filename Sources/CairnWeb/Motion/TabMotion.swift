import CairnScreen
import CairnValues

/// The animations of the commits since the last message.
///
/// The browser plays them. It receives the elements and their animations, never intermediate values.
@MainActor
struct TabMotion {
  private var general: Animation?
  private var own: [ElementID: Animation?] = [:]
  private var turns: [PageTransition] = []
  /// Whether the app has turned off animations for these changes.
  private var isStill = false
  /// The styles before the animation of elements that the browser does not have yet.
  private var starts: [ElementID: String] = [:]
  private var moving: Set<ElementID> = []
  /// The endless animations, which are restarted when the page is re-rendered.
  private var endless: [ElementID: (start: String, end: String, timing: CSSTiming)] = [:]

  /// Records the changes of a commit.
  ///
  /// - Parameters:
  ///   - isNew: Whether the browser does not have an element yet.
  ///   - style: The style of an element, if it can be animated.
  mutating func note(
    _ changes: ScreenChanges, _ transaction: Transaction, isNew: (Element) -> Bool, style: (Element) -> String?
  ) {
    for id in changes.removed { endless[id] = nil }
    if transaction.disablesAnimations {
      isStill = true
    } else {
      turns += changes.transitions
      if let animation = transaction.animation { general = animation }
    }
    for (element, animation) in changes.animations { own[element.id] = .some(animation) }
    for (element, kinds) in changes.elements {
      if let known = endless[element.id], kinds.contains(.effects), style(element) != known.end {
        endless[element.id] = nil
      }
      guard isNew(element), let style = style(element) else { continue }
      guard let start = starts[element.id] else {
        starts[element.id] = style
        continue
      }
      guard start != style, let animation = animation(of: element, in: changes, transaction) else { continue }
      moving.insert(element.id)
      if let timing = CSSTiming(animation), timing.isEndless { endless[element.id] = (start, style, timing) }
    }
  }

  private func animation(of element: Element, in changes: ScreenChanges, _ transaction: Transaction) -> Animation? {
    if !changes.animations.isEmpty {
      for one in element.selfAndAncestors {
        if let said = changes.animations.last(where: { $0.element === one }) { return said.animation }
      }
    }
    return transaction.disablesAnimations ? nil : transaction.animation
  }

  /// Writes the animations, and forgets them.
  mutating func write(_ patches: inout Patches) {
    defer { forget() }
    if isStill { patches.beStill() }
    for turn in turns where !turn.stack.isGone && turn.motion != .none {
      patches.turn(turn.stack.nodeID, turn.kind, by: turn.motion)
    }
    var timings = Timings()
    let all = general.flatMap { timings.index(of: $0) }
    let parts = own.map { (id: $0.key, timing: $0.value.flatMap { timings.index(of: $0) } ?? -1) }
    guard !timings.list.isEmpty else { return }
    patches.animate(
      timings.list.map(\.json), all: all ?? -1, parts: parts.sorted { $0.id < $1.id },
      starts: starts.filter { moving.contains($0.key) }.sorted { $0.key < $1.key })
  }

  /// Restarts the endless animations on a re-rendered page.
  mutating func writeEndless(_ patches: inout Patches) {
    forget()
    guard !endless.isEmpty else { return }
    var timings = Timings()
    let known = endless.sorted { $0.key < $1.key }
    let parts = known.map { (id: $0.key, timing: timings.index(of: $0.value.timing)) }
    patches.animate(
      timings.list.map(\.json), all: -1, parts: parts, starts: known.map { (key: $0.key, value: $0.value.start) })
  }

  /// Forgets the recorded animations, because they would be played too late.
  mutating func skip() { forget() }

  private mutating func forget() {
    general = nil
    own = [:]
    turns = []
    isStill = false
    starts = [:]
    moving = []
  }

  /// The distinct timings of one message.
  private struct Timings {
    private(set) var list: [CSSTiming] = []

    mutating func index(of animation: Animation) -> Int? { CSSTiming(animation).map { index(of: $0) } }

    mutating func index(of timing: CSSTiming) -> Int {
      if let known = list.firstIndex(of: timing) { return known }
      list.append(timing)
      return list.count - 1
    }
  }
}
