import CairnValues
import Foundation

/// The look of a list as a whole.
package enum ListLook: UInt8, Sendable {
  case automatic, plain, inset, grouped, insetGrouped, sidebar, bordered
  /// A form with labels and values in columns.
  case columns
  /// The rows of a table, below the headers of its columns.
  case table

  /// Whether the rows keep a readable width. Those of a sidebar or a table reach from side to side.
  package var hasReadableWidth: Bool { self != .sidebar && self != .table }

  /// Whether the sections are cards on the page.
  package var hasCards: Bool {
    switch self {
    case .plain, .sidebar, .bordered, .columns, .table: false
    case .automatic, .inset, .grouped, .insetGrouped: true
    }
  }
}

package enum ListLookTrait: ElementTraitKey {
  package typealias Value = ListLook
}

/// The look of a row, as the views in it request.
package struct RowLook: Equatable, Sendable {
  package var separator = Visibility.automatic
  package var separatorEdges: VerticalEdge.Set = .all
  package var separatorTint: Color?
  package var sectionSeparator = Visibility.automatic
  package var tint: Paint?
  package var insets: EdgeInsets?
  /// Whether the row says that there is no content, and so is no card.
  package var isEmptyState = false
  /// Whether the row belongs to a disclosure group above it.
  package var isNested = false

  package init() {}
}

package enum RowLookTrait: ElementTraitKey {
  package typealias Value = RowLook
}

/// The parts of a row that are behind it, or only appear on request.
package struct RowParts {
  package var background: [Element] = []
  /// The swipe actions of the trailing and leading edges, from the edge inwards.
  package var trailing: [Element] = []
  package var leading: [Element] = []
  package var fullSwipeTrailing = true
  package var fullSwipeLeading = true

  package init() {}
}

package enum RowPartsTrait: ElementTraitKey {
  package typealias Value = RowParts
}

/// On the swipe actions of a row, which are not among its children.
package enum RowActionTrait: ElementTraitKey {
  package typealias Value = Bool
}

/// The editing actions that a row supports while its list is in edit mode, for hosts to show.
package struct RowEditing: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let deletion = RowEditing(rawValue: 1 << 0)
  package static let move = RowEditing(rawValue: 1 << 1)
  /// The row can be added to a multiple selection.
  package static let mark = RowEditing(rawValue: 1 << 2)
}

/// On the rows of a list in edit mode.
package enum RowEditingTrait: ElementTraitKey {
  package typealias Value = RowEditing
}

/// The accessibility actions of an element, which stand below its context menu.
package enum AssistiveMenuTrait: ElementTraitKey {
  package typealias Value = [Element]
}

/// The items of an element's context menu.
package enum ContextMenuTrait: ElementTraitKey {
  package typealias Value = [Element]
}
