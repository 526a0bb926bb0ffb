import CairnNavigation
import CairnScreen
import CairnValues
import Foundation

/// A column of a split view: its own content, and whatever a link or item in an earlier column shows in its place.
///
/// Events only change the column's state. The screen follows once per turn, in `finish`.
final class ColumnNode: Node {
  let place: NavigationSplitViewColumn
  let index: Int
  unowned let split: any Split
  /// The width the user has dragged the column to.
  private var chosenWidth: CGFloat?
  let element: Element
  nonisolated let link = LiveReference<ColumnNode>()
  private let own: Scope
  /// The stack around the column's own content. It serves if the content brings no stack.
  private var stack: (any Stack)!
  /// What replaces the content, and the link or binding that put it there.
  private var filling: Filling?
  /// The stack whose pages are shown.
  private var shownStack: (any Stack)?
  /// The app's own stacks on pages of this column.
  private var appStacks: [WeakStack] = []
  /// The app's stack that was visible before the column was hidden.
  private weak var lastSeenStack: (any Stack)?
  private var lists: [WeakSelection] = []
  private(set) var hasChangedSelection = false
  /// The turn in which a path or a filling was last written.
  private var turnOfWrite = -1
  /// The link in an earlier column that put the current value on the column's stack.
  private weak var lead: (any ColumnLead)?
  /// Whether the app has written the path, so that another link may lead to the shown page.
  private var isLeadUnknown = false

  private struct Filling {
    let stack: any Stack
    weak var lead: (any ColumnLead)?
    /// Whether the binding that asked for it has been unmounted.
    var isOver = false
  }

  init(_ place: NavigationSplitViewColumn, in split: any Split) {
    self.place = place
    self.split = split
    index = place == .sidebar ? 0 : place == .content ? 1 : 2
    own = Scope(in: split.childScope)
    element = Element(on: split.childScope.screen, role: .column)
    super.init(under: split)
    link.lead(to: self)
    decideView(false)
    setPlace()
    element.describe { $0.identifier = place.name }
    element.handler = self
  }

  deinit { link.cut() }

  private func setPlace() {
    own.set(ObjectIdentifier(ColumnKey.self), ValueBox<ColumnKey.Value>(ColumnPlace(self)))
    if index > 0 { own.set(ObjectIdentifier(PresentedKey.self), ValueBox<PresentedKey.Value>(PresentedBy(self))) }
  }

  override var childScope: Scope { own }

  override var restorationName: String? { place.name }

  func makeContent(_ make: (ColumnNode) -> any Stack) { stack = make(self) }

  func update(_ update: (Node) -> Void) { update(stack) }

  /// The column after this one.
  var next: ColumnNode? { split.columns(after: self).first }

  // MARK: Stacks

  private var currentStack: any Stack { filling?.stack ?? stack }

  /// The visible stack: the app's own, if there is one on the top page.
  var frontStack: any Stack { frontStack(of: currentStack) }

  private func frontStack(of stack: any Stack) -> any Stack {
    var found: (any Stack)?
    // Each tab may have a stack; only the selected tab's stack is visible.
    for case let inner? in appStacks.map(\.stack) where isInFront(inner, of: stack) {
      if inner.isInView { return inner }
      if found == nil || inner === lastSeenStack { found = inner }
    }
    return found ?? stack
  }

  private func isInFront(_ inner: any Stack, of stack: any Stack) -> Bool {
    !inner.flags.contains(.unmounted) && inner.outerPage === stack.topPage
  }

  /// The number of pages above the root, including those of the app's own stack.
  var entryCount: Int {
    let front = frontStack
    return currentStack.entryCount + (front === currentStack ? 0 : front.entryCount)
  }

  func register(_ stack: any Stack) {
    appStacks.removeAll { !$0.isAlive }
    appStacks.append(WeakStack(stack))
  }

  /// Called when another of the app's stacks may have come to the front.
  func appStackShown() { graph.enqueueNavigation(split) }

  /// Called when the app wrote the path of the column's stack.
  func pathWritten() {
    follow(nil)
    isLeadUnknown = true
    keepForThisTurn()
  }

  /// Protects what this turn put in the column from a selection that changes in the same turn.
  func keepForThisTurn() { turnOfWrite = turn }

  private var wasWrittenThisTurn: Bool { turnOfWrite == turn }

  /// The number of the current turn, or of the next one between turns.
  private var turn: Int { graph.isInTurn ? graph.turnCount : graph.turnCount + 1 }

  /// Called when the column's pages changed, so that the split view may need to show another column.
  func pagesChanged() {
    if entryCount == 0 {
      follow(nil)
    } else if isLeadUnknown {
      follow(linkToLowestValue)
    }
    isLeadUnknown = false
    graph.enqueueNavigation(split)
  }

  /// The link in an earlier column with the lowest value of the path, if there is one on the screen.
  private var linkToLowestValue: (any ColumnLead)? {
    guard let value = frontStack.lowestValue else { return nil }
    for column in split.columns(before: self).reversed() {
      let link = column.element.firstInside { $0.link?.value?.isSame(as: value) == true }
      if let lead = link?.handler as? any ColumnLead { return lead }
    }
    return nil
  }

