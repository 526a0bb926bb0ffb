import CairnNavigation
import CairnScreen
import CairnValues
import Foundation

/// One column of a split view: its own content, and what a link or an item in an earlier column put in its place.
final class ColumnNode: Node {
  let place: NavigationSplitViewColumn
  let index: Int
  unowned let split: any Split
  let element: Element
  private let own: Scope
  /// The column's own content, in a stack that serves if the content brings none.
  private var stack: (any Stack & Node)!
  /// What stands in the place of the content, and what put it there.
  private var filling: (by: Int, stack: any Stack & Node)?
  /// The stack the app put into the column.
  private(set) weak var appStack: (any Stack)?
  private var selection: (any ColumnSelection)?
  private(set) var width = ColumnWidth()
  private var pathWrittenInTurn = -1

  init(_ place: NavigationSplitViewColumn, in split: any Split & Node) {
    self.place = place
    self.split = split
    index = place == .sidebar ? 0 : place == .content ? 1 : 2
    own = Scope(in: split.childScope)
    element = Element(on: split.childScope.screen, role: .column)
    super.init(under: split)
    flags.remove(.shown)
    flags.insert(.collectsPreferences)
    setPlace()
    element.describe { $0.identifier = place.name }
    element.handler = self
  }

  private func setPlace() {
    own.set(ObjectIdentifier(ColumnKey.self), ValueBox<ColumnKey>(ColumnPlace(self)))
    own.set(ObjectIdentifier(PageKey.self), ValueBox<PageKey>(PagePlace(nil)))
    if index > 0 { own.set(ObjectIdentifier(PresentedKey.self), ValueBox<PresentedKey>(PresentedBy(self))) }
  }

  override var childScope: Scope { own }

  func makeContent(_ make: (ColumnNode) -> any Stack & Node) {
    stack = make(self)
    graph.enqueueStructure(self)
  }

  func update(_ update: (Node) -> Void) { update(stack) }

  // MARK: Stacks

  private var shownStack: any Stack & Node { filling?.stack ?? stack }

  /// The pages above the root, of the app's stack if there is one.
  var entryCount: Int { frontStack.entryCount }

  /// The stack a person sees pages of.
  var frontStack: any Stack {
    if filling == nil, let appStack { return appStack }
    return shownStack
  }

  func register(_ stack: any Stack) { if appStack == nil || appStack === stack { appStack = stack } }

  func pathWritten() { pathWrittenInTurn = graph.turnCount }

  var wasPathWrittenThisTurn: Bool { pathWrittenInTurn == graph.turnCount }

  /// The split view may have to show another column.
  func pagesChanged() { graph.enqueueNavigation(split) }

  func clearStacks() { frontStack.popToRoot() }

  func popTop() -> Bool { frontStack.topPage.map { frontStack.goBack(from: $0.id) } ?? false }

  func barsChanged() { frontStack.topPage?.bar.update() }

  // MARK: Filling

  /// Puts a view in the place of the column's content. The same filler brings its view up to date; another one brings a
  /// view of its own, with fresh state.
  func fill<V: View>(with view: V, by filler: Int) {
    if let filling, filling.by == filler, let stack = filling.stack as? StackNode,
      stack.rootPage.source is ViewSource<V>
    {
      stack.update(OwnRoute(), root: ViewSource(view))
      return
    }
    filling?.stack.unmount()
    if filling == nil { stack.setShown(false) }
    let new = StackNode(OwnRoute(), root: ViewSource(view), under: self)
    filling = (filler, new)
    graph.enqueueStructure(self)
    split.filled(self)
  }

  /// Gives the column its own content back.
  func empty(by filler: Int? = nil) {
    guard let filling, filler == nil || filling.by == filler else { return }
    filling.stack.unmount()
    self.filling = nil
    onEmptied?()
    onEmptied = nil
    stack.setShown(childrenAreShown)
    graph.enqueueStructure(self)
    split.emptied(self)
  }

  func isFilled(by filler: Int) -> Bool { filling?.by == filler }

  /// Called when the person goes back from what fills the column: the binding that put it there is to be reset.
  var onEmptied: (() -> Void)?

  override func setChildrenShown(_ shown: Bool) { shownStack.setShown(shown) }

  // MARK: Selection

  func attach(_ selection: any ColumnSelection) {
    self.selection = selection
    split.selectionChanged(in: self, hasSelection: selection.hasSelection, isFirst: true)
  }

  func selectionChanged(_ selection: any ColumnSelection) {
    split.selectionChanged(in: self, hasSelection: selection.hasSelection, isFirst: false)
  }

  func clearSelection() { selection?.clear() }

  // MARK: Elements and preferences

  override func readPreferences() {
    let collector = ColumnWidthCollector()
    shownStack.gather(collector)
    guard collector.width != width else { return }
    width = collector.width
    structureChanged()
  }

  override var gathersElements: Bool { true }

  override func gatherElements() {
    var elements: [Element] = []
    shownStack.collectElements(into: &elements)
    element.setChildren(elements)
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
  func handle(_ event: ElementEvent, on element: Element) -> Bool { false }
}

extension ColumnNode: Presented {
  var isPresented: Bool { split.isCollapsed }

  func dismiss() { split.dismiss(self) }
}

/// A list whose selection decides what later columns show.
@MainActor
protocol ColumnSelection: AnyObject {
  var hasSelection: Bool { get }
  func clear()
}

/// The column a view is in; nil outside of split views.
struct ColumnKey: EnvironmentKey {
  static var defaultValue: ColumnPlace { ColumnPlace(nil) }
}

struct ColumnPlace {
  private(set) weak var column: ColumnNode?
  init(_ column: ColumnNode?) { self.column = column }
}

extension NavigationSplitViewColumn {
  var name: String { self == .sidebar ? "sidebar" : self == .content ? "content" : "detail" }
}
