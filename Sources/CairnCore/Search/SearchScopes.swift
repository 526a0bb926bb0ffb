import CairnScreen
import CairnUnsafe
import CairnValues

/// Offers the scopes of a search, one of which is selected.
nonisolated struct SearchScopesModifier<Value: Hashable, Scopes: View>: ViewModifier {
  typealias Body = Never
  let scope: Binding<Value>
  let activation: SearchScopeActivation
  let scopes: Scopes

  @MainActor static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    let node = SearchScopesNodeOf<Value>(modifier.scope, modifier.activation, under: parent)
    node.scopes = Scopes._makeNode(modifier.scopes, under: node.place)
    node.place.child = node.scopes
    node.content = C._makeNode(content, under: node)
    node.graph.enqueueStructure(node.place)
    return node
  }

  @MainActor static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    let node = downcast(node, to: SearchScopesNodeOf<Value>.self)
    node.update(modifier.scope, modifier.activation)
    Scopes._updateNode(node.scopes, to: modifier.scopes)
    C._updateNode(node.content, to: content)
  }
}

/// The scopes of a search, without the type of their tags.
class SearchScopesNode: Node, ContentHolder {
  final var content: Node!
  final var scopes: Node!
  final private(set) var place: SearchScopeList!
  fileprivate var activation: SearchScopeActivation
  private let own: Scope

  fileprivate init(_ activation: SearchScopeActivation, under parent: Node) {
    self.activation = activation
    own = Scope(in: parent.childScope)
    super.init(under: parent)
    setPlace()
    place = SearchScopeList(of: self)
    preferencesChanged()
  }

  private func setPlace() {
    guard scope.box(PageKey.self).value.page == nil else { return }
    var offer = scope.box(SearchOfferKey.self).value
    offer.scopes = offer.scopes ?? self
    own.set(ObjectIdentifier(SearchOfferKey.self), ValueBox<SearchOfferKey.Value>(offer))
  }

  final var element: Element { place.element }

  final func isOffered(whileTextIsEmpty isEmpty: Bool) -> Bool { activation != .onTextEntry || !isEmpty }

  fileprivate func isChosen(_ tag: Tag) -> Bool { false }
  fileprivate func choose(_ tag: Tag) {}

  override final var childScope: Scope { own }

  override final func environmentShapeChanged() {
    own.reset(to: scope)
    setPlace()
    super.environmentShapeChanged()
  }

  final var held: Node? { content }

  override final func forEachChild(_ visit: (Node) -> Void) {
    if let place { visit(place) }
    if let content { visit(content) }
  }

  override final func collectElements(into elements: inout [Element]) { content.collectElements(into: &elements) }

  override final func gather(_ collector: PreferenceCollector) {
    if let page = collector as? PageCollector, page.settings.search.scopes == nil {
      page.settings.search.scopes = self
    }
    content.gather(collector)
  }
}

final class SearchScopesNodeOf<Value: Hashable>: SearchScopesNode {
  private var selection: Binding<Value>
  private var chosen: Value
  private var reads = RecordedReads()

  init(_ selection: Binding<Value>, _ activation: SearchScopeActivation, under parent: Node) {
    self.selection = selection
    chosen = selection.wrappedValue
    super.init(activation, under: parent)
    run()
  }

  func update(_ selection: Binding<Value>, _ activation: SearchScopeActivation) {
    self.selection = selection
    if activation != self.activation {
      self.activation = activation
      preferencesChanged()
    }
    run()
  }

  override func run() {
    flags.remove(.dirty)
    chosen = reads.record(for: self, graph.type(SearchScopesNodeOf<Value>.self)) { selection.wrappedValue }
    graph.enqueueStructure(place)
  }

  override fileprivate func isChosen(_ tag: Tag) -> Bool { tag.value.base as? Value == chosen }

  override fileprivate func choose(_ tag: Tag) {
    if let value = tag.value.base as? Value { selection.wrappedValue = value }
  }

  override func willUnmount() { reads.end() }
}

/// The scopes side by side, each selectable.
final class SearchScopeList: UnaryNode, EventHandler {
  let element: Element
  private unowned let owner: SearchScopesNode
  private var options: [(element: Element, tag: Tag?)] = []

  init(of owner: SearchScopesNode) {
    self.owner = owner
    element = Element(on: owner.scope.screen, role: .picker, layout: .row())
    super.init(under: owner)
    element.describe { $0.label = "Scope" }
  }

  override var gathersElements: Bool { true }

  override func gatherElements() {
    var shown: [Element] = []
    child.collectElements(into: &shown)
    var old = options
    options = shown.map { inner in
      let known = old.firstIndex { $0.element.children.first === inner }.map { old.remove(at: $0).element }
      return (known ?? option(around: inner), inner.traits?[TagTrait.self])
    }
    for gone in old { gone.element.leave() }
    for option in options {
      let isChosen = option.tag.map { owner.isChosen($0) } ?? false
      option.element.describe {
        if isChosen { $0.traits.insert(.selected) } else { $0.traits.remove(.selected) }
      }
    }
    element.setChildren(options.map(\.element))
  }

  private var optionLayout: ElementLayout { .control(element.screen.metrics.insets(of: .option)) }

  override func metricsChanged() {
    super.metricsChanged()
    for option in options { option.element.setLayout(optionLayout) }
  }

  private func option(around inner: Element) -> Element {
    let new = Element(on: element.screen, role: .option, layout: optionLayout)
    new.events = .activate
    new.handler = self
    new.setChildren([inner])
    return new
  }

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    guard case .activate = event, let tag = options.first(where: { $0.element === element })?.tag else { return false }
    owner.choose(tag)
    return true
  }

  override func willUnmount() {
    for option in options { option.element.leave() }
    element.leave()
  }
}

nonisolated extension View {
  /// Offers search scopes in this view, identified by their tags.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    modifier(SearchScopesModifier(scope: scope, activation: .automatic, scopes: scopes()))
  }

  /// Offers search scopes in this view, identified by their tags, and sets when they appear.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(SearchScopesModifier(scope: scope, activation: activation, scopes: scopes()))
  }

  /// Sets how dictation starts in a search field. Has no effect, because no host has dictation.
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }

  /// Sets how the bar behaves during a search. Has no effect: the title always stays.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }

  /// Sets how the search field behaves in a bar. Has no effect: it is always a field.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}