  /// Returns to the column's own content, unless this turn wrote something else.
  func forgetPages() {
    guard !wasWrittenThisTurn else { return }
    empty()
    clearStacks()
  }

  func clearStacks() {
    let front = frontStack
    if front !== currentStack { front.popToRoot(because: nil) }
    currentStack.popToRoot(because: nil)
  }

  func canGoBack(from stack: any Stack) -> Bool { stack === frontStack && split.canGoBack(from: self) }

  // MARK: Links

  /// Replaces the column's content. The same link or binding updates its view; another one brings a new view with
  /// fresh state.
  func fill(with source: PageSource, by lead: any ColumnLead) {
    if isFilled(by: lead) {
      refill(with: source, by: lead)
      return split.moveForward(to: self)
    }
    let old = filling
    let new = StackNode(OwnRoute(), root: ViewSource(EmptyView()), under: self)
    new.decideView(false)
    new.rootPage.show(source)
    filling = Filling(stack: new, lead: lead)
    keepForThisTurn()
    end(old)
    lead.isFollowed = true
    forgetWhatFollows()
    split.selectionIsKnown(in: self)
    split.filled(self)
  }

  /// Updates what fills the column.
  func refill(with source: PageSource, by lead: any ColumnLead) {
    if isFilled(by: lead) { filling?.stack.page(at: 0)?.show(source) }
  }

  /// Called when the link or binding that filled the column is about to be unmounted. Bodies may be running, so
  /// nothing may be written yet.
  func leadHasGone(_ lead: any ColumnLead) {
    guard isFilled(by: lead) else { return }
    filling?.isOver = true
    graph.enqueueNavigation(split)
  }

  func settle() { if filling?.isOver == true { empty() } }

  /// Restores the column's own content.
  func empty() {
    guard let old = filling else { return }
    filling = nil
    end(old)
    forgetWhatFollows()
    split.selectionIsKnown(in: self)
    split.emptied(self)
  }

  private func end(_ old: Filling?) {
    guard let old else { return }
    if shownStack === old.stack { shownStack = nil }
    old.stack.unmount()
    if let lead = old.lead {
      lead.isFollowed = false
      lead.ended(in: self)
    }
  }

  private func forgetWhatFollows() {
    for later in split.columns(after: self) { later.forgetPages() }
  }

  func isFilled(by lead: any ColumnLead) -> Bool { filling?.lead === lead }

  /// Shows a link's value in the first stack of the column that knows its type. Returns `false` if none does.
  func show(_ value: LinkValue, for lead: any ColumnLead) -> Bool {
    let hidden: [any Stack] = filling == nil ? [] : [frontStack(of: stack), stack]
    let candidates = [frontStack, currentStack] + hidden
    guard let found = candidates.firstIndex(where: { $0.canFollow(value) }) else { return false }
    // A destination declared outside any stack opens in the next column.
    if let next, candidates[found].column != nil, let source = candidates[found].source(for: value) {
      next.fill(with: source, by: lead)
      return true
    }
    keepForThisTurn()
    if found > 1 { empty() }
    candidates[found].replacePath(with: value)
    follow(lead)
    split.moveForward(to: self)
    return true
  }

  private func follow(_ new: (any ColumnLead)?) {
    if lead === new { return }
    lead?.isFollowed = false
    lead = new
    new?.isFollowed = true
  }

  // MARK: Leaving

  /// Returns whether what this column and later ones show may leave. If not, `again` runs once their guards agree.
  func mayLeave(
    _ cause: LeaveCause, to target: LeaveTarget = LeaveTarget(), again: @escaping (ColumnNode) -> Void
  ) -> Bool {
    graph.leaving?.mayLeave([self] + split.columns(after: self), cause, to: target, in: self, again: again) ?? true
  }

  // MARK: Selection

  func attach(_ list: any ColumnSelection) {
    lists.removeAll { $0.list == nil }
    lists.append(WeakSelection(list))
    split.selectionIsKnown(in: self)
  }

  func detach(_ list: any ColumnSelection) {
    lists.removeAll { $0.list == nil || $0.list === list }
    split.selectionIsKnown(in: self)
  }

  /// Whether a list in the content shown has a selection.
  var hasSelection: Bool { lists.contains { $0.list.map { $0.hasSelection && isCurrent($0) } ?? false } }

  /// The value that is selected in the content shown.
  var selectedValue: (any Hashable)? {
    lists.lazy.compactMap(\.list).first { $0.hasSelection && self.isCurrent($0) }?.selectedValue
  }

  private func isCurrent(_ list: any ColumnSelection) -> Bool {
    guard let stack = list.page?.stack else { return false }
    return stack === currentStack || stack === frontStack
  }

  /// Lists report changes while bodies run, when nothing may be written. The consequences wait until the turn
  /// settles.
  func selectionChanged(_ list: any ColumnSelection) {
    hasChangedSelection = true
    graph.enqueueNavigation(split)
  }

