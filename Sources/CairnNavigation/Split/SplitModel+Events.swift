extension SplitModel {
  /// Toggles the sidebar. With three columns and only the detail visible, the content column appears first.
  package mutating func toggleSidebar() -> SplitWrites {
    guard case .expanded(let shown, _) = arrangement else { return SplitWrites() }
    if columns.count == 2 { return show(shown.contains(.sidebar) ? .detailOnly : .all) }
    return show(shown == [.content, .detail] ? .all : .doubleColumn)
  }

  /// Hides the overlaid columns after a tap on the area they dim.
  package mutating func hideOverlaidColumns() -> SplitWrites {
    guard case .expanded(let shown, let overlaid) = arrangement, !overlaid.isEmpty else { return SplitWrites() }
    return show(shown.count - overlaid.count == 2 ? .doubleColumn : .detailOnly)
  }

  /// Handles a list in a column gaining or losing its selection. In a collapsed view, this moves forward or
  /// back.
  package mutating func selectionChanged(
    in column: NavigationSplitViewColumn, hasSelection: Bool
  ) -> SplitWrites {
    self[column].hasSelection = hasSelection
    guard isCollapsed else { return SplitWrites() }
    if hasSelection { return bringToTop(self.column(after: column) ?? column) }
    return topColumn.place > column.place ? bringToTop(column) : SplitWrites()
  }

  /// Handles a link or an item in an earlier column replacing a column's own content.
  package mutating func fill(_ column: NavigationSplitViewColumn) -> SplitWrites {
    self[column].isFilled = true
    return moveForward(to: column)
  }

  /// Handles a link in an earlier column pushing a page onto this column's stack, and brings this column into
  /// view.
  package mutating func moveForward(to column: NavigationSplitViewColumn) -> SplitWrites {
    isCollapsed ? bringToTop(column) : SplitWrites()
  }

  /// Goes back in a collapsed view: pops one page of the top column, or else leaves the column itself.
  package mutating func goBack() -> SplitWrites {
    guard isCollapsed else { return SplitWrites() }
    let column = topColumn
    if self[column].pages > 0 {
      self[column].pages -= 1
      return SplitWrites(popped: column)
    }
    return leave(column)
  }

  /// Handles `dismiss()` in the root of a column. A collapsed view leaves the column; an expanded one undoes
  /// whatever led to it.
  package mutating func dismiss(_ column: NavigationSplitViewColumn) -> SplitWrites {
    guard isCollapsed else { return takeBackWhatLed(to: column) }
    var writes = SplitWrites()
    for leaving in columns.reversed() where leaving.place >= column.place && leaving.place <= topColumn.place {
      let more = leave(leaving)
      writes.preferredCompactColumn = more.preferredCompactColumn ?? writes.preferredCompactColumn
      writes.clearedSelections += more.clearedSelections
      writes.emptied += more.emptied
      writes.clearedStacks += more.clearedStacks
    }
    return writes
  }

  /// Returns the columns whose stacks pop to their root because the selection in an earlier column changed.
  ///
  /// - Parameter written: The columns whose paths were written in the same turn. A deep link sets both and keeps
  ///   both.
  package func columnsToClear(
    afterSelectionIn column: NavigationSplitViewColumn, exceptWritten written: Set<NavigationSplitViewColumn> = []
  ) -> [NavigationSplitViewColumn] {
    columns.filter { $0.place > column.place && self[$0].pages > 0 && !written.contains($0) }
  }

  private mutating func show(_ visibility: NavigationSplitViewVisibility) -> SplitWrites {
    self.visibility = visibility
    return SplitWrites(visibility: visibility)
  }

  private mutating func bringToTop(_ column: NavigationSplitViewColumn) -> SplitWrites {
    guard let preferred = preferredCompactColumn, preferred != column else { return SplitWrites() }
    preferredCompactColumn = column
    return SplitWrites(preferredCompactColumn: column)
  }

  private mutating func leave(_ column: NavigationSplitViewColumn) -> SplitWrites {
    guard let before = self.column(before: column) else { return SplitWrites() }
    var writes = takeBackWhatLed(to: column)
    if self[column].pages > 0 {
      self[column].pages = 0
      writes.clearedStacks = [column]
    }
    writes.preferredCompactColumn = bringToTop(before).preferredCompactColumn
    return writes
  }

  private mutating func takeBackWhatLed(to column: NavigationSplitViewColumn) -> SplitWrites {
    var writes = SplitWrites()
    guard let before = self.column(before: column) else { return writes }
    if self[before].hasSelection {
      self[before].hasSelection = false
      writes.clearedSelections = [before]
    }
    if self[column].isFilled {
      self[column].isFilled = false
      writes.emptied = [column]
    }
    return writes
  }
}
