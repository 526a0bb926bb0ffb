import CairnValues

/// How many columns a cell takes: `gridCellColumns(_:)`.
package enum GridCellColumnsTrait: ElementTraitKey {
  package typealias Value = Int
}

/// Where a cell stands in its place, instead of by alignment: `gridCellAnchor(_:)`.
package enum GridCellAnchorTrait: ElementTraitKey {
  package typealias Value = UnitPoint
}

/// How the cells of this cell's column are aligned: `gridColumnAlignment(_:)`.
package enum GridColumnAlignmentTrait: ElementTraitKey {
  package typealias Value = HorizontalAlignment
}

/// The axes along which a cell takes what its column and row have, and asks for nothing: `gridCellUnsizedAxes(_:)`.
package enum GridCellUnsizedAxesTrait: ElementTraitKey {
  package typealias Value = Axis.Set
}
