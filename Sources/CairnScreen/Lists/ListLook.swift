import CairnValues
import Foundation

/// How a list looks as a whole.
package enum ListLook: UInt8, Sendable {
  case automatic, plain, inset, grouped, insetGrouped, sidebar, bordered
  /// A form that shows labels and values in columns.
  case columns
}

package enum ListLookTrait: ElementTraitKey {
  package typealias Value = ListLook
}

/// How a row looks: what the views in it say of it.
package struct RowLook: Equatable, Sendable {
  package var separator = Visibility.automatic
  package var separatorEdges: VerticalEdge.Set = .all
  package var separatorTint: Color?
  package var sectionSeparator = Visibility.automatic
  package var tint: Paint?
  package var insets: EdgeInsets?

  package init() {}
}

package enum RowLookTrait: ElementTraitKey {
  package typealias Value = RowLook
}

/// What is shown of a row only when a person asks for it, or behind it.
package struct RowParts {
  package var background: [Element] = []
  /// Actions swiped into view from the trailing and the leading edge, from the edge inwards.
  package var trailing: [Element] = []
  package var leading: [Element] = []
  package var fullSwipeTrailing = true
  package var fullSwipeLeading = true

  package init() {}
}

package enum RowPartsTrait: ElementTraitKey {
  package typealias Value = RowParts
}

/// What can be done with a row while its list is being edited, so that a host shows it.
package struct RowEditing: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let deletion = RowEditing(rawValue: 1 << 0)
  package static let move = RowEditing(rawValue: 1 << 1)
  /// It can be taken into the selection beside others.
  package static let mark = RowEditing(rawValue: 1 << 2)
}

/// On the rows of a list that is being edited.
package enum RowEditingTrait: ElementTraitKey {
  package typealias Value = RowEditing
}

/// What a person can do with an element, shown when it is asked for.
package enum ContextMenuTrait: ElementTraitKey {
  package typealias Value = [Element]
}
