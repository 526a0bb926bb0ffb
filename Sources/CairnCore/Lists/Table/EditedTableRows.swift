import CairnFoundation
import CairnScreen
import CairnUnsafe
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Table rows made from a collection.
///
/// ```swift
/// ForEach(files) { TableRow($0) }
///   .onInsert(of: [.text]) { index, providers in insert(providers, at: index) }
/// ```
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

nonisolated extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension TableForEachContent: DynamicTableRowContent {}

extension DynamicTableRowContent {
  /// Lets the user drop items of the given types between the rows.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue> {
    EditedTableRows(content: self, change: { $0.takeProviders(in: supportedContentTypes, action) })
  }

  /// Lets the user drop items of a type between the rows.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue> {
    EditedTableRows(content: self, change: { $0.take(T.self) { action($1, $0) } })
  }
}

/// Table rows with changed edits.
nonisolated struct EditedTableRows<Content: DynamicTableRowContent>: DynamicTableRowContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableRowBody = Never
  let content: Content
  let change: (inout ForEachEdits) -> Void

  var data: Content.Data { content.data }

  func _rows(_ cells: @escaping (TableRowValue) -> AnyView) -> AnyView {
    AnyView(RowsWithEdits(rows: content._rows(cells), change: change))
  }
}

/// Rows with changed edits, whatever collection they are made from.
nonisolated private struct RowsWithEdits: View {
  typealias Body = Never
  let rows: AnyView
  let change: (inout ForEachEdits) -> Void

  @MainActor static var _holdsRows: Bool { true }

  @MainActor static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    let node = EditsNode(view.change, under: parent)
    node.child = AnyView._makeNode(view.rows, under: node)
    return node
  }

  @MainActor static func _updateNode(_ node: _Node, to view: Self) {
    let node = downcast(node, to: EditsNode.self)
    node.change = view.change
    AnyView._updateNode(node.child, to: view.rows)
  }
}
