import CairnScreen
import CairnValues

/// A container of rows that can be selected. Rows are created when they come into view.
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

  /// Creates a list that allows selecting several rows.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection.map { .many($0) })
  }

  /// Creates a list that allows selecting one row.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection.map { .single($0) })
  }

  /// Creates a list in which one row is always selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(content(), .required(selection))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list without selection.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }
}
