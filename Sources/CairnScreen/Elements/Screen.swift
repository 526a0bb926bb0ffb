import CairnValues
import Foundation

/// Everything one window shows: the root element, and what has changed since the host last looked.
@MainActor
package final class Screen {
  /// Kept like the properties of elements that other modules read.
  package var root: Element? {
    get { theRoot }
    set {
      theRoot = newValue
      noteWork()
    }
  }
  @exclusivity(unchecked) private var theRoot: Element?
  @exclusivity(unchecked) package var size: CGSize { didSet { noteWork() } }
  package let metrics: any Metrics
  /// Whether pages and panels scroll where what they hold does not fit.
  let scrollsOverflow: Bool
  @exclusivity(unchecked) var overflows: [ElementID: Overflow] = [:]
  /// What every frame keeps to, if there is such a grid.
  package let pixels: PixelGrid?

  /// The direction in which lines run, where no view says otherwise. Layout finds what is to be turned round.
  package var layoutDirection: LayoutDirection {
    get { isRightToLeft ? .rightToLeft : .leftToRight }
    set {
      guard newValue != layoutDirection else { return }
      isRightToLeft = newValue == .rightToLeft
      if let root { needsLayout(root) }
    }
  }
  @exclusivity(unchecked) private(set) var isRightToLeft = false

  @exclusivity(unchecked) var changed: [Element] = []
  @exclusivity(unchecked) var removed: [ElementID] = []
  @exclusivity(unchecked) var layoutQueue: [Element] = []
  @exclusivity(unchecked) var layoutPass: UInt32 = 0
  /// What the children of the stack measured last get; kept while layout runs.
  @exclusivity(unchecked) private var lastPortions: StackPortions?
  @exclusivity(unchecked) var isLayingOut = false { didSet { if !isLayingOut { lastPortions = nil } } }
  @exclusivity(unchecked) package var layoutCounters = LayoutCounters()
  /// The sizes that frames relative to a container go by.
  @exclusivity(unchecked) var containerSizes: [ElementID: CGSize] = [:]
  @exclusivity(unchecked) var hasRelativeFrames = false
  /// Whether what comes back from elsewhere, as pages do, may have been measured when texts had other sizes.
  @exclusivity(unchecked) var hasMeasuredAgain = false
  /// Animations that some views ask for, for what changes inside them.
  @exclusivity(unchecked) private var animations: [(element: Element, animation: Animation?)] = []
  @exclusivity(unchecked) private var transitions: [PageTransition] = []
  @exclusivity(unchecked) private var lastID = 0
  @exclusivity(unchecked) private var isEnded = false
  @exclusivity(unchecked) private var spareChanges = ChangedElements()
  @exclusivity(unchecked) private var spareRemoved: [ElementID] = []
  @exclusivity(unchecked) private var spareTransitions: [PageTransition] = []
  /// Layouts that others took the place of, which may be at work this moment.
  @exclusivity(unchecked) private var replacedLayouts: [ElementLayout] = []

  package init(size: CGSize, metrics: any Metrics) {
    self.size = size
    self.metrics = metrics
    pixels = metrics.pixels
    scrollsOverflow = metrics.scrollsOverflow
  }

  func nextID() -> ElementID {
    lastID += 1
    return ElementID(lastID)
  }

  /// Lets go of every element: the window has closed.
  package func end() {
    isEnded = true
    focusedElement = nil
    root = nil
    changed = []
    layoutQueue = []
    animations = []
    transitions = []
    spareChanges = ChangedElements()
    spareRemoved = []
    spareTransitions = []
  }

  func keep(_ portions: consuming StackPortions) { if isLayingOut { lastPortions = consume portions } }

  /// Holds a layout that another took the place of until the next commit. Whoever asks it does not.
  func keep(_ replaced: ElementLayout) {
    replacedLayouts.append(replaced)
    noteWork()
  }

  /// Hands over what was kept if it serves.
  @inline(__always)
  func takePortions(where serves: (borrowing StackPortions) -> Bool) -> StackPortions? {
    guard lastPortions != nil, serves(lastPortions!) else { return nil }
    return lastPortions.take()
  }

  func note(_ change: ElementChanges, on element: Element) {
    if isEnded { return }
    if element.pending.isEmpty {
      changed.append(element)
      noteWork()
    }
    element.pending.insert(change)
  }

  func noteNew(_ element: Element) {
    if isEnded { return }
    changed.append(element)
    noteWork()
  }

  func left(_ element: Element) {
    removed.append(element.id)
    noteWork()
    if element === focusedElement {
      focusedElement = nil
      onFocusLost()
    }
    if element.layout.overflows { element.forgetOverflow() }
    if element.layout.sharesSize, !containerSizes.isEmpty { containerSizes[element.id] = nil }
  }

  /// Asks for a new look at an element whose size or children may have changed.
  ///
  /// Nothing rests on an element that was never measured, or that is nowhere at present, as a page is that lies below
  /// another; the container it is put into asks for itself.
  package func needsLayout(_ element: Element) {
    guard element.layout.isInUse, !element.layout.isQueued, !isEnded else { return }
    guard isSomewhere(element) else { return element.layout.forgetAll() }
    element.layout.isQueued = true
    layoutQueue.append(element)
    noteWork()
  }

  /// Whether an element is the root or in another one.
  func isSomewhere(_ element: Element) -> Bool { element.hasParent || element === theRoot }

  /// Whether layout or the host has something to do.
  package var hasWork: Bool { !layoutQueue.isEmpty || !changed.isEmpty || !removed.isEmpty || isResized }

  private var isResized: Bool {
    guard let root else { return false }
    return !root.layout.isPlaced || root.frame.size != boundedSize
  }

  /// Whether somebody was told that there may be something to do, and has not been here since.
  @exclusivity(unchecked) package private(set) var isNoted = false
  /// Told when there is something to do for layout or the host, once until it is done: of many windows, most have nothing.
  @exclusivity(unchecked) package var onWork: () -> Void = {} { didSet { isNoted = false } }

  /// Has layout, the host and those who follow layout look here in this turn or the next.
  @inline(__always)
  package func noteWork() { if !isNoted { tellOfWork() } }

  @inline(never)
  private func tellOfWork() {
    isNoted = true
    onWork()
  }

  /// The work is done; the next will be told of.
  package func workIsDone() { isNoted = false }

  /// Who shows what changed.
  @exclusivity(unchecked) package var onCommit: (ScreenChanges, Transaction) -> Void = { _, _ in }

  /// Says how what changes in an element before the next commit gets to where it is then: as its own view asks for,
  /// whatever the rest of the window does.
  package func animate(_ element: Element, _ animation: Animation?) {
    animations.append((element, animation))
    noteWork()
  }

  /// Adds a stack's transition to the next commit.
  package func note(_ transition: PageTransition) {
    if !isEnded { transitions.append(transition) }
  }

  /// What takes the keys.
  package var focused: Element? {
    get { focusedElement }
    set {
      guard newValue !== focusedElement else { return }
      if let focusedElement { note(.semantics, on: focusedElement) }
      if let newValue { note(.semantics, on: newValue) }
      focusedElement = newValue
    }
  }

  package var hasFocus: Bool { focusedElement != nil }

  /// An element leaves before it goes, and loses the focus then.
  @exclusivity(unchecked) private var focusedElement: Element?

  /// Called when the element with the focus has gone.
  package var onFocusLost: () -> Void = {}

  /// Hands what changed to the host, if anything did.
  package func commit(_ transaction: Transaction) {
    if !replacedLayouts.isEmpty { replacedLayouts.clear() }
    if changed.isEmpty, removed.isEmpty {
      if !animations.isEmpty { animations = [] }
      if !transitions.isEmpty { transitions.clear() }
      return
    }
    let changes = takeChanges()
    onCommit(changes, transaction)
    takeBack(changes)
    spareChanges.clear()
    spareRemoved.clear()
    spareTransitions.clear()
  }

  /// The room is there again for next time, unless the host keeps what it was told.
  private func takeBack(_ changes: consuming ScreenChanges) {
    spareChanges = changes.elements
    spareRemoved = changes.removed
    spareTransitions = changes.transitions
  }

  /// What changed since the last call, for the host to show. Layout must have run.
  package func takeChanges() -> ScreenChanges {
    var elements = ChangedElements()
    swap(&spareChanges, &elements)
    elements.take(&changed)
    var removed: [ElementID] = []
    swap(&self.removed, &removed)
    swap(&spareRemoved, &self.removed)
    var changes = ScreenChanges(elements: elements, removed: removed)
    if !transitions.isEmpty {
      swap(&transitions, &changes.transitions)
      swap(&spareTransitions, &transitions)
    }
    if !animations.isEmpty {
      changes.animations = animations
      animations = []
    }
    return changes
  }
}
