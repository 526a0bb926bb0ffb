import CairnScreen

/// The modifiers around a row of a grid, innermost first. They apply to each of its cells.
@MainActor
final class GridCells {
  /// The nodes of the modifiers hold the row, so it does not hold them.
  private struct Modifier {
    weak var decorator: (any RowDecorator)?
  }

  private var modifiers: [Modifier] = []

  func decorate(_ cells: inout [Element]) {
    for modifier in modifiers { modifier.decorator?.decorate(&cells) }
  }

  /// Adds a modifier around the modifiers so far, unless it has been added.
  fileprivate func add(_ decorator: any RowDecorator, around row: Element) {
    if modifiers.contains(where: { $0.decorator === decorator }) { return }
    modifiers.append(Modifier(decorator: decorator))
    var cells = Array(row.children)
    decorator.decorate(&cells)
    row.setChildren(cells)
  }
}

private enum GridCellsTrait: ElementTraitKey {
  typealias Value = GridCells
}

extension Element {
  /// The modifiers of the element's cells, if it is a row of a grid with any.
  var gridCells: GridCells? { traits?[GridCellsTrait.self] }

  fileprivate func decorateCells(with decorator: any RowDecorator) {
    let cells = gridCells ?? GridCells()
    if gridCells == nil { setTrait(GridCellsTrait.self, cells) }
    cells.add(decorator, around: self)
  }
}

extension RowDecorator {
  /// Applies a modifier to the cells of the rows of grids among some elements. Returns `false` if there are no such rows.
  @MainActor func decorateGridRows(_ elements: inout [Element], from start: Int) -> Bool {
    guard elements[start...].contains(where: { $0.layoutKind is GridRowElementLayout }) else { return false }
    for index in start..<elements.count {
      if elements[index].layoutKind is GridRowElementLayout {
        elements[index].decorateCells(with: self)
      } else {
        var other = [elements[index]]
        decorate(&other)
        elements[index] = other[0]
      }
    }
    return true
  }
}
