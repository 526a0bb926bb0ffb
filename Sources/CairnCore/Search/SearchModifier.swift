import CairnScreen
import CairnUnsafe
import CairnValues

/// The content of a search: its text, whether it is active, and the views of its tokens and suggestions.
nonisolated struct SearchModifier<Tokens: View, Suggestions: View>: ViewModifier {
  typealias Body = Never
  let field: SearchField
  let tokens: Tokens
  let suggestions: Suggestions

  @MainActor static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    let node = SearchNode(modifier.field, under: parent)
    node.tokens = .of(modifier.tokens, under: node, layout: .row())
    node.suggestions = .of(modifier.suggestions, under: node, layout: .column(alignment: .leading))
    node.content = C._makeNode(content, under: node)
    return node
  }

  @MainActor static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    let node = downcast(node, to: SearchNode.self)
    node.update(modifier.field)
    node.tokens.update(to: modifier.tokens)
    node.suggestions.update(to: modifier.suggestions)
    C._updateNode(node.content, to: content)
  }
}

nonisolated struct SearchField {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  let tokens: SearchTokens?
}

/// The tokens of a search, without their type.
nonisolated struct SearchTokens {
  let areNone: () -> Bool
  let add: (Any) -> Void
  let removeLast: () -> Bool

  init<C: RandomAccessCollection & RangeReplaceableCollection>(_ tokens: Binding<C>) {
    areNone = { tokens.wrappedValue.isEmpty }
    add = { if let token = $0 as? C.Element { tokens.wrappedValue.append(token) } }
    removeLast = {
      guard !tokens.wrappedValue.isEmpty else { return false }
      tokens.wrappedValue.remove(at: tokens.wrappedValue.index(before: tokens.wrappedValue.endIndex))
      return true
    }
  }
}
