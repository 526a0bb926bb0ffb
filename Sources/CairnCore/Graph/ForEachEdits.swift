import Foundation

/// The edits a collection offers to the surrounding list.
nonisolated struct ForEachEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  /// Accepts an item dropped before the element at an index. Returns whether it did.
  var insert: ((Any, Int) -> Bool)?
}

/// Rows made from a collection, as the surrounding list sees them.
@MainActor
protocol EditableRows {
  var edits: ForEachEdits { get }
}
