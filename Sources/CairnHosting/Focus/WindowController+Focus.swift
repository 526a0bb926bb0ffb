import CairnCore
import CairnNavigation
import CairnScreen

// The initial focus when a page or panel comes to the front.
extension WindowController {
  /// Ensures that the focus is on an element in reach. Returns `true` if it moved.
  package func settleFocus() -> Bool {
    focusMemory.dropWhatIsGone()
    if let focused, canKeepFocus(focused) {
      if focusMemory.isStopgap(focused) {
        guard let better = firstFocus(among: focusStops), !better.isInBar else { return false }
        return move(to: better.element)
      }
      focusMemory.remember(focused)
      focusMemory.settled = focused
      return false
    }
    if pane != nil { return false }
    let stops = focusStops
    // A field that the app has unfocused is not focused again.
    if focused == nil, let field = focusMemory.settled, field.takesText,
      stops.contains(where: { $0.element === field })
    {
      focusMemory.leave(field)
    }
    guard let next = firstFocus(among: stops) else {
      // No element in front is focusable, and elements behind must not be focused.
      guard focused != nil else { return false }
      window.focus.move(to: nil)
      return true
    }
    // While a page is loading, its bar is often the only place for the focus.
    let isStopgap = next.isInBar && !focusMemory.knows(next.element)
    guard move(to: next.element) else { return false }
    if isStopgap { focusMemory.makeStopgap(of: next.element) }
    return true
  }

  /// Returns the initial focus in the content of a page or panel, for a host that moves the focus by its own means. Where typing
  /// does nothing outside of fields, it may be a field.
  package func startingFocus(in area: Element, canBeField: Bool) -> Element? {
    let stops = focusStops.filter { !$0.isInBar && (area === $0.element || area.contains($0.element)) }
    return firstFocus(among: stops, canBeField: canBeField)?.element
  }

  /// Remembers where the user has moved the focus, for when they return to the page.
  package func noteFocus(_ element: Element) { focusMemory.remember(element) }

  /// Returns the initial focus: the chosen item of a menu, the focus from the user's last visit, the list that the columns are
  /// chosen from, the selected row, or the first element on the page that Return can press without harm. Pages near the last
  /// focus come first: a page that was pushed comes before the columns beside it.
  private func firstFocus(among stops: [FocusStop], canBeField: Bool = false) -> FocusStop? {
    let front = openPopUp ?? root?.layers.first?.first
    if front?.popsUp == true, let chosen = stops.first(where: { $0.element.hasTrait(.selected) }) { return chosen }
    var stopsOfPages: [ElementID: [FocusStop]] = [:]
    for stop in stops { stopsOfPages[FocusMemory.place(of: stop.element), default: []].append(stop) }
    for pages in pagesByNearness(in: front) {
      let own = pages.flatMap { stopsOfPages[$0.id] ?? [] }
      let known = focusMemory.latest(at: pages.map(\.id)) { known in own.contains { $0.element === known } }
      if let stop = own.first(where: { $0.element === known }) { return stop }
      // An alert with a text field starts in the field.
      if front?.isDialog == true,
        let field = stops.first(where: { $0.element.takesText && !focusMemory.isLeft($0.element) })
      {
        return field
      }
      if let row = startInColumns(of: pages, stopsOfPages, in: front) { return row }
      for page in pages {
        if let stop = start(among: stopsOfPages[page.id] ?? [], canBeField: canBeField) { return stop }
        // A page that was pushed and has nothing to press is there to be read. Its keys scroll it, not the sidebar.
        if page.id == pushedPage(in: front) { return nil }
      }
    }
    return stops.first { isGoodStart($0, canBeField: canBeField) }
      ?? stops.first { stop in
        // Of tabs, the one whose page this is.
        (canBeField || !stop.element.takesText) && stop.isInView
          && (stop.element.role != .tab || stop.element.hasTrait(.selected))
      }
  }

  /// The page in front if it was pushed.
  private func pushedPage(in front: Element?) -> ElementID? {
    guard front === root, let top = window.frontStack, top.depth > 0 || top.canGoBack else { return nil }
    return top.element?.id
  }

