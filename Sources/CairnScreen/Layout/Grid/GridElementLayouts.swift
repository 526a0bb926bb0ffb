import CairnValues
import Foundation

/// Rows of cells in common columns, for `Grid`. A child that is not a row takes the whole width.
///
/// It belongs to one element: between arranging itself and its rows, it stores the positions of the cells.
package final class GridElementLayout: ElementLayout, SomeChildrenLayout {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  fileprivate private(set) var plan: GridPlan?

  package init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  package override var arrangement: Arrangement {
    .grid(alignment, across: horizontalSpacing, along: verticalSpacing)
  }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? GridElementLayout else { return false }
    return alignment == other.alignment && horizontalSpacing == other.horizontalSpacing
      && verticalSpacing == other.verticalSpacing
  }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    GridPlan(self, of: element.children, in: element, proposal: proposal).size
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) { arrange(some: element.children, in: element, proposal: proposal, size: size, slots: slots) }

  func size(of children: [Element], in parent: Element, proposal: Proposal) -> CGSize {
    GridPlan(self, of: children, in: parent, proposal: proposal).size
  }

  func arrange(
    _ children: [Element], in parent: Element, proposal: Proposal, size: CGSize,
    slots: ChildSlots
  ) { arrange(some: children, in: parent, proposal: proposal, size: size, slots: slots) }

  private func arrange(
    some children: some RandomAccessCollection<Element>, in parent: Element, proposal: Proposal, size: CGSize,
    slots: ChildSlots
  ) {
    let plan = GridPlan(self, of: children, in: parent, proposal: proposal)
    if parent.layout.frame.size.isSame(as: size) { self.plan = plan }
    for (index, child) in children.enumerated() {
      let row = plan.rows[index]
      if let kind = child.layout.kind as? GridRowElementLayout {
        kind.index = index
        slots[index].y = row.start
        slots[index].proposal = Proposal(width: plan.size.width, height: row.length)
        child.layout.needsPlacing = true
      } else {
        plan.place(row.cells[0], in: row, of: parent, slot: &slots[index])
        slots[index].y += row.start
      }
    }
  }

  /// Rows only know where their cells are once they are placed, so the grid looks at the cells itself.
  package override func explicitGuide(
    _ key: AlignmentKey, of element: Element, proposal: Proposal, size: CGSize
  ) -> CGFloat? {
    let plan = GridPlan(self, of: element.children, in: element, proposal: proposal)
    var combination = AlignmentKey.Combination(key)
    for row in plan.rows {
      for cell in row.cells {
        var slot = ChildSlot()
        plan.place(cell, in: row, of: cell.element.parent ?? element, slot: &slot)
        let own = cell.element.size(for: slot.proposal)
        guard let value = cell.element.explicitGuide(key, proposal: slot.proposal, size: own) else { continue }
        combination.add(value + (key.axis == .horizontal ? slot.x : row.start + slot.y))
      }
    }
    return combination.value
  }

  package override var orientation: StackOrientation { .none }
}

/// A row of a grid. The grid lays out its cells; outside a grid it is an ordinary row.
package final class GridRowElementLayout: ElementLayout {
  let alignment: VerticalAlignment?
  /// The row's index in its grid.
  fileprivate var index = 0

  package init(alignment: VerticalAlignment? = nil) { self.alignment = alignment }

  private func plainRow() -> ElementLayout { .row(alignment: alignment ?? .center) }

  package override var arrangement: Arrangement { .gridRow(alignment) }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    guard element.parent?.layout.kind is GridElementLayout else {
      return plainRow().size(of: element, proposal: proposal)
    }
    return CGSize(width: max(proposal.width, 0), height: max(proposal.height, 0))
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    guard let grid = element.parent, let kind = grid.layout.kind as? GridElementLayout else {
      plainRow().arrange(element, proposal: proposal, size: size, slots: slots)
      return
    }
    guard let plan = kind.plan, index < plan.rows.count, plan.rows[index].cells.count == element.children.count else {
      return
    }
    let row = plan.rows[index]
    for (index, cell) in row.cells.enumerated() { plan.place(cell, in: row, of: element, slot: &slots[index]) }
  }

  package override var isSeenThrough: Bool { true }
  // The grid asks the cells on behalf of the row. A row with its own cache would cut the cells off from the
  // grid.
  package override var remembersSizes: Bool { false }
  package override var orientation: StackOrientation { .none }
}

extension ElementLayout {
  package static func grid(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) -> ElementLayout {
    GridElementLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  package static func gridRow(alignment: VerticalAlignment? = nil) -> ElementLayout {
    GridRowElementLayout(alignment: alignment)
  }
}
