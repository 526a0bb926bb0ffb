import CairnValues

/// The number of columns that a cell spans: `gridCellColumns(_:)`.
package enum GridCellColumnsTrait: ElementTraitKey {
  package typealias Value = Int
}

/// The position of a cell in its space, instead of its alignment: `gridCellAnchor(_:)`.
package enum GridCellAnchorTrait: ElementTraitKey {
  package typealias Value = UnitPoint
}

/// The alignment of the cells in this cell's column: `gridColumnAlignment(_:)`.
package enum GridColumnAlignmentTrait: ElementTraitKey {
  package typealias Value = HorizontalAlignment
}

/// The axes along which a cell takes the size of its column or row without influencing it:
/// `gridCellUnsizedAxes(_:)`.
package enum GridCellUnsizedAxesTrait: ElementTraitKey {
  package typealias Value = Axis.Set
}
