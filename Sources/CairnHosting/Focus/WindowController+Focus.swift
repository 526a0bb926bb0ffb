import CairnCore
import CairnScreen

// The initial focus when a page or panel comes to the front.
extension WindowController {
  /// Ensures that the focus is on an element in reach. Returns `true` if it moved.
  package func settleFocus() -> Bool {
    focusMemory.dropWhatIsGone()
    if let focused, canKeepFocus(focused) {
      focusMemory.remember(focused)
      focusMemory.settled = focused
      return false
    }
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
    return move(to: next.element)
  }

  /// Returns the initial focus in the content of a page or panel, for a host that moves the focus by its own means. Where typing
  /// does nothing outside of fields, it may be a field.
  package func startingFocus(in area: Element, canBeField: Bool) -> Element? {
    let stops = focusStops.filter { !$0.isInBar && (area === $0.element || area.contains($0.element)) }
    return firstFocus(among: stops, canBeField: canBeField)?.element
  }

  /// Remembers where the user has moved the focus, for when they return to the page.
  package func noteFocus(_ element: Element) { focusMemory.remember(element) }

  /// Returns the initial focus: the chosen item of a menu, the focus from the user's last visit, the selected row, or the
  /// first element on the page that Return can press without harm.
  private func firstFocus(among stops: [FocusStop], canBeField: Bool = false) -> FocusStop? {
    let isGoodStart = { self.isGoodStart($0, canBeField: canBeField) }
    let front = openPopUp ?? root?.layers.first?.first
    if front?.popsUp == true, let chosen = stops.first(where: { $0.element.hasTrait(.selected) }) { return chosen }
    let places = places(in: front)
    for place in places {
      if let known = focusMemory.element(at: place), let stop = stops.first(where: { $0.element === known }) {
        return stop
      }
    }
    // An alert with a text field starts in the field.
    if front?.isDialog == true,
      let field = stops.first(where: { $0.element.takesText && !focusMemory.isLeft($0.element) })
    {
      return field
    }
    for place in places {
      let inPlace = stops.filter { isGoodStart($0) && FocusMemory.place(of: $0.element) == place }
      // A page that begins with a field is there to be filled in.
      if let field = stops.first(where: { !$0.isInBar && FocusMemory.place(of: $0.element) == place }),
        field.element.takesText, field.isInView, !focusMemory.isLeft(field.element),
        !inPlace.contains(where: isSelected)
      {
        return field
      }
      if let chosen = inPlace.first(where: isSelected) { return chosen }
      // Pressing Return before reading must not destroy anything.
      if let stop = inPlace.first(where: { !$0.element.hasTrait(.destructive) }) ?? inPlace.first { return stop }
      // A page that was pushed and has nothing to press is there to be read. Its keys scroll it, not the sidebar.
      if front === root, let page = window.frontStack, page.depth > 0 || page.canGoBack, page.element?.id == place {
        return nil
      }
    }
    return stops.first(where: isGoodStart) ?? stops.first { (canBeField || !$0.element.takesText) && $0.isInView }
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

  /// Returns the pages in front, innermost and last first.
  private func places(in front: Element?) -> [ElementID] {
    var places: [ElementID] = []
    func visit(_ element: Element) {
      if element.isUnseen { return }
      for child in element.children.reversed() where element !== root || !child.isPresentation { visit(child) }
      if element.role == .page { places.append(element.id) }
    }
    if let front {
      visit(front)
      places.append(front.id)
    }
    return places
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
