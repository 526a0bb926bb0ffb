import CairnScreen
import CairnUnsafe
import CairnValues

/// Adds suggestions to the search inside its content.
nonisolated struct SearchSuggestionsModifier<Suggestions: View>: ViewModifier {
  typealias Body = Never
  let suggestions: Suggestions

  @MainActor static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    let node = SearchSuggestionsNode(under: parent)
    node.companion = .of(modifier.suggestions, under: node, layout: .column(alignment: .leading))
    node.content = C._makeNode(content, under: node)
    return node
  }

  @MainActor static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    let node = downcast(node, to: SearchSuggestionsNode.self)
    node.companion.update(to: modifier.suggestions)
    C._updateNode(node.content, to: content)
  }
}

final class SearchSuggestionsNode: AccompaniedNode {
  /// The search that shows the suggestions.
  weak var search: SearchNode?

  override init(under parent: Node) {
    super.init(under: parent)
    announce()
    preferencesChanged()
  }

  override func announce() {
    own.set(ObjectIdentifier(SuggestionsKey.self), ValueBox<SuggestionsKey.Value>(SuggestionsPlace(self)))
    guard scope.box(PageKey.self).value.page == nil else { return }
    var offer = scope.box(SearchOfferKey.self).value
    offer.suggestions = offer.suggestions ?? self
    own.set(ObjectIdentifier(SearchOfferKey.self), ValueBox<SearchOfferKey.Value>(offer))
  }

  override func gather(_ collector: PreferenceCollector) {
    if let page = collector as? PageCollector, page.settings.search.suggestions == nil {
      page.settings.search.suggestions = self
    }
    super.gather(collector)
  }
}

/// The suggestions a view is part of.
struct SuggestionsKey: EnvironmentKey {
  static var defaultValue: SuggestionsPlace { SuggestionsPlace(nil) }
}

struct SuggestionsPlace {
  private(set) weak var node: SearchSuggestionsNode?
  init(_ node: SearchSuggestionsNode?) { self.node = node }
}

/// Sets whether suggestions are shown.
nonisolated struct SuggestionVisibilityModifier: UnaryModifier {
  typealias Body = Never
  let isHidden: Bool

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: SuggestionVisibilityModifier

    init(_ modifier: SuggestionVisibilityModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      preferencesChanged()
    }

    func modifierChanged(from old: SuggestionVisibilityModifier) { preferencesChanged() }

    override func gather(_ collector: PreferenceCollector) {
      if modifier.isHidden, let page = collector as? PageCollector { page.settings.search.hidesSuggestions = true }
      super.gather(collector)
    }
  }
}

/// Makes a suggestion pressable.
nonisolated struct SearchCompletionModifier: ViewModifier {
  typealias Body = Never
  let completion: SearchCompletion

  @MainActor static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    let node = SearchCompletionNode(modifier.completion, under: parent)
    node.content = .of(
      content, under: node, role: .button, layout: SearchCompletionNode.layout(parent.childScope.screen.metrics))
    node.content.element.handler = node
    node.content.element.events = .activate
    return node
  }

  @MainActor static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    let node = downcast(node, to: SearchCompletionNode.self)
    node.completion = modifier.completion
    node.content.update(to: content)
  }
}

final class SearchCompletionNode: Node, EventHandler {
  var completion: SearchCompletion
  var content: GatheringNode!

  init(_ completion: SearchCompletion, under parent: Node) {
    self.completion = completion
    super.init(under: parent)
  }

  /// The search the suggestion belongs to: the nearest one around it.
  private var search: SearchNode? {
    scope.box(SuggestionsKey.self).value.node?.search ?? scope.box(SearchKey.self).value.search
  }

  static func layout(_ metrics: any Metrics) -> ElementLayout {
    .control(metrics.plainButtonsHaveBorders ? metrics.insets(of: .button) : EdgeInsets())
  }

  override func metricsChanged() {
    super.metricsChanged()
    content.element.setLayout(Self.layout(content.element.screen.metrics))
  }

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    guard case .activate = event, let search else { return false }
    search.complete(completion)
    return true
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func collectElements(into elements: inout [Element]) { elements.append(content.element) }
}

nonisolated extension View {
  /// Sets the text the field gets when this suggestion is chosen.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: .text(completion)))
  }

  /// Sets the token the field gets when this suggestion is chosen.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletionModifier(completion: .token(token)))
  }

  /// Shows or hides the suggestions of the search in this view.
  public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
    modifier(SuggestionVisibilityModifier(isHidden: visibility == .hidden && !placements.isEmpty))
  }

  /// Adds suggestions to the search in this view.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(SearchSuggestionsModifier(suggestions: suggestions()))
  }
}
