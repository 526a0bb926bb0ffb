import CairnScreen
import CairnValues

/// A search: its field, its suggestions, and whether it is active.
///
/// The bar of the page the search is on shows it. The content it is attached to learns about it from the
/// environment.
final class SearchNode: Node, ContentHolder, SearchFocus, SearchOfPage {
  private(set) var field: SearchField
  var content: Node!
  var tokens: GatheringNode!
  var suggestions: GatheringNode!
  private(set) var isSearching = false
  private let own: Scope
  private let searching = ValueBox<IsSearchingKey.Value>(false)
  private let fieldElement: Element
  private let cancel: Element
  private let row: Element
  private var reads = RecordedReads()
  private var wasPresented = false
  private var text = ""
  private var holdsTokens = false
  weak var host: Node?

  init(_ field: SearchField, under parent: Node) {
    self.field = field
    own = Scope(in: parent.childScope)
    let screen = parent.childScope.screen
    fieldElement = Element(on: screen, role: .field, layout: .field)
    cancel = Element(on: screen, role: .button, layout: Self.cancelLayout(screen.metrics))
    row = Element(on: screen, role: .group, layout: .row())
    super.init(under: parent)
    setPlace()
    fieldElement.handler = self
    fieldElement.events = [.edit, .submit, .focus, .dismiss, .delete]
    cancel.setChild(
      Element(
        on: screen, role: .text, content: .text(TextContent(Text.ownWord("Cancel", in: own.box(LocaleKey.self).value))),
        layout: .text))
    cancel.events = .activate
    cancel.handler = self
    run()
    preferencesChanged()
  }

  private func setPlace() {
    own.set(ObjectIdentifier(IsSearchingKey.self), searching)
    own.set(ObjectIdentifier(SearchKey.self), ValueBox<SearchKey.Value>(SearchPlace(self)))
    guard scope.box(PageKey.self).value.page == nil else { return }
    var offer = scope.box(SearchOfferKey.self).value
    offer.search = self
    own.set(ObjectIdentifier(SearchOfferKey.self), ValueBox<SearchOfferKey.Value>(offer))
  }

  private static func cancelLayout(_ metrics: any Metrics) -> ElementLayout {
    .control(metrics.barButtonsHaveBorders ? metrics.insets(of: .button) : EdgeInsets())
  }

  override func metricsChanged() {
    super.metricsChanged()
    cancel.setLayout(Self.cancelLayout(cancel.screen.metrics))
  }

  override var childScope: Scope { own }

  override func environmentShapeChanged() {
    own.reset(to: scope)
    setPlace()
    super.environmentShapeChanged()
  }

  var belongsInSidebar: Bool { field.placement == .sidebar }

  func update(_ new: SearchField) {
    field = new
    run()
  }

  /// Reads the bindings again: the text, or whether the search is presented, may have changed.
  override func run() {
    flags.remove(.dirty)
    let (text, prompt, isPresented, holdsTokens) = reads.record(for: self, graph.type(SearchNode.self)) {
      (
        field.text.wrappedValue,
        (field.prompt ?? Text(own: "Search")).string(locale: EnvironmentValues(in: scope)[LocaleKey.self]),
        field.isPresented?.wrappedValue,
        field.tokens.map { !$0.areNone() } ?? false
      )
    }
    fill(text, prompt: prompt)
    if holdsTokens != self.holdsTokens {
      self.holdsTokens = holdsTokens
      offersChanged()
    }
    guard let isPresented, isPresented != wasPresented else { return }
    wasPresented = isPresented
    setSearching(isPresented)
  }

  private func fill(_ text: String, prompt: String) {
    if text.isEmpty != self.text.isEmpty { offersChanged() }
    self.text = text
    let new = FieldContent(text: text, prompt: prompt)
    if case .field(let old) = fieldElement.content, old == new { return }
    fieldElement.content = .field(new)
  }

