import CairnScreen
import Foundation

/// A view that is made from a collection and can be edited through the list around it.
///
/// ```swift
/// ForEach(items) { Text($0.name) }
///   .onDelete { items.remove(atOffsets: $0) }
/// ```
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

nonisolated extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Lets the list around this view delete its elements; nil takes the ability away.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableView(content: self, change: { $0.delete = action })
  }

  /// Lets the list around this view put its elements in another order; nil takes the ability away.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableView(content: self, change: { $0.move = action })
  }
}

/// Edits that the elements of a collection offer to the list around them.
nonisolated struct ForEachEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

/// A view over a collection, with something said about its edits.
nonisolated struct EditableView<Content: DynamicViewContent>: DynamicViewContent {
  typealias Body = Never
  let content: Content
  let change: (inout ForEachEdits) -> Void

  @MainActor var data: Content.Data { content.data }

  @MainActor static var _holdsRows: Bool { true }

  @MainActor static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    let node = EditsNode(view.change, under: parent)
    node.child = Content._makeNode(view.content, under: node)
    return node
  }

  @MainActor static func _updateNode(_ node: _Node, to view: Self) {
    let node = unsafeDowncast(node, to: EditsNode.self)
    node.change = view.change
    Content._updateNode(node.child, to: view.content)
  }
}

final class EditsNode: UnaryNode {
  @exclusivity(unchecked) fileprivate(set) var change: (inout ForEachEdits) -> Void

  init(_ change: @escaping (inout ForEachEdits) -> Void, under parent: Node) {
    self.change = change
    super.init(under: parent)
  }
}

/// Rows that come from a collection, as the list around them sees them.
@MainActor
protocol EditableRows {
  var edits: ForEachEdits { get }
}

extension ForEachNode: EditableRows {
  var edits: ForEachEdits { edits(from: view.edits) }
}

extension Node {
  /// What may be done with the elements of a collection: what the view itself says, as the modifiers around it leave it.
  func edits(from own: ForEachEdits) -> ForEachEdits {
    var edits = own
    var node = parent
    while let current = node, !current.gathersElements {
      if type(of: current) == EditsNode.self { unsafeDowncast(current, to: EditsNode.self).change(&edits) }
      node = current.parent
    }
    return edits
  }
}
