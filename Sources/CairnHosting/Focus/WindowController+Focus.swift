import CairnCore
import CairnScreen

// Where the focus goes when a page or a panel comes to the front.
extension WindowController {
  /// Makes sure that the focus is on something a person can reach; `true` if it moved.
  package func settleFocus<Stop: FocusStop>(among stops: [Stop]) -> Bool {
    focusMemory.dropWhatIsGone()
    if let focused {
      for stop in stops where stop.element === focused {
        focusMemory.remember(focused)
        focusMemory.settled = focused
        return false
      }
    }
    // A field that the app took the focus from does not get it back.
    if focused == nil, let field = focusMemory.settled, field.takesText,
      stops.contains(where: { $0.element === field })
    {
      focusMemory.leave(field)
    }
    guard let next = firstFocus(among: stops) else {
      // Nothing in front takes the focus, and nothing behind may have it.
      guard focused != nil else { return false }
      window.focus.move(to: nil)
      return true
    }
    return move(to: next.element)
  }

  /// What gets the focus: the chosen item of a menu, what had it when the person was here before, or the first thing on
  /// the page that Return may press without harm.
  package func firstFocus<Stop: FocusStop>(among stops: [Stop]) -> Stop? {
    let front = openPopUp ?? root?.layers.first?.first
    if front?.popsUp == true, let chosen = stops.first(where: { $0.element.hasTrait(.selected) }) { return chosen }
    let places = places(in: front)
    for place in places {
      if let known = focusMemory.element(at: place), let stop = stops.first(where: { $0.element === known }) {
        return stop
      }
    }
    // An alert that asks for text is there to be typed into.
    if front?.role == .alert || front?.role == .dialog,
      let field = stops.first(where: { $0.element.takesText && !focusMemory.isLeft($0.element) })
    {
      return field
    }
    for place in places {
      let inPlace = stops.filter { isGoodStart($0) && FocusMemory.place(of: $0.element) == place }
      // Pressing Return before reading must not destroy anything.
      if let stop = inPlace.first(where: { !$0.element.hasTrait(.destructive) }) ?? inPlace.first { return stop }
    }
    return stops.first(where: isGoodStart) ?? stops.first { !$0.element.takesText && $0.isInView }
  }

  private func isGoodStart(_ stop: some FocusStop) -> Bool {
    let element = stop.element
    if stop.isInBar || element.takesText || !stop.isInView || element.role == .tabs { return false }
    // A group around everything else is no place to start.
    return element.role != .group || element.stopCount <= 1
  }

  /// The pages in front, the innermost and last first.
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
