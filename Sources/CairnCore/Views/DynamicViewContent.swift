import CairnFoundation
import CairnScreen
import CairnUnsafe
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A view made from a collection, which the surrounding list can edit.
///
/// ```swift
/// ForEach(items) { Text($0.name) }
///   .onDelete { items.remove(atOffsets: $0) }
/// ```
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

nonisolated extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Lets the surrounding list delete elements; `nil` disables deletion.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableView(content: self, change: { $0.delete = action })
  }

  /// Lets the surrounding list reorder elements; `nil` disables moves.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableView(content: self, change: { $0.move = action })
  }
}

/// A view over a collection with changed edits.
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
    let node = downcast(node, to: EditsNode.self)
    node.change = view.change
    Content._updateNode(node.child, to: view.content)
  }
}

final class EditsNode: UnaryNode {
  var change: (inout ForEachEdits) -> Void

  init(_ change: @escaping (inout ForEachEdits) -> Void, under parent: Node) {
    self.change = change
    super.init(under: parent)
  }
}

extension ForEachNode: EditableRows {
  var edits: ForEachEdits { edits(from: view.edits) }
}

extension Node {
  /// Returns the edits a collection allows: the view's own, changed by the modifiers around it.
  func edits(from own: ForEachEdits) -> ForEachEdits {
    var edits = own
    var node = parent
    while let current = node, !current.gathersElements {
      if type(of: current) == EditsNode.self { downcast(current, to: EditsNode.self).change(&edits) }
      node = current.parent
    }
    return edits
  }
}