  /// Called when the user selects the row that is already selected.
  func selectionRepeated(_ list: any ColumnSelection) {
    split.selectionIsKnown(in: self)
    guard let next else { return }
    next.empty()
    split.moveForward(to: next)
  }

  func takeSelectionChange() { hasChangedSelection = false }

  func clearSelection() {
    for list in lists.compactMap(\.list) where list.hasSelection && isCurrent(list) { list.clear() }
  }

  // MARK: The screen

  /// Shows the column's final state of the turn.
  func finish() {
    let new = currentStack
    guard shownStack !== new else { return }
    let old = shownStack
    shownStack = new
    if isInView { new.setShown(true) }
    old?.setShown(false)
    shownChanged()
    graph.enqueueStructure(self)
  }

  override func setChildrenShown(_ shown: Bool) { shownStack?.setShown(shown) }

  override func shownChanged() {
    if !isInView { lastSeenStack = frontStack }
    if flags.contains(.preferencesBelow) { preferencesChanged() }
  }

  /// Notifies readers that the split view has collapsed or expanded, which affects the look of rows and whether
  /// views here count as presented.
  func collapseChanged() {
    own.box(ColumnKey.self).changed()
    if index > 0 { own.box(PresentedKey.self).changed() }
  }

  /// Called when a page's settings for its bar or for the column change.
  func settingsChanged() { graph.enqueueNavigation(split) }

  func barsChanged() {
    let front = frontStack
    // Around an app's stack, the column's own page has no bar.
    if front !== currentStack { currentStack.topPage?.bar.update() }
    front.topPage?.bar.update()
  }

  /// The width requested by the top page, or else by the nearest page below it. The outermost stack wins.
  var width: ColumnWidth {
    var width = widthOfPages
    // The user's choice overrides it, within the requested limits.
    if let chosenWidth { width.ideal = chosenWidth }
    return width
  }

  private var widthOfPages: ColumnWidth {
    let front = frontStack
    let stacks = front === currentStack ? [front] : [currentStack, front]
    for stack in stacks {
      for position in stride(from: stack.entryCount, through: 0, by: -1) {
        if let width = stack.page(at: position)?.settings.columnWidth { return width }
      }
    }
    return ColumnWidth()
  }

  /// Places the column relative to the others.
  func lie(_ placement: ColumnPlacement.Value) {
    element.setTrait(ColumnPlacement.self, placement)
    element.setTrait(ZIndexTrait.self, placement == .overlaid ? 1 : 0)
    element.setEffect(placement == .dimmed ? .ignoresTouches : nil, by: ObjectIdentifier(self))
    element.events = placement == .overlaid ? .activate : .adjust
  }

  override var gathersElements: Bool { true }

  override func gatherElements() {
    graph.fill(element) { shownStack?.collectElements(into: &$0) }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let stack { visit(stack) }
    if let filling { visit(filling.stack) }
  }

  override func environmentShapeChanged() {
    own.reset(to: scope)
    setPlace()
    super.environmentShapeChanged()
  }

  override func willUnmount() { element.leave() }
}

extension ColumnNode: EventHandler {
  /// Consumes presses on an overlaid column, so that they do not reach the columns below it.
  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    guard case .adjust(let width) = event else { return event == .activate }
    chosenWidth = width
    graph.enqueueNavigation(split)
    graph.requestTurnIfNeeded()
    return true
  }
}

extension ColumnNode: Presented {
  var isPresented: Bool { split.isCollapsed }

  func dismiss() {
    guard !flags.contains(.unmounted) else { return }
    if graph.leaving != nil, !mayLeave(.dismissal, again: { $0.dismiss() }) { return }
    split.dismiss(self)
  }
}

/// A link or binding that decides what a later column shows.
@MainActor
protocol ColumnLead: AnyObject {
  /// Whether a column shows its destination.
  var isFollowed: Bool { get set }
  /// Called when a column it had filled shows something else.
  func ended(in column: ColumnNode)
}

/// A list whose selection decides what later columns show.
@MainActor
protocol ColumnSelection: AnyObject {
  var hasSelection: Bool { get }
  var selectedValue: (any Hashable)? { get }
  /// The page the list is on.
  var page: PageNode? { get }
  func clear()
}

private struct WeakStack {
  private(set) weak var stack: (any Stack)?
  init(_ stack: any Stack) { self.stack = stack }

  @MainActor var isAlive: Bool { stack.map { !$0.flags.contains(.unmounted) } ?? false }
}

private struct WeakSelection {
  private(set) weak var list: (any ColumnSelection)?
  init(_ list: any ColumnSelection) { self.list = list }
}

/// The column a view is in; `nil` outside split views.
struct ColumnKey: EnvironmentKey {
  static var defaultValue: ColumnPlace { ColumnPlace(nil) }
}

struct ColumnPlace {
  private let link: LiveReference<ColumnNode>?
  var column: ColumnNode? { link?.target }
  init(_ column: ColumnNode?) { link = column?.link }
}

extension NavigationSplitViewColumn {
  var name: String { self == .sidebar ? "sidebar" : self == .content ? "content" : "detail" }
}
