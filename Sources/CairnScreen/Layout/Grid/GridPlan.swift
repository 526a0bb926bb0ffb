import CairnValues
import Foundation

/// The arithmetic of a grid for one proposal: where everything goes.
///
/// 1. There are as many columns as in the row with the most.
/// 2. Columns share the width like the children of a row, each as wide as its widest cell.
/// 3. What a cell that spans several columns needs beyond their width is added to them equally.
/// 4. Rows share the height like the children of a column, each as tall as its aligned cells.
@MainActor
struct GridPlan {
  struct Cell {
    let element: Element
    let firstColumn: Int
    let columns: Int
    let unsizedAxes: Axis.Set
    var proposal = Proposal.unspecified
  }

  struct Row {
    /// `false` for a child of the grid that is not a row.
    let isRow: Bool
    let alignment: AlignmentKey
    var cells: [Cell] = []
    var start: CGFloat = 0
    var length: CGFloat = 0
    /// The gap above the row.
    var gap: CGFloat = 0
    /// The distance from the top of the row to the line where its cells' guides meet.
    var line: CGFloat = 0
  }

  struct Column {
    var start: CGFloat = 0
    var length: CGFloat = 0
    var alignment: AlignmentKey
  }

  private(set) var rows: [Row] = []
  private(set) var columns: [Column] = []
  private(set) var size = CGSize.zero
  private let usualAlignment: AlignmentKey
  private let columnGap: CGFloat

  init(
    _ grid: GridElementLayout, of children: some RandomAccessCollection<Element>, in parent: Element, proposal: Proposal
  ) {
    let metrics = parent.screen.metrics
    usualAlignment = grid.alignment.horizontal.key
    columnGap = grid.horizontalSpacing.map { parent.gap($0, .horizontal) } ?? metrics.spacing(along: .horizontal)
    gather(children, grid.alignment)
    if rows.isEmpty || columns.isEmpty { return }
    let rowGap = grid.verticalSpacing.map { parent.gap($0, .vertical) } ?? metrics.spacing(along: .vertical)
    setGaps(rowGap, followTexts: grid.verticalSpacing == nil && metrics.textGaps != nil)
    sizeColumns(proposal.width)
    sizeRows(proposal.height)
  }

  private mutating func gather(_ children: some RandomAccessCollection<Element>, _ alignment: Alignment) {
    var count = 0
    for child in children {
      let kind = child.layout.kind as? GridRowElementLayout
      var row = Row(isRow: kind != nil, alignment: (kind?.alignment ?? alignment.vertical).key)
      guard kind != nil else {
        row.cells = [Cell(child, 0, Int.max)]
        rows.append(row)
        count = max(count, 1)
        continue
      }
      var next = 0
      for cell in child.children {
        let wanted = cell.traits?[GridCellColumnsTrait.self] ?? 1
        let columns = min(max(wanted, 1), 1_000)
        row.cells.append(Cell(cell, next, columns))
        next += columns
      }
      count = max(count, next)
      rows.append(row)
    }
    columns = Array(repeating: Column(alignment: alignment.horizontal.key), count: count)
    for row in rows {
      for cell in row.cells where row.isRow {
        guard let own = cell.element.traits?[GridColumnAlignmentTrait.self] else { continue }
        columns[cell.firstColumn].alignment = own.key
      }
    }
  }

  private mutating func setGaps(_ usual: CGFloat, followTexts: Bool) {
    for index in rows.indices.dropFirst() {
      rows[index].gap = usual
      if followTexts {
        let upper = rows[index - 1].cells.map(\.element).gapEdge(at: .bottom)
        rows[index].gap = upper.gap(to: rows[index].cells.map(\.element).gapEdge(at: .top), usual: usual)
      }
    }
  }

  private func span(_ cell: Cell) -> Range<Int> {
    cell.firstColumn..<min(columns.count, cell.columns == Int.max ? columns.count : cell.firstColumn + cell.columns)
  }

  private mutating func sizeColumns(_ offered: CGFloat) {
    let available = Proposal.rest(offered, minus: columnGap * CGFloat(columns.count - 1))
    let shares = GridShares(count: columns.count, available: available) { column, length in
      width(ofColumn: column, offered: length)
    }
    for column in columns.indices { columns[column].length = shares.lengths[column] }
    widenForSpans(available)

    var start: CGFloat = 0
    for column in columns.indices {
      columns[column].start = start
      start += columns[column].length + columnGap
    }
    size.width = start - columnGap
    for row in rows.indices {
      for cell in rows[row].cells.indices { rows[row].cells[cell].proposal.width = width(of: rows[row].cells[cell]) }
    }
  }

  private func width(ofColumn column: Int, offered: CGFloat) -> CGFloat {
    var width: CGFloat = 0
    for row in rows {
      for cell in row.cells
      where cell.firstColumn == column && cell.columns == 1 && !cell.unsizedAxes.contains(.horizontal) {
        width = max(width, cell.element.size(for: Proposal(width: offered, height: Proposal.open)).width)
      }
    }
    return width
  }

  /// A cell's width includes the gaps between its columns.
  private func width(of cell: Cell) -> CGFloat {
    let span = span(cell)
    var width = columnGap * CGFloat(span.count - 1)
    for column in span { width += columns[column].length }
    return max(width, 0)
  }

