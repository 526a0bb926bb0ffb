extension SplitModel {
  /// The person asked to show or hide the sidebar. From the detail alone of three columns, the content comes first.
  package mutating func toggleSidebar() -> SplitWrites {
    guard case .expanded(let shown, _) = arrangement else { return SplitWrites() }
    if columns.count == 2 { return show(shown.contains(.sidebar) ? .detailOnly : .all) }
    return show(shown == [.content, .detail] ? .all : .doubleColumn)
  }

  /// The person touched what overlaid columns dim, and so hides them.
  package mutating func hideOverlaidColumns() -> SplitWrites {
    guard case .expanded(let shown, let overlaid) = arrangement, !overlaid.isEmpty else { return SplitWrites() }
    return show(shown.count - overlaid.count == 2 ? .doubleColumn : .detailOnly)
  }

  /// A list in a column got another selection, or none. While collapsed that goes forward, or back.
  package mutating func selectionChanged(
    in column: NavigationSplitViewColumn, hasSelection: Bool
  ) -> SplitWrites {
    self[column].hasSelection = hasSelection
    guard isCollapsed else { return SplitWrites() }
    if hasSelection { return bringToTop(self.column(after: column) ?? column) }
    return topColumn.place > column.place ? bringToTop(column) : SplitWrites()
  }

  /// A link or an item in an earlier column put something in the place of a column's own content.
  package mutating func fill(_ column: NavigationSplitViewColumn) -> SplitWrites {
    self[column].isFilled = true
    return moveForward(to: column)
  }

  /// A link in an earlier column put a page on the stack of a column, which is to be seen.
  package mutating func moveForward(to column: NavigationSplitViewColumn) -> SplitWrites {
    isCollapsed ? bringToTop(column) : SplitWrites()
  }

  /// The person goes back while the view is collapsed: one page of the column on top, or else the column itself.
  package mutating func goBack() -> SplitWrites {
    guard isCollapsed else { return SplitWrites() }
    let column = topColumn
    if self[column].pages > 0 {
      self[column].pages -= 1
      return SplitWrites(popped: column)
    }
    return leave(column)
  }

  /// `dismiss()` was called in the root of a column: the column leaves a collapsed view; what led to it is taken back in
  /// an expanded one.
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

  /// The columns whose stacks go back to their root because the selection in an earlier column changed.
  ///
  /// - Parameter written: The columns whose paths were written in the same turn: a deep link sets both and keeps both.
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