  /// Returns the row to start at in columns: of the list in the content column, or else of one in the detail column or the
  /// sidebar. A page that was pushed, such as one that a link has opened, comes before all but a selected row of the content
  /// column.
  private func startInColumns(of pages: [Element], _ stopsOfPages: [ElementID: [FocusStop]], in front: Element?)
    -> FocusStop?
  {
    let pushed = pushedPage(in: front)
    let isPushed = pages.contains { $0.id == pushed }
    let places: [NavigationSplitViewColumn] = isPushed ? [.content] : [.content, .detail, .sidebar]
    for place in places {
      for page in pages where page.columnPlace == place {
        let rows = (stopsOfPages[page.id] ?? []).filter {
          isGoodStart($0, canBeField: false) && $0.element.isChosenFrom
        }
        if let row = rows.first(where: isSelected) ?? (isPushed ? nil : rows.first) { return row }
      }
    }
    return nil
  }

  private func start(among stops: [FocusStop], canBeField: Bool) -> FocusStop? {
    let good = stops.filter { isGoodStart($0, canBeField: canBeField) }
    if let chosen = good.first(where: isSelected) { return chosen }
    // A page that begins with a field is there to be filled in.
    if let field = stops.first(where: { !$0.isInBar }), field.element.takesText, field.isInView,
      !focusMemory.isLeft(field.element)
    {
      return field
    }
    // Pressing Return before reading must not destroy anything.
    return good.first { !$0.element.hasTrait(.destructive) } ?? good.first
  }

  private func isSelected(_ stop: FocusStop) -> Bool {
    stop.element.role == .row && stop.element.hasTrait(.selected)
  }

  private func isGoodStart(_ stop: FocusStop, canBeField: Bool) -> Bool {
    let element = stop.element
    if stop.isInBar || element.takesText && !canBeField || !stop.isInView || element.role == .tabs { return false }
    // A group around everything else is not a good start.
    return element.role != .group || element.stopCount <= 1
  }

  /// Returns the pages in front, those nearest to the last focus first: the page itself, then those of its stack, then those of
  /// its column. Equally near ones are in one group, innermost and last first.
  private func pagesByNearness(in front: Element?) -> [[Element]] {
    var pages: [Element] = []
    func visit(_ element: Element) {
      if element.isUnseen { return }
      for child in element.children.reversed() where element !== root || !child.isPresentation { visit(child) }
      if element.role == .page { pages.append(element) }
    }
    if let front {
      visit(front)
      if front.role != .page { pages.append(front) }
    }
    let areas = focusMemory.areas
    func distance(of page: Element) -> Int {
      areas.firstIndex { area in page.selfAndAncestors.contains { $0.id == area } } ?? areas.count
    }
    return Dictionary(grouping: pages, by: distance).sorted { $0.key < $1.key }.map(\.value)
  }

  /// The part of the screen that the user reads although nothing in it can have the focus.
  package var pane: Element? {
    guard focused == nil, let pane = focusMemory.pane, !pane.isGone, pane.isInReach, isInFront(pane) else { return nil }
    return pane
  }

  /// Moves the focus to a part of the screen in which nothing can have it, to scroll there.
  package func read(_ pane: Element) {
    window.focus.move(to: nil)
    focusMemory.enter(pane)
  }

  /// Returns where the user was among some elements, or else the selected row.
  package func placeToReturn(among elements: [Element]) -> Element? {
    let places = Set(elements.map { FocusMemory.place(of: $0) })
    let known = focusMemory.latest(at: Array(places)) { known in elements.contains { $0 === known } }
    return elements.first { $0 === known } ?? elements.first { $0.isRow && $0.hasTrait(.selected) }
  }

  /// Moves the focus to an element and scrolls it into view.
  @discardableResult
  package func move(to element: Element) -> Bool {
    guard session.send(.focus(true), to: element) else { return false }
    focusMemory.remember(element)
    reveal(element)
    return true
  }
}

extension Element {
  /// Whether it is a row that is selected, or that leads to another page.
  fileprivate var isChosenFrom: Bool { isRow && (events.contains(.select) || leadsOn) }
}
