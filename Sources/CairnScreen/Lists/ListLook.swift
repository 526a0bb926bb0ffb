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

/// Whether the list of a row is being edited, so that a host shows what can be done with it.
package enum RowEditingTrait: ElementTraitKey {
  package typealias Value = Bool
}

/// What a person can do with an element, shown when it is asked for.
package enum ContextMenuTrait: ElementTraitKey {
  package typealias Value = [Element]
}
