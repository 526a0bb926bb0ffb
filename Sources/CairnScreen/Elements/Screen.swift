import CairnValues
import Foundation

/// The content of one window: its root element, and the changes since the host's last update.
@MainActor
package final class Screen {
  /// Stored privately, like the element properties that other modules read.
  package var root: Element? {
    get { theRoot }
    set {
      theRoot = newValue
      noteWork()
    }
  }
  private var theRoot: Element?
  package var size: CGSize { didSet { noteWork() } }
  package private(set) var metrics: any Metrics
  /// Whether pages and panels scroll content that does not fit.
  private(set) var scrollsOverflow: Bool
  var overflows: [ElementID: Overflow] = [:]
  /// The grid that all frames align to, if there is one.
  package private(set) var pixels: PixelGrid?

  /// The direction of lines unless a view sets one. Layout finds the elements to mirror.
  package var layoutDirection: LayoutDirection {
    get { isRightToLeft ? .rightToLeft : .leftToRight }
    set {
      guard newValue != layoutDirection else { return }
      isRightToLeft = newValue == .rightToLeft
      if let root { needsLayout(root) }
    }
  }
  private(set) var isRightToLeft = false

  var changed: [Element] = []
  /// The elements that have changed since the last commit.
  package var changedElements: [Element] { changed }
  var removed: [ElementID] = []
  var layoutQueue: [Element] = []
  var layoutPass: UInt32 = 0
  /// The portions of the last measured stack. Kept while layout runs.
  private var lastPortions: StackPortions?
  var isLayingOut = false { didSet { if !isLayingOut { lastPortions = nil } } }
  package var layoutCounters = LayoutCounters()
  /// The sizes that container-relative frames refer to.
  var containerSizes: [ElementID: CGSize] = [:]
  var hasRelativeFrames = false
  /// Whether returning elements, such as pages, may have been measured with other text sizes.
  var hasMeasuredAgain = false
  /// The animations that some views request for changes inside them.
  private var animations: [(element: Element, animation: Animation?)] = []
  private var transitions: [PageTransition] = []
  private var lastID = 0
  private var isEnded = false
  private var spareChanges = ChangedElements()
  private var spareRemoved: [ElementID] = []
  private var spareTransitions: [PageTransition] = []
  /// Replaced layouts that may still be running.
  private var replacedLayouts: [ElementLayout] = []

  package init(size: CGSize, metrics: any Metrics) {
    self.size = size
    self.metrics = metrics
    pixels = metrics.pixels
    scrollsOverflow = metrics.scrollsOverflow
  }

  /// Adopts other metrics. The caller must inform the session, because views have read the previous ones.
  package func use(_ metrics: any Metrics) {
    self.metrics = metrics
    pixels = metrics.pixels
    scrollsOverflow = metrics.scrollsOverflow
  }

  func nextID() -> ElementID {
    lastID += 1
    return ElementID(lastID)
  }

  /// Releases every element because the window has closed.
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

  /// Retains a replaced layout until the next commit, because its callers do not retain it.
  func keep(_ replaced: ElementLayout) {
    replacedLayouts.append(replaced)
    noteWork()
  }

  /// Returns the kept portions if they apply.
  @inline(__always)
  func takePortions(where serves: (borrowing StackPortions) -> Bool) -> StackPortions? {
    guard lastPortions != nil, serves(lastPortions!) else { return nil }
    return lastPortions.take()
  }

  /// The lists of items that layout has placed and that may still be open, inner ones after those around them.
  package var placedPopUps: [Element] { notedPopUps.compactMap(\.wrappedValue) }
  private var notedPopUps: [WeakElement] = []

  func notePopUp(_ element: Element) {
    notedPopUps.removeAll { $0.wrappedValue == nil }
    if !notedPopUps.contains(where: { $0.wrappedValue === element }) {
      notedPopUps.append(WeakElement(wrappedValue: element))
    }
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

  /// Requests layout of an element whose size or children may have changed.
  ///
  /// An element that was never measured has no dependents, and neither has one that is currently detached, such
  /// as a covered page. The container that it is later inserted into requests its own layout.
  package func needsLayout(_ element: Element) {
    guard element.layout.isInUse, !element.layout.isQueued, !isEnded else { return }
    guard isSomewhere(element) else { return element.layout.forgetAll() }
    element.layout.isQueued = true
    layoutQueue.append(element)
    noteWork()
  }

  /// Returns whether an element is the root or has a parent.
  func isSomewhere(_ element: Element) -> Bool { element.hasParent || element === theRoot }

  /// Whether layout or the host has work to do.
  package var hasWork: Bool { !layoutQueue.isEmpty || !changed.isEmpty || !removed.isEmpty || isResized }

  private var isResized: Bool {
    guard let root else { return false }
    return !root.layout.isPlaced || root.frame.size != boundedSize
  }

  /// Whether `onWork` has been called since the work was last done.
  package private(set) var isNoted = false
  /// Called once when layout or the host gets something to do, until that is done. Of many windows, most have
  /// nothing to do.
  package var onWork: () -> Void = {} { didSet { isNoted = false } }

  /// Schedules layout, the host and layout observers for this turn or the next.
  @inline(__always)
  package func noteWork() { if !isNoted { tellOfWork() } }

  @inline(never)
  private func tellOfWork() {
    isNoted = true
    onWork()
  }

  /// Marks the work as done. `onWork` is called again for the next.
  package func workIsDone() { isNoted = false }

  /// Renders the changes.
  package var onCommit: (ScreenChanges, Transaction) -> Void = { _, _ in }

  /// Sets the animation of an element's changes in the next commit. It is the one that the element's own view
  /// requests, whatever the rest of the window does.
  package func animate(_ element: Element, _ animation: Animation?) {
    animations.append((element, animation))
    noteWork()
  }

  /// Adds a stack's transition to the next commit.
  package func note(_ transition: PageTransition) {
    if !isEnded { transitions.append(transition) }
  }

  /// The focused element, which receives the keys.
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

  /// An element leaves before it is released, and loses the focus then.
  private var focusedElement: Element?

  /// Called after the focused element has been removed.
  package var onFocusLost: () -> Void = {}

  /// Passes the changes to the host, if there are any.
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

  /// Reuses the storage for the next commit, unless the host has kept the changes.
  private func takeBack(_ changes: consuming ScreenChanges) {
    spareChanges = changes.elements
    spareRemoved = changes.removed
    spareTransitions = changes.transitions
  }

  /// Returns the changes since the last call for the host to render. Layout must have run.
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
      // Inside a container that turns as a whole, no container turns separately.
      let all = changes.transitions
      if all.count > 1 {
        changes.transitions = all.filter { one in !all.contains { $0.stack.contains(one.stack) } }
      }
    }
    if !animations.isEmpty {
      changes.animations = animations
      animations = []
    }
    return changes
  }
}
