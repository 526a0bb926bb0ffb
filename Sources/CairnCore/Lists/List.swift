import CairnScreen
import CairnValues

/// Rows one below the other, made when they come into view, to read and to choose from.
///
/// ```swift
/// List(recipes, selection: $selected) { recipe in
///   Text(recipe.name)
/// }
/// ```
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  let content: Content
  let storage: SelectionStorage<SelectionValue>?

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    let node = ListNode(view.selection, under: parent)
    node.fill(with: Content._makeNode(view.content, under: node))
    return node
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    let node = unsafeDowncast(node, to: ListNode.self)
    node.update(view.selection)
    Content._updateNode(node.contentNode, to: view.content)
  }
}

extension List {
  init(_ content: Content, _ storage: SelectionStorage<SelectionValue>?) {
    self.content = content
    self.storage = storage
  }

  @MainActor fileprivate var selection: (any RowSelection)? { storage.map { SelectionOf(storage: $0) } }

  /// A list in which any number of rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection.map { .many($0) })
  }

  /// A list in which one row can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection.map { .single($0) })
  }

  /// A list in which one row is selected at any time.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(content(), .required(selection))
  }
}

extension List where SelectionValue == Never {
  /// A list to read.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }
}