  // MARK: Searching

  private func setSearching(_ now: Bool) {
    guard now != isSearching else { return }
    isSearching = now
    searching.set(now)
    moveFocus()
    offersChanged()
  }

  private func moveFocus() {
    graph.effects.add(.focus, of: self) { [weak self] in self?.focusFollows() }
    graph.requestTurnIfNeeded()
  }

  /// Moves the focus into the field while searching.
  private func focusFollows() {
    guard let focus = scope.box(WindowKey.self).value.window?.focus, !flags.contains(.unmounted) else { return }
    if isSearching { focus.move(to: fieldElement) } else if hasFocus { focus.move(to: nil) }
  }

  var hasFocus: Bool { fieldElement.screen.focused === fieldElement }

  func isField(_ element: Element) -> Bool { element === fieldElement }

  func takeFocus() {
    begin()
    moveFocus()
  }

  /// Updates the bar after its content has changed.
  private func offersChanged() {
    preferencesChanged()
    if let host { graph.enqueuePreferences(host) }
  }

  private func begin() {
    setSearching(true)
    present(true)
  }

  private func present(_ isPresented: Bool) {
    wasPresented = isPresented
    if let binding = field.isPresented, binding.wrappedValue != isPresented { binding.wrappedValue = isPresented }
  }

  /// Clears the field and ends the search.
  func dismiss() {
    guard isSearching else { return }
    if !field.text.wrappedValue.isEmpty { field.text.wrappedValue = "" }
    setSearching(false)
    present(false)
  }

  /// Accepts a suggestion: a text or a token.
  func complete(_ suggestion: SearchCompletion) {
    switch suggestion {
    case .text(let text): field.text.wrappedValue = text
    case .token(let token):
      field.tokens?.add(token)
      if !field.text.wrappedValue.isEmpty { field.text.wrappedValue = "" }
    }
    begin()
  }

  // MARK: Elements

  func elements(_ settings: SearchSettings) -> [Element] {
    // Without tokens, the field aligns with the leading edge.
    let before = holdsTokens ? [tokens.element] : []
    row.setChildren(before + [fieldElement] + (isSearching ? [cancel] : []))
    guard isSearching else { return [row] }
    var elements = [row]
    if let scopes = settings.scopes as? SearchScopesNode, scopes.isOffered(whileTextIsEmpty: text.isEmpty) {
      elements.append(scopes.element)
    }
    guard !settings.hidesSuggestions else { return elements }
    elements.append(suggestions.element)
    if let more = settings.suggestions as? SearchSuggestionsNode {
      more.search = self
      elements.append(more.element)
    }
    return elements
  }

  func offer(to settings: inout SearchSettings) {
    guard settings.search == nil else { return }
    settings.search = self
    settings.isSearching = isSearching
    settings.hasText = !text.isEmpty
  }

  var held: Node? { content }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let tokens { visit(tokens) }
    if let suggestions { visit(suggestions) }
    if let content { visit(content) }
  }

  override func collectElements(into elements: inout [Element]) { content.collectElements(into: &elements) }

  override func gather(_ collector: PreferenceCollector) {
    if let page = collector as? PageCollector { offer(to: &page.settings.search) }
    content.gather(collector)
  }

  override func willUnmount() {
    reads.end()
    for element in [fieldElement, cancel, row] { element.leave() }
  }
}

enum SearchCompletion {
  case text(String)
  case token(Any)
}

extension SearchNode: EventHandler {
  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    switch event {
    case .activate where element === cancel: dismiss()
    case .activate, .focus(true): begin()
    case .focus(false): break
    case .edit(let text):
      begin()
      field.text.wrappedValue = text
    case .submit: return submit(.search)
    case .dismiss: dismiss()
    // In an empty field, the delete key removes the last token.
    case .delete: return text.isEmpty && field.tokens?.removeLast() == true
    default: return false
    }
    return true
  }
}