  /// Widens columns for cells that span several, starting with those that span the fewest.
  private mutating func widenForSpans(_ available: CGFloat) {
    var spanning: [Cell] = []
    for row in rows {
      for cell in row.cells where cell.columns > 1 && !cell.unsizedAxes.contains(.horizontal) { spanning.append(cell) }
    }
    spanning = spanning.sortedBySpan()
    for cell in spanning {
      let current = width(of: cell)
      var offered = available
      if available != Proposal.open {
        var used: CGFloat = 0
        for column in columns { used += column.length }
        offered = current + max(available - used, 0)
      }
      let wanted = cell.element.size(for: Proposal(width: offered, height: Proposal.open)).width
      guard wanted > current, wanted < .infinity || offered == .infinity else { continue }
      let span = span(cell)
      let extra = (wanted - current) / CGFloat(span.count)
      for column in span { columns[column].length += extra }
    }
  }

  private mutating func sizeRows(_ offered: CGFloat) {
    let available = Proposal.rest(offered, minus: rows.reduce(0) { $0 + $1.gap })
    let shares = GridShares(count: rows.count, available: available) { row, length in
      height(ofRow: rows[row], offered: length).length
    }
    var start: CGFloat = 0
    for row in rows.indices {
      let (length, line) = height(ofRow: rows[row], offered: shares.offers[row])
      rows[row].length = length
      rows[row].line = line
      start += rows[row].gap
      rows[row].start = start
      start += length
      for cell in rows[row].cells.indices { rows[row].cells[cell].proposal.height = shares.offers[row] }
    }
    size.height = start
  }

  private func height(ofRow row: Row, offered: CGFloat) -> (length: CGFloat, line: CGFloat) {
    var ahead: CGFloat = 0
    var behind: CGFloat = 0
    var isEmpty = true
    for cell in row.cells where !cell.unsizedAxes.contains(.vertical) {
      let proposal = Proposal(width: cell.proposal.width, height: offered)
      let size = cell.element.size(for: proposal)
      if size.height == .infinity { return (.infinity, 0) }
      let guide = cell.element.guide(row.alignment, proposal: proposal, size: size)
      ahead = isEmpty ? guide : max(ahead, guide)
      behind = isEmpty ? size.height - guide : max(behind, size.height - guide)
      isEmpty = false
    }
    return (max(ahead + behind, 0), ahead)
  }

  /// Places a cell, measured from the start of its row.
  func place(_ cell: Cell, in row: Row, of parent: Element, slot: inout ChildSlot) {
    var proposal = cell.proposal
    if cell.unsizedAxes.contains(.vertical) { proposal.height = row.length }
    let room = CGSize(width: width(of: cell), height: row.length)
    let own = cell.element.size(for: proposal, by: parent)
    slot.proposal = proposal
    slot.x = columns[cell.firstColumn].start
    if let anchor = cell.element.traits?[GridCellAnchorTrait.self] {
      slot.x += (room.width - own.width) * anchor.x
      slot.y = (room.height - own.height) * anchor.y
      return
    }
    let alignment = cell.columns == 1 ? columns[cell.firstColumn].alignment : usualAlignment
    slot.x += alignment.place(in: room) - cell.element.guide(alignment, proposal: proposal, size: own)
    slot.y = row.line - cell.element.guide(row.alignment, proposal: proposal, size: own)
  }
}

extension GridPlan.Cell {
  @MainActor
  fileprivate init(_ element: Element, _ firstColumn: Int, _ columns: Int) {
    self.element = element
    self.firstColumn = firstColumn
    self.columns = columns
    unsizedAxes = element.traits?[GridCellUnsizedAxesTrait.self] ?? []
  }
}

extension [GridPlan.Cell] {
  fileprivate func sortedBySpan() -> [GridPlan.Cell] {
    indices.sorted { (self[$0].columns, $0) < (self[$1].columns, $1) }.map { self[$0] }
  }
}

/// A length distributed among columns or rows, least flexible first, as a stack distributes it among its
/// children.
@MainActor
private struct GridShares {
  /// The final proposal for each.
  private(set) var offers: [CGFloat]
  /// What each took.
  private(set) var lengths: [CGFloat]

  init(count: Int, available: CGFloat, take: (Int, CGFloat) -> CGFloat) {
    offers = Array(repeating: available, count: count)
    lengths = Array(repeating: 0, count: count)
    var order = Array(0..<count)
    if available != Proposal.open, available != 0, available != .infinity, count > 1 {
      var flexibilities: [CGFloat] = []
      for index in 0..<count {
        let least = take(index, 0)
        let most = take(index, .infinity)
        flexibilities.append(most == least ? 0 : most - least)
      }
      order = flexibilities.indicesInOrder
    }
    var left = available
    for (place, index) in order.enumerated() {
      if available != Proposal.open, available < .infinity {
        offers[index] = Proposal.length(left / CGFloat(count - place))
      }
      lengths[index] = take(index, offers[index])
      left -= lengths[index]
    }
  }
}

extension [CGFloat] {
  fileprivate var indicesInOrder: [Int] { indices.sorted { (self[$0], $0) < (self[$1], $1) } }
}
