/// What is in front: a sheet before the page it covers.
extension Element {
  /// The elements a person can reach in a window, those in front first. Each stands for everything inside it; what
  /// lies behind something modal is left out.
  package var layers: [[Element]] {
    guard hasPresentations else { return [[self]] }
    var layers: [[Element]] = []
    for element in children.reversed() where element.isPresentation {
      layers.append([element])
      if element.hasTrait(.modal) { return layers }
    }
    return layers + [children.filter { !$0.isPresentation }]
  }

  /// The labels of everything that can be read in a window: what is behind first, what is in front last.
  package var frontTexts: [String] {
    var texts: [String] = []
    for layer in layers.reversed() {
      for element in layer {
        if element.isPresentation || element === self {
          texts += element.textsInside
        } else {
          element.appendTexts(to: &texts)
        }
      }
    }
    return texts
  }

  /// Whether anything is presented in front of what else there is in a window.
  package var hasPresentations: Bool {
    for child in children where child.isPresentation { return true }
    return false
  }

  package var isPresentation: Bool {
    switch role {
    case .sheet, .popover, .alert, .dialog: true
    default: false
    }
  }

  /// What a person in front of a window can have loaded again: of several the last, a detail and not its sidebar.
  package var partToRefresh: Element? {
    func last(in part: Element) -> Element? {
      for child in part.children.reversed() {
        if let found = last(in: child) { return found }
      }
      return part.events.contains(.refresh) ? part : nil
    }
    for part in (layers.first ?? []).reversed() {
      if let found = last(in: part) { return found }
    }
    return nil
  }

  /// The first element inside, in reading order, that answers to a description.
  package func firstInside(where isMeant: (Element) -> Bool) -> Element? {
    for child in children {
      if isMeant(child) { return child }
      if let found = child.firstInside(where: isMeant) { return found }
    }
    return nil
  }
}
