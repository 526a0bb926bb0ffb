import CairnNavigation
import CairnScreen

/// What differs between destinations driven by a `Bool` and by an optional item.
protocol PresentedDestination {
  @MainActor var wanted: Presentation { get }
  @MainActor func source() -> PageSource?
  @MainActor func reset()
  /// Returns what gives the binding its present value back.
  @MainActor func restorer() -> () -> Void
  /// Sets an item destination to an item, and others to `true`.
  @MainActor func restore(_ item: (any Hashable)?)
  var staysInColumn: Bool { get }
  /// Whether it belongs to a link with a binding. Such destinations may be declared in rows.
  var isOfALink: Bool { get }
  nonisolated static var label: String { get }
  /// The name of the view it presents.
  nonisolated static var viewName: String { get }
}

nonisolated struct FlagDestination<V: View>: PresentedDestination {
  let isPresented: Binding<Bool>
  let view: V
  let staysInColumn: Bool
  let isOfALink: Bool

  init(isPresented: Binding<Bool>, view: V, staysInColumn: Bool = false, isOfALink: Bool = false) {
    self.isPresented = isPresented
    self.view = view
    self.staysInColumn = staysInColumn
    self.isOfALink = isOfALink
  }

  @MainActor var wanted: Presentation { isPresented.wrappedValue ? .flag : .nothing }
  @MainActor func source() -> PageSource? { ViewSource(view) }
  @MainActor func reset() { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
  @MainActor func restorer() -> () -> Void { isPresented.restorer() }
  @MainActor func restore(_ item: (any Hashable)?) { isPresented.wrappedValue = true }
  static var label: String { "navigationDestination(isPresented:destination:)" }
  static var viewName: String { "\(V.self)" }
}

nonisolated struct ItemDestination<D: Hashable, C: View>: PresentedDestination {
  let item: Binding<D?>
  let content: (D) -> C

  init(item: Binding<D?>, content: @escaping (D) -> C) {
    self.item = item
    self.content = content
  }

  @MainActor var wanted: Presentation { item.wrappedValue.map { .item($0) } ?? .nothing }
  @MainActor func source() -> PageSource? { item.wrappedValue.map { ItemSource(self, $0) } }
  @MainActor func reset() { if item.wrappedValue != nil { item.wrappedValue = nil } }
  @MainActor func restorer() -> () -> Void { item.restorer() }
  @MainActor func restore(_ item: (any Hashable)?) { if let item = item as? D { self.item.wrappedValue = item } }
  var staysInColumn: Bool { false }
  var isOfALink: Bool { false }
  static var label: String { "navigationDestination(item:destination:)" }
  static var viewName: String { "\(C.self)" }
}

/// Pushes a page while a binding asks for it.
nonisolated struct PresentedDestinationModifier<P: PresentedDestination>: UnaryModifier {
  typealias Body = Never
  let presenter: P
  let place: SourcePlace

  final class ModifierNode: UnaryNode, UnaryModifierNode, PagePresenter {
    var modifier: PresentedDestinationModifier
    let declaration: Declaration
    private let pageLink: LiveReference<PageNode>?
    private var page: PageNode? { pageLink?.target }
    private var reads = RecordedReads()
    private(set) var wanted = Presentation.nothing

    init(_ modifier: PresentedDestinationModifier, under parent: Node) {
      self.modifier = modifier
      let page = parent.childScope.box(PageKey.self).value.page
      pageLink = page?.link
      let number = parent.graph.nextNumber()
      declaration = Declaration(
        id: DeclarationID(number), page: page?.id ?? .root, order: Int(parent.depth) << 32 | number)
      super.init(under: parent)
      readBinding()
      guard let page else {
        reportMisplaced()
        return
      }
      if !modifier.presenter.isOfALink, let container = lazyContainer(below: page) { report(in: container) }
      page.stack.add(self)
    }

    var place: SourcePlace { modifier.place }

    func source() -> PageSource? { modifier.presenter.source() }

    var staysInColumn: Bool { modifier.presenter.staysInColumn }

    var isFollowed = false {
      didSet {
        if isFollowed != oldValue { pinRows(isFollowed) }
        (child as? any LinkWithBinding)?.bindingIsFollowed(isFollowed)
      }
    }

    func ended(in column: ColumnNode) { if !flags.contains(.unmounted) { reset() } }

    func reset() { modifier.presenter.reset() }

    func restorer() -> () -> Void { Runtime.shared.untracked { modifier.presenter.restorer() } }

    func restore(_ item: (any Hashable)?) { modifier.presenter.restore(item) }

    /// Refreshes the page, if it is shown: the view, or what the item's closure captured, may have changed.
    func modifierChanged(from old: PresentedDestinationModifier) { run() }

    override func run() {
      flags.remove(.dirty)
      let before = wanted
      readBinding()
      if wanted.isSame(as: before) {
        page?.stack.refresh(self)
      } else {
        page?.stack.presenterChanged(self)
      }
    }

    func readBinding() {
      wanted = reads.record(for: self, graph.type(P.self)) { modifier.presenter.wanted }
    }

    private func report(in container: String) {
      graph.diagnostics.report(
        .warning, "navigation.destination-in-lazy-container",
        lazyContainerWarning(container, P.label, "presenting `\(P.viewName)`")
          + "Attach it to the \(container) itself, after its closing brace.", at: modifier.place)
    }

    private func reportMisplaced() {
      graph.diagnostics.report(
        .warning, "navigation.misplaced-destination",
        "The `navigationDestination` modifier only works inside a `NavigationStack` or `NavigationSplitView`. There's "
          + "a misplaced `\(P.label)` modifier. It will be ignored. Attach it to a view inside the stack, not to the "
          + "stack.",
        at: modifier.place)
    }

    override func willUnmount() {
      reads.end()
      page?.stack.remove(self)
    }
  }
}
